#pragma once

#include "extras/pages.hpp"

#include <spotit/deck.hpp>
#include <spotit/diagram.hpp>

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
/// Returns the most visible match among the first cards; of a deck of two piles, of one card from each.
std::optional<Match> find_best_match(const Context& context);
/// Returns whether a match is the more visible one.
bool is_better(const Match& match, const Match& other);
std::size_t find_symbol(const document::Document& document, const Match& match);
std::string find_symbol_name(const Context& context, const Match& match);

/// The colors of two cards: dark enough for white paper, and of different lightness for gray printers.
inline constexpr color::Color first_color{0.80, 0.36, 0.05, 1}, second_color{0.08, 0.24, 0.62, 1};
inline constexpr color::Color match_color{0.85, 0.1, 0.2, 1};
/// Returns the color of a line among many.
color::Color choose_line_color(std::size_t index, std::size_t count);

/// Draws all symbols around a clock, and two of its turns.
void draw_clock(Page& page, const geom::Box& room, const deck::Clock& clock, std::array<int, 2> turns);
/// Draws a small plane as points and lines.
void draw_plane(Page& page, const geom::Box& room, const diagram::Lines& plane);
/// Draws all cards in a square, with the line of what two of them share.
void draw_grid(Page& page, const geom::Box& room, const diagram::Grid& grid, const Match& match);
/// Draws the symbol that each two cards share.
void draw_table(Page& page, const geom::Box& room, const Match& match);
/// Draws all cards of a Set deck by their features, those of the trio marked.
void draw_features(Page& page, const geom::Box& room);

inline constexpr double frame_width = 1.1; // mm on A4
/// Returns the line around a card, closed, by the map from its millimeters.
drawing::Item draw_card_frame(const Context& context, const geom::Affine& place, const color::Color& color);

} // namespace spotit::extras
