#pragma once

#include <spotit/deck.hpp>
#include <spotit/diag.hpp>
#include <spotit/document.hpp>
#include <spotit/extras/options.hpp>
#include <spotit/sheet/options.hpp>
#include <spotit/symbol.hpp>
#include <spotit/symbol/spec.hpp>

#include <array>
#include <cstddef>
#include <optional>

/// Pages that go with a deck: the rules of its games, the key of its symbols, a poster.
namespace spotit::extras {

/// The deck's promise for each two cards: they share exactly one symbol, or exactly one third card completes
/// them.
enum class Promise { None, OneMatch, OneThird };

/// The properties of the pages that are not in the theme.
struct PageSetup {
    sheet::Options sheet{};              ///< of the deck's own pages
    Promise promise = Promise::OneMatch; ///< written in the footer of each page
    symbol::FontOptions fonts{};         ///< of the texts
    bool two_piles = false;              ///< the deck's halves show symbols in different forms
    /// The cards of a trio that the rules of a Set deck show; nothing for other decks.
    std::optional<std::array<std::size_t, 3>> trio{};
    const deck::Deck* deck = nullptr; ///< of the document's cards; none: no poster
    int left_out = 0;                 ///< cards of the full deck that this one has not
};

/// Returns a warning, without a place, about letters of the key's names that no font has and that are left
/// out.
std::optional<diag::Diagnostic> warn_of_missing_letters(const document::Document& document,
                                                        const Options& options, const PageSetup& setup);

/// Returns a warning, without a place, about games that need more cards than the document has, or one pile
/// of them; their rules are left out. No warning if the theme wants all games and some remain.
std::optional<diag::Diagnostic> warn_of_too_few_cards(const document::Document& document,
                                                      const Options& options, const PageSetup& setup = {});

/// Fills the title card of the document, and appends the pages that the options ask for, in its language or
/// in English: rules and key, then the box label, which is to be cut out, and the poster, to hang up. In a
/// two-sided document nothing stands on the backs of the latter. Adds no pages to a document with one card
/// per page, which are too small. Throws diag::Error if a font is missing.
void add(document::Document& document, const Options& options, const PageSetup& setup = {});

} // namespace spotit::extras
