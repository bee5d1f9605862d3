#pragma once

#include "extras/pages.hpp"

#include <optional>
#include <vector>

namespace spotit::extras {

/// Cards, and the symbol that they share as each of them shows it.
struct Match {
    std::vector<std::size_t> cards{};
    std::vector<document::PlacedPicture> shown{};
    double size = 0;       ///< the radius of the smaller one, mm
    bool is_inside = true; ///< rings around it stay on the cards
};

/// Returns the match of two cards; nothing if they share none or several.
std::optional<Match> find_match(const document::Document& document, std::size_t first, std::size_t second);
/// Returns the most visible match among the first cards.
std::optional<Match> find_best_match(const document::Document& document);
/// Returns whether a match is the more visible one.
bool is_better(const Match& match, const Match& other);
/// Returns the symbol of a match.
std::size_t find_symbol(const document::Document& document, const Match& match);

/// Shows cards of the deck on a page, each kind of ground once.
class CardPainter {
public:
    CardPainter(Page& page, const Context& context)
        : page_(page)
        , context_(context) {}
    /// Adds a card by the map from its millimeters to the page.
    void add(std::size_t card, const geom::Affine& place);
    /// Adds a ring around a symbol on a card, by the map from the card's millimeters to the page.
    void add_ring(const document::PlacedPicture& symbol, const geom::Affine& place);

private:
    Page& page_;
    const Context& context_;
    std::vector<std::pair<std::size_t, int>> grounds_; ///< the first card that has it, and its number
};

} // namespace spotit::extras
