#include <spotit/library.hpp>

#include <spotit/job/output.hpp>
#include <spotit/version.hpp>
#include <spotit/yaml.hpp>

#include <dlfcn.h>

#include <algorithm>
#include <memory>

namespace spotit::library {
namespace {

/// Returns the folders that are installed with the library.
std::vector<std::filesystem::path> find_data_folders() {
    Dl_info library{};
    if (::dladdr(reinterpret_cast<const void*>(&version), &library) == 0) return {};
    std::error_code problem;
    const auto file = std::filesystem::canonical(library.dli_fname, problem);
    if (problem) return {};
    const std::filesystem::path folder = file.parent_path(); // in the build tree it has the data
    const std::filesystem::path share = (folder / SPOTIT_DATA_FROM_LIBRARY).lexically_normal();
    return {share / "fonts", share, folder, (folder / "../../fonts").lexically_normal()};
}

Place to_place(const diag::Span& span) {
    if (!span.source) return {};
    const auto [line, column, utf16] = span.source->find_position(span.begin);
    return {span.source->name(), line, column, span.begin, span.end};
}

Sentence to_sentence(const diag::Sentence& sentence) {
    Sentence result{.text = sentence, .text_template = std::string(sentence.text_template())};
    const std::vector<std::string> names = sentence.list_names();
    for (std::size_t i = 0; i < sentence.values().size(); ++i)
        result.arguments.emplace_back(names[i], sentence.values()[i]);
    return result;
}

Remedy to_remedy(const diag::Note& note) {
    Remedy remedy{.sentence = to_sentence(note.text)};
    const diag::Change change = yaml::write_out(note.change);
    for (const auto& [key, value] : change.settings) remedy.settings.emplace_back(key, value);
    for (const diag::Edit& edit : change.edits)
        remedy.edits.push_back({to_place(edit.place), edit.text.value_or("")});
    return remedy;
}

Message to_message(const diag::Diagnostic& diagnostic) {
    Message message;
    message.severity = diagnostic.severity == diag::Severity::Error     ? Message::Severity::Error
                       : diagnostic.severity == diag::Severity::Warning ? Message::Severity::Warning
                                                                        : Message::Severity::Hint;
    message.id = diagnostic.id.name();
    message.text = diag::render(diagnostic, {.program = "spotit"});
    message.sentence = to_sentence(diagnostic.message);
    message.label = to_sentence(diagnostic.label);
    message.place = to_place(diagnostic.span);
    message.line = message.place.line;
    message.column = message.place.column;
    for (const diag::Note& note : diagnostic.notes)
        if (!note.is_remedy()) message.notes.push_back(to_sentence(note.text));
    for (const diag::Note& note : diagnostic.list_remedies()) message.remedies.push_back(to_remedy(note));
    for (const auto& [kind, id, name] : diagnostic.subjects)
        message.subjects.push_back({static_cast<Subject::Kind>(kind), id}); // in the same order
    return message;
}

std::vector<Message> to_messages(const std::vector<diag::Diagnostic>& diagnostics) {
    std::vector<Message> messages;
    std::ranges::transform(diagnostics, std::back_inserter(messages), to_message);
    return messages;
}

std::string join_texts(const std::vector<Message>& messages) {
    std::string text;
    for (const Message& message : messages) text += message.text;
    return text;
}

job::Request to_job_request(const DeckRequest& request) {
    job::Request result;
    result.theme = std::make_shared<const diag::SourceText>(request.name, request.theme);
    for (const auto& [key, value] : request.settings) result.overrides.push_back({key, value});
    result.places.data = request.data_folders.empty() ? find_data_folders() : request.data_folders;
    result.threads = std::max(1, request.threads);
    result.moment = request.date;
    result.producer = "spotit-print " SPOTIT_VERSION;
    if (request.progress)
        result.listener = [listener = request.progress](std::string_view stage, int done, int total) {
            if (!listener(stage, done, total)) throw Canceled();
        };
    return result;
}

} // namespace

Error::Error(std::vector<Message> messages)
    : std::runtime_error(join_texts(messages))
    , messages_(std::move(messages)) {}
Error::~Error() = default;

Canceled::Canceled()
    : std::runtime_error("canceled") {}
Canceled::~Canceled() = default;

Deck make_deck(const DeckRequest& request) {
    try {
        job::File file = job::make_deck(to_job_request(request));
        const job::Report& report = file.report;
        return {.pdf = std::move(file.bytes),
                .cards = report.cards,
                .symbols_per_card = report.symbols_per_card,
                .symbols = report.symbols,
                .sheets = report.sheets,
                .paper = report.paper,
                .promise = report.promise,
                .warnings = to_messages(report.warnings)};
    } catch (const diag::Error& error) {
        throw Error(to_messages(error.diagnostics()));
    }
}

std::string_view version() {
    return SPOTIT_VERSION;
}

} // namespace spotit::library
