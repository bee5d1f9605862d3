#include "job/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/symbol/spec.hpp>

#include <set>

namespace spotit::job {
namespace {

const symbol::SymbolSpec& find_symbol(const theme::Theme& theme, SymbolIndex symbol) {
    return theme.symbols[static_cast<std::size_t>(symbol)];
}

using similarity::quote_symbol;

/// Returns a symbol as messages show it beside another: pictures whose files have one name with their
/// folders.
std::string quote_beside(const symbol::SymbolSpec& spec, const symbol::SymbolSpec& other) {
    return quote_symbol(spec) == quote_symbol(other) ? symbol::write_symbol(spec, symbol::PathPart::Whole)
                                                     : quote_symbol(spec);
}

/// Returns the remedy for a symbol that has the name of an earlier one.
diag::Sentence propose_name(const symbol::SymbolSpec& later, const std::string& quoted) {
    if (!later.row().is_file || !later.name.empty())
        return diag::write("give {symbol} another name or other forms", quoted);
    return diag::write("rename a file, or give it an entry with another name:  {{image: {file}, name: ...}}",
                       symbol::write_symbol(later, symbol::PathPart::Whole));
}

/// Calls a function once for every two symbols with pictures of one key: the earlier and the later of the
/// theme, and such a picture. Pictures with an empty key have none.
template<class FindKey, class Visit>
void visit_same(const theme::Theme& theme, const DeckPictures& pictures, const FindKey& find_key,
                const Visit& visit) {
    std::map<std::string, const PictureSpec*> first_with;
    std::set<std::pair<SymbolIndex, SymbolIndex>> visited;
    for (const PictureSpec& spec : pictures.specs) {
        const std::string key = find_key(spec);
        if (key.empty()) continue;
        const PictureSpec& first = *first_with.try_emplace(key, &spec).first->second;
        const std::pair<SymbolIndex, SymbolIndex> both = std::minmax(first.symbol, spec.symbol);
        if (first.symbol != spec.symbol && visited.insert(both).second)
            visit(find_symbol(theme, both.first), find_symbol(theme, both.second), first);
    }
}

/// Warns of pictures and emoji that differ, but have one name below them.
void warn_of_same_captions(const theme::Theme& theme, const DeckPictures& pictures, diag::Sink& sink) {
    const auto find_caption = [](const PictureSpec& spec) {
        return spec.shown.row().is_text ? "" : symbol::make_comparison_key(spec.caption);
    };
    visit_same(theme, pictures, find_caption,
               [&](const auto& earlier, const auto& later, const PictureSpec& picture) {
                   const std::string quoted = quote_beside(later, earlier);
                   sink.add(
                       {.severity = diag::Severity::Warning,
                        .id = "same-symbol",
                        .message = diag::write("{symbol} and {other} are both called \"{name}\" on cards",
                                               quote_beside(earlier, later), quoted, picture.caption),
                        .span = later.span,
                        .notes = {diag::make_fix(propose_name(later, quoted))},
                        .subjects = {{.id = earlier.id}, {.id = later.id}}});
               });
}

/// Symbols whose names are missing are already reported.
void refuse_same_faces(const theme::Theme& theme, const DeckPictures& pictures, diag::Sink& sink) {
    visit_same(
        theme, pictures, describe_face,
        [&](const auto& earlier, const auto& later, const PictureSpec& picture) {
            diag::Diagnostic& same = sink.add(
                {.id = "same-symbol",
                 .message = diag::write(
                     "{symbol} and {other} both show {shown} on cards; each symbol must be different",
                     quote_beside(earlier, later), quote_beside(later, earlier), quote_symbol(picture.shown)),
                 .span = later.span,
                 .subjects = {{.id = earlier.id}, {.id = later.id}}});
            if (const auto& [source, begin, end] = earlier.span; source)
                same.note(diag::write("{symbol} is in {file}:{line}", quote_beside(earlier, later),
                                      source->name(), source->find_line_number(begin)));
            same.fix(propose_name(later, quote_symbol(later)));
        });
}

void refuse_all_alike(const theme::Theme& theme, diag::Sink& sink) {
    diag::Diagnostic& same =
        sink.add({.id = "same-form",
                  .message = "the two forms of every symbol are the same, so the deck has only one form",
                  .span = theme.find_place({"deck.forms.of", "deck.forms", "deck.forms.mode"})});
    if (std::ranges::all_of(theme.symbols, [](const auto& spec) { return spec.row().is_text; }))
        same.fix("give each symbol two forms:  forms: [\"3 × 4\", \"12\"]");
    else
        same.fix("forms that differ:  forms: {mode: split, of: [word, word.fr]}")
            .note("     or give each symbol two forms:  forms: [\"3 × 4\", \"12\"]");
    diag::Change removal;
    for (const std::string_view key : {"deck.forms", "back.by_pile"}) // whose colors are for two forms
        if (const diag::Span place = theme.find_place({key}); place.source)
            removal.edits.push_back({place, std::nullopt});
    same.note("     or delete it", std::move(removal));
}

/// A taxi is a taxi in many languages: such a match is easy, and may be intended.
void warn_of_some_alike(const theme::Theme& theme, const std::vector<SymbolIndex>& alike, diag::Sink& sink) {
    const auto names = base::collect(
        alike, [&](SymbolIndex symbol) { return std::string(quote_symbol(find_symbol(theme, symbol))); });
    diag::Diagnostic& same =
        sink.add({.severity = diag::Severity::Warning,
                  .id = "same-form",
                  .message = diag::write("both forms of {symbol} are the same", names.front()),
                  .span = find_symbol(theme, alike.front()).span});
    for (const SymbolIndex symbol : alike) same.add_subject({.id = find_symbol(theme, symbol).id});
    if (alike.size() == 1) {
        same.fix("give it another name in one of the languages, give it two forms of its own, or replace it");
        return;
    }
    same.message =
        diag::write("for these symbols, both forms are the same: {symbols}", diag::list_some(names));
    same.fix(
        "give them other names in one of the languages, give them two forms of their own, or replace them");
}

/// Two texts of one symbol are meant to differ on all cards.
bool refuse_same_own(const theme::Theme& theme, SymbolIndex symbol, diag::Sink& sink) {
    const std::vector<std::string>& own = theme.fits[static_cast<std::size_t>(symbol)].forms;
    if (own.size() < 2 || symbol::make_comparison_key(own[0]) != symbol::make_comparison_key(own[1]))
        return false;
    sink.add({.id = "same-form",
              .message = diag::write("both forms of this symbol are \"{form}\"", own[0]),
              .span = find_symbol(theme, symbol).span,
              .notes = {diag::make_fix("write two texts that differ, such as  3 × 4  and  12")},
              .subjects = {{.id = find_symbol(theme, symbol).id}}});
    return true;
}

} // namespace

std::string describe_face(const PictureSpec& spec) {
    if (symbol::write_symbol(spec.shown).empty()) return {};
    return symbol::identify(spec.shown) + "\n" + symbol::make_comparison_key(spec.caption);
}

void check_faces(const theme::Theme& theme, const DeckPictures& pictures, diag::Sink& sink) {
    refuse_same_faces(theme, pictures, sink);
    warn_of_same_captions(theme, pictures, sink);
    if (pictures.forms.empty()) return;
    std::set<SymbolIndex> symbols;
    for (const PictureSpec& spec : pictures.specs) symbols.insert(spec.symbol);
    bool refused = false;
    for (const SymbolIndex symbol : symbols) refused |= refuse_same_own(theme, symbol, sink);
    if (refused || pictures.same_forms.empty()) return;
    if (pictures.specs.size() == symbols.size())
        refuse_all_alike(theme, sink);
    else
        warn_of_some_alike(theme, pictures.same_forms, sink);
}

} // namespace spotit::job
