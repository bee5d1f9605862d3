#include "cli/output/output.hpp"

#include "cli/output/terminal.hpp"

namespace spotit::cli {
namespace {

Json write_position(const diag::SourceText& source, std::size_t byte) {
    const diag::SourceText::Position position = source.find_position(byte);
    return {{"line", position.line}, {"column", position.column}, {"byte", byte}, {"utf16", position.utf16}};
}

} // namespace

Json write_diagnostics(std::span<const diag::Diagnostic> diagnostics) {
    Json list = Json::array();
    for (const diag::Diagnostic& diagnostic : diagnostics) {
        Json entry{{"severity", diag::to_severity_name(diagnostic.severity)},
                   {"id", diagnostic.id.name()},
                   {"message", diagnostic.message}};
        if (!diagnostic.label.empty()) entry["label"] = diagnostic.label;
        if (const auto& source = diagnostic.span.source) {
            entry["file"] = source->name();
            entry["start"] = write_position(*source, diagnostic.span.begin);
            entry["end"] = write_position(*source, diagnostic.span.end);
        }
        Json notes = Json::array();
        for (const diag::Note& note : diagnostic.notes) notes.push_back(diag::write_note(note));
        entry["notes"] = std::move(notes);
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
