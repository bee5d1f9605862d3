#include "cli/output/output.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/yaml.hpp>

namespace spotit::cli {
namespace {

Json write_position(const diag::SourceText& source, std::size_t byte) {
    const diag::SourceText::Position position = source.find_position(byte);
    return {{"line", position.line}, {"column", position.column}, {"byte", byte}, {"utf16", position.utf16}};
}

void add_place(Json& entry, const diag::Span& place) {
    if (!place.source) return;
    entry["file"] = place.source->name();
    entry["start"] = write_position(*place.source, place.begin);
    entry["end"] = write_position(*place.source, place.end);
}

/// Adds what a sentence is made of; nothing to one that is as it is.
void add_template(Json& entry, const diag::Sentence& sentence) {
    if (sentence.text_template().empty()) return;
    Json values = Json::array(), arguments = Json::object();
    const std::vector<std::string> names = sentence.list_names();
    for (std::size_t i = 0; i < sentence.values().size(); ++i) {
        values.push_back(sentence.values()[i].english());
        arguments[names[i]] = sentence.values()[i].english();
    }
    entry["template"] = sentence.text_template();
    entry["values"] = std::move(values);
    entry["arguments"] = std::move(arguments);
}

Json write_sentence(const diag::Sentence& sentence) {
    Json entry{{"text", sentence}};
    add_template(entry, sentence);
    return entry;
}

Json write_remedy(const diag::Note& remedy) {
    Json settings = Json::array(), edits = Json::array();
    const diag::Change change = yaml::write_out(remedy.change);
    for (const auto& [key, value] : change.settings) settings.push_back({{"key", key}, {"value", value}});
    for (const diag::Edit& edit : change.edits) {
        Json entry = Json::object();
        add_place(entry, edit.place);
        entry["text"] = edit.text.value_or("");
        edits.push_back(std::move(entry));
    }
    Json entry = write_sentence(remedy.text);
    entry["settings"] = std::move(settings);
    entry["edits"] = std::move(edits);
    return entry;
}

Json write_deck_entry(const job::Report& report, std::span<const diag::Diagnostic> problems) {
    Json left_out = Json::array();
    for (const diag::Diagnostic& problem : problems)
        for (const diag::Subject& subject : problem.subjects)
            if (problem.id == "on-no-card") left_out.push_back(subject.id);
    return {{"kind", base::find_enum_name(deck::kind_names, report.kind)},
            {"cards", report.cards},
            {"symbols_per_card", report.symbols_per_card},
            {"symbols", report.symbols},
            {"on_no_card", std::move(left_out)},
            {"sheets", report.sheets},
            {"cards_per_sheet", report.cards_per_sheet},
            {"smallest_symbol_mm", report.min_symbol},
            {"mean_coverage", report.mean_coverage},
            {"worst_coverage", report.worst_coverage}};
}

} // namespace

Json write_theme_entry(const std::string& theme, std::span<const diag::Diagnostic> problems,
                       const job::Report* deck) {
    Json entry{{"theme", theme}, {"problems", write_diagnostics(problems)}};
    if (deck != nullptr) entry["deck"] = write_deck_entry(*deck, problems);
    return entry;
}

Json write_diagnostics(std::span<const diag::Diagnostic> diagnostics) {
    Json list = Json::array();
    for (const diag::Diagnostic& diagnostic : diagnostics) {
        Json entry{{"severity", base::find_enum_name(diag::severity_names, diagnostic.severity)},
                   {"id", diagnostic.id.name()},
                   {"message", diagnostic.message}};
        add_template(entry, diagnostic.message);
        if (!diagnostic.label.empty()) entry["label"] = diagnostic.label;
        add_place(entry, diagnostic.span);
        Json notes = Json::array(), remedies = Json::array(), subjects = Json::array();
        for (const diag::Note& note : diagnostic.notes) notes.push_back(note.text);
        for (const diag::Note& remedy : diagnostic.list_remedies()) remedies.push_back(write_remedy(remedy));
        for (const diag::Subject& subject : diagnostic.subjects)
            subjects.push_back(
                {{"kind", base::find_enum_name(diag::subject_names, subject.kind)}, {"id", subject.id}});
        entry["notes"] = std::move(notes);
        entry["sentences"] = Json{{"label", write_sentence(diagnostic.label)},
                                  {"notes", base::collect(diagnostic.notes, [](const diag::Note& note) {
                                       return write_sentence(note.text);
                                   })}};
        entry["remedies"] = std::move(remedies);
        entry["subjects"] = std::move(subjects);
        list.push_back(std::move(entry));
    }
    return list;
}

Json write_settings(std::span<const theme::ResolvedSetting> settings) {
    Json list = Json::array();
    for (const theme::ResolvedSetting& setting : settings) {
        const theme::KeyInfo& key = *setting.info;
        Json entry{{"key", key.path}, {"value", setting.value}, {"text", setting.text}};
        if (setting.number) entry["number"] = *setting.number;
        if (!setting.colors.empty()) entry["colors"] = setting.colors;
        if (setting.source) entry["from"] = setting.layer;
        entry["default"] = key.default_text;
        if (key.range) entry["range"] = Json::array({(*key.range)[0], (*key.range)[1]});
        entry["unit"] = key.unit;
        entry["words"] = key.words;
        list.push_back(std::move(entry));
    }
    return list;
}

void print_json(const Json& members) {
    Json all{{"schema_version", schema_version}};
    for (std::size_t i = 0; i < members.size(); ++i) all[members.names()[i]] = members.parts()[i];
    print(all.dump(2) + "\n");
}

} // namespace spotit::cli
