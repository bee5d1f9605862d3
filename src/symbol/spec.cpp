#include <spotit/symbol/spec.hpp>

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>

namespace spotit::symbol {
namespace {

std::string write_path(const std::filesystem::path& file, PathPart part) {
    if (part == PathPart::Whole) return file.string();
    return (part == PathPart::Name ? file.filename() : file.stem()).string();
}

/// Returns the words in a file's name: underscores are blanks, and so are hyphens before small letters, as in
/// "polar-bear", but not in "Jean-Luc" and "2026-11".
std::string find_words(const std::string& name) {
    std::string words = base::compose(name);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string next =
            i + 1 < words.size() ? base::encode(base::read_character(words, i + 1).value) : "1";
        const bool is_before_small =
            (next > "Z" || next < "0") && next != "_" && base::compose(base::fold(next)) == next;
        if (words[i] == '_' || (words[i] == '-' && is_before_small)) words[i] = ' ';
    }
    return words;
}

/// An emoji with a text variation selector is the same symbol to players.
std::string identify_word(const Word& word) {
    std::string plain = make_comparison_key(word.text);
    const std::vector<emoji::TextRun> pieces = emoji::split_sequences(plain);
    const bool is_emoji = pieces.size() == 1 && pieces.front().emoji;
    return is_emoji ? plain : "word " + plain;
}

/// What a symbol is made of; empty or null if it is of another kind.
struct Parts {
    std::string_view emoji{}, word{};
    const Picture* picture = nullptr;
};
Parts read_parts(const SymbolSpec& spec) {
    return std::visit(base::Overloaded{[](const Emoji& emoji) { return Parts{.emoji = emoji.characters}; },
                                       [](const Word& word) { return Parts{.word = word.text}; },
                                       [](const Picture& picture) { return Parts{.picture = &picture}; },
                                       [](const SetDrawing&) { return Parts{}; }},
                      spec.content);
}

} // namespace

std::string_view find_emoji(const SymbolSpec& spec) {
    return read_parts(spec).emoji;
}

std::string_view find_word(const SymbolSpec& spec) {
    return read_parts(spec).word;
}

const Picture* find_picture(const SymbolSpec& spec) {
    return read_parts(spec).picture;
}

std::string find_name(const SymbolSpec& spec) {
    if (!spec.name.empty()) return spec.name;
    const std::string written = write_symbol(spec, PathPart::Stem);
    return spec.row().is_file ? find_words(written) : written;
}

std::string write_symbol(const SymbolSpec& spec, PathPart part) {
    return std::visit(base::Overloaded{[](const Emoji& emoji) { return emoji.characters; },
                                       [](const Word& word) { return word.text; },
                                       [&](const Picture& picture) { return write_path(picture.file, part); },
                                       [](const SetDrawing& drawing) { return drawing.name; }},
                      spec.content);
}

void offer_removal(diag::Diagnostic& problem, const SymbolSpec& spec) {
    const auto is_change = [](const diag::Note& note) { return !note.change.is_empty(); };
    const bool is_named =
        spec.span.source && diag::read_span(spec.span).find(write_symbol(spec)) != std::string_view::npos;
    if (is_named && std::ranges::none_of(problem.notes, is_change))
        problem.note("or delete it", {.edits = {{spec.span, std::nullopt, true}}});
}

std::string find_named_emoji(const SymbolSpec& spec) {
    return spec.row().is_file ? emoji::parse_file_name(write_symbol(spec)) : std::string(find_emoji(spec));
}

std::string identify(const SymbolSpec& spec) {
    return std::visit(base::Overloaded{[](const Emoji& emoji) { return emoji::normalize(emoji.characters); },
                                       [](const Word& word) { return identify_word(word); },
                                       [](const Picture& picture) {
                                           return "file " + picture.file.lexically_normal().string();
                                       },
                                       [](const SetDrawing& drawing) { return "drawing " + drawing.name; }},
                      spec.content);
}

} // namespace spotit::symbol
