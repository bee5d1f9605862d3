#pragma once

#include <spotit/deck.hpp>
#include <spotit/diagram.hpp>
#include <spotit/extras.hpp>
#include <spotit/symbol/text.hpp>
#include <spotit/texts.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace spotit::extras {

/// The data that all pages of rules and key share.
struct Context {
    document::Document& document;
    const Options& options;
    const PageSetup& setup;
    texts::Texts texts;
    symbol::Fonts fonts;
    /// 1 on A4; texts, rows and columns are smaller on smaller paper.
    double scale = 1;
    /// The color of the cards if it is dark: their symbols may be too light for white paper.
    std::optional<color::Color> dark_ground{};

    symbol::TextStyle make_style(double size) const { return {.size = scale * size}; }
    symbol::TextStyle bold(double size) const {
        return {.size = scale * size, .weight = symbol::TextStyle::Weight::Bold};
    }
    symbol::TextStyle gray(double size) const {
        return {.size = scale * size, .color = {0.35, 0.35, 0.35, 1}};
    }
    /// Sets a text in lines of a width; 0: without breaks.
    symbol::Symbol set(std::string_view text, symbol::TextStyle style, double width = 0) const;
    /// Fills in {cards}, {symbols} and {pairs}.
    std::string fill_in_counts(std::string_view text) const;
    const symbol::Symbol& picture(int index) const {
        return document.pictures[static_cast<std::size_t>(index)];
    }
};
inline std::size_t find_symbol(const document::Document& document, int picture) {
    return static_cast<std::size_t>(document.picture_symbols[static_cast<std::size_t>(picture)]);
}
symbol::Fonts open_fonts(const document::Document& document, const PageSetup& setup);
Context make_context(document::Document& document, const Options& options, const PageSetup& setup);

/// A page under construction: a title, contents, and the deck's promise in the footer.
class Page {
public:
    /// A page without a title has no footer either.
    explicit Page(const Context& context, std::string_view title = {}, std::string_view subtitle = {});

    const Context& context() const { return context_; }
    /// Returns the free box between title and footer.
    const geom::Box& room() const { return room_; }
    /// Adds a text as wide as the room, which then begins below it.
    void add_text(std::string_view text, const symbol::TextStyle& style);
    /// Adds a text with its origin at the point.
    void add(symbol::Symbol text, geom::Point at);
    /// Adds a text with its origin at x and its upper edge at y, which becomes the lower one.
    void add_below(symbol::Symbol text, double x, double& y);
    /// Adds a picture of the document, fitted into the box and centered.
    void add_picture(int picture, const geom::Box& box);
    /// The same for a symbol of the deck, on the cards' color if that is dark.
    void add_symbol(int picture, const geom::Box& box);
    /// Adds the cards' color if that is dark, for a symbol that is placed on it.
    void add_ground(const geom::Box& box);
    /// Adds a picture of the document, or a new one, by the map from its units to the page.
    void place(int picture, const geom::Affine& place);
    /// Returns a number by which the new picture can be placed again.
    int place(symbol::Symbol picture, const geom::Affine& place);
    /// Adds a new picture, all of whose ink has bounds, if anything is drawn.
    void place_drawing(std::string name, drawing::Items items, const geom::Affine& place = {});
    /// Adds a card of the deck by the map from its millimeters to the page, with a ring around the marked
    /// symbol; the ground of all cards of a size is one picture.
    void add_card(std::size_t card, const geom::Affine& place,
                  const std::optional<document::PlacedPicture>& marked = std::nullopt);
    /// Adds a text at the top of a column, centered, which then begins below it; without one, of the room.
    void add_centered(std::string_view text, symbol::TextStyle style, geom::Box& column);
    void add_centered(std::string_view text, const symbol::TextStyle& style) {
        add_centered(text, style, room_);
    }
    /// Makes the room begin further down.
    void take(double height) { room_.top += height; }
    /// Appends the page to the document.
    void finish(const std::string& name);
    /// Puts all that was added on a face of the document instead, above its ground.
    void finish_face(int face);

private:
    /// Appends the new pictures to the document; returns all that was placed.
    std::vector<document::PlacedPicture> add_pictures(const std::string& name);
    void widen_rims_of_small_symbols();
    void add_foot();

    const Context& context_;
    geom::Box room_;
    std::vector<symbol::PlacedSymbol> texts_;
    std::vector<symbol::Symbol>
        pictures_; ///< new ones; placed as -1, -2 and so on until the page is finished
    std::vector<std::pair<double, int>> grounds_; ///< of cards: the scale, and the number of the picture
    document::Page page_;
};

/// The height above the first baseline, and below it.
inline double measure_ascent(const symbol::Symbol& text) {
    return text.box.empty() ? 0 : -text.box.top;
}
inline double measure_descent(const symbol::Symbol& text) {
    return text.box.empty() ? 0 : text.box.bottom;
}

inline geom::Box make_square(geom::Point center, double side) {
    return {center.x - side / 2, center.y - side / 2, center.x + side / 2, center.y + side / 2};
}
/// Returns the map that fits a box into another one, as large as possible.
geom::Affine fit_into(const geom::Box& room, const geom::Box& drawing);

/// Removes emoji, since the fonts of texts lack them; their pictures stand beside the name.
std::string without_emoji(const std::string& name);

/// Adds two cards of the deck and what they share, or a trio, at the top of the room. The cards are at most
/// so high, in millimeters on A4.
void add_example(Page& page, double max_height);
/// Returns a face's ground in some shape: its color and border; its drawing, too, if it is the card's shape.
/// On a page at that scale, no line is so thin that it may break up in print.
symbol::Symbol draw_card_ground(const Context& context, const document::Face& face, const geom::Shape& shape,
                                double scale);
void fill_title_card(const Context& context);
void add_box_label(const Context& context);
void add_poster(const Context& context);
/// Appends the pages of rules to the context's document.
void add_rules(const Context& common);
void add_key(const Context& context);

struct Players {
    int min = 2, max = 8;
};
/// Returns how many can play the game with a deck of that many cards; nothing if there are too few cards.
std::optional<Players> count_players(Game game, int cards);

struct GameTexts {
    texts::Name name;
    std::array<texts::Name, 4> steps; ///< aim, start, play, end
};
/// Returns the texts of a game for decks of one pile, or of two.
GameTexts choose_game_texts(Game game, bool two_piles);

/// Cards, and the symbol that they share as each of them shows it.
struct Match {
    std::vector<std::size_t> cards{};
    std::vector<document::PlacedPicture> shown{};
    std::size_t symbol = 0;
    double size = 0;       ///< the radius of the smaller one, mm
    bool is_inside = true; ///< rings around it stay on the cards

    bool is_clearer_than(const Match& other) const {
        return std::pair(is_inside, size) > std::pair(other.is_inside, other.size);
    }
};

/// Returns the match of two cards; nothing if they share none or several.
std::optional<Match> find_match(const document::Document& document, std::size_t first, std::size_t second);
/// Returns the most visible match among the first cards; of a deck of two piles, of one card from each.
std::optional<Match> find_best_match(const Context& context);
std::string choose_symbol_name(const Context& context, const Match& match);

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
