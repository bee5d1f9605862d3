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
/// Returns the symbol of a match, and its name.
std::size_t find_symbol(const document::Document& document, const Match& match);
std::string symbol_name(const Context& context, const Match& match);

} // namespace spotit::extras
