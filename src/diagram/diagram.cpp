#include <spotit/diagram.hpp>

#include <spotit/geom/path.hpp>

#include <cmath>
#include <numbers>

namespace spotit::diagram {
namespace {

/// Which symbols stand on which cards of a deck.
class Incidences {
public:
    explicit Incidences(const deck::Deck& deck)
        : deck_(deck) {}

    bool has(int card, int symbol) const {
        const deck::Card& symbols = deck_.cards[static_cast<std::size_t>(card)];
        return std::ranges::find(symbols, symbol) != symbols.end();
    }
    /// Returns the card that has both symbols; -1 if there is none.
    int join(int first, int second) const {
        for (int card = 0; card < count_cards(); ++card)
            if (has(card, first) && has(card, second)) return card;
        return -1;
    }
    /// Returns the symbol that both cards have.
    int meet(int first, int second) const {
        const deck::Card& symbols = deck_.cards[static_cast<std::size_t>(first)];
        return *std::ranges::find_if(symbols, [&](int symbol) { return has(second, symbol); });
    }
    /// Returns the symbols of a card, rising.
    deck::Card list_symbols(int card) const {
        deck::Card symbols = deck_.cards[static_cast<std::size_t>(card)];
        std::ranges::sort(symbols);
        return symbols;
    }
    int count_cards() const { return static_cast<int>(deck_.cards.size()); }

private:
    const deck::Deck& deck_;
};

using geom::Point;
using Line = std::vector<Point>;

constexpr int steps_of_circle = 120;

/// Returns the points of a line that has curves.
Line flatten(const geom::Path& path) {
    constexpr int steps_of_curve = 16;
    return geom::flatten(path, steps_of_curve).front();
}

/// Returns a smooth line through points: the spline of Catmull and Rom.
Line draw_spline(const std::vector<Point>& points) {
    const int last = static_cast<int>(points.size()) - 1;
    const auto at = [&](int i) { return points[static_cast<std::size_t>(std::clamp(i, 0, last))]; };
    geom::Path line;
    line.move_to(points.front());
    for (int i = 0; i < last; ++i)
        line.curve_to(at(i) + 1.0 / 6 * (at(i + 1) - at(i - 1)), at(i + 1) - 1.0 / 6 * (at(i + 2) - at(i)),
                      at(i + 1));
    return flatten(line);
}

Line draw_circle(double radius) {
    Line line;
    for (int i = 0; i <= steps_of_circle; ++i) {
        const double angle = 2 * std::numbers::pi * (i % steps_of_circle) / steps_of_circle;
        line.push_back({radius * std::sin(angle), -radius * std::cos(angle)});
    }
    return line;
}

Point compute_point(const Lines& lines, int symbol) {
    return lines.symbols[static_cast<std::size_t>(symbol)];
}

/// The plane of 7 points: a triangle, the middles of its sides, and its center; one line is a circle.
Lines draw_triangle(const deck::Deck& deck) {
    const Incidences incidences(deck);
    const auto third = [&](int first, int second) {
        const deck::Card& card = deck.cards[static_cast<std::size_t>(incidences.join(first, second))];
        return *std::ranges::find_if(card, [&](int symbol) { return symbol != first && symbol != second; });
    };
    const int a = 0, b = 1, ab = third(a, b);
    int c = 2;
    while (c == ab) ++c;
    const int bc = third(b, c), ca = third(c, a), center = third(a, bc);
    Lines lines{.symbols = std::vector<Point>(7), .cards = {}, .box = {}};
    const auto put = [&](int symbol, double sixths, double distance) {
        const double angle = sixths * std::numbers::pi / 3;
        lines.symbols[static_cast<std::size_t>(symbol)] = {distance * std::sin(angle),
                                                           -distance * std::cos(angle)};
    };
    put(a, 0, 100), put(b, 2, 100), put(c, 4, 100);
    put(ab, 1, 50), put(bc, 3, 50), put(ca, 5, 50), put(center, 0, 0);
    const auto is_middle = [&](int symbol) { return symbol == ab || symbol == bc || symbol == ca; };
    for (const deck::Card& card : deck.cards) {
        Line line = base::collect(card, [&](int symbol) { return compute_point(lines, symbol); });
        std::ranges::sort(line, {}, [](Point point) { return std::pair(point.x, point.y); });
        lines.cards.push_back(std::ranges::all_of(card, is_middle) ? draw_circle(50)
                                                                   : Line{line.front(), line.back()});
    }
    return lines;
}

/// The plane of 13 points: nine in a square, and four where its rows, its columns and two kinds of diagonals
/// meet, which the last line joins.
class Square {
public:
    explicit Square(const deck::Deck& deck)
        : incidences_(deck)
        , far_(incidences_.list_symbols(far_card)) {
        lines_.symbols.resize(13);
        place_points();
        for (int card = 0; card < 13; ++card) lines_.cards.push_back(draw_line(card));
    }
    Lines lines() const { return lines_; }

private:
    enum Far { Right, Below, Down, Up };
    static constexpr int far_card = 0;
    static constexpr double step = 60;

    void put(int symbol, Point at) { lines_.symbols[static_cast<std::size_t>(symbol)] = at; }
    std::vector<int> list_cards_through(int symbol) const {
        std::vector<int> cards;
        for (int card = 0; card < incidences_.count_cards(); ++card)
            if (card != far_card && incidences_.has(card, symbol)) cards.push_back(card);
        return cards;
    }

    void place_points() {
        put(far_[Right], {145, 0});
        put(far_[Below], {0, 145});
        put(far_[Down], {125, 125});
        put(far_[Up], {-125, 125});
        // The columns stand in the order in which one diagonal crosses the rows, so that it is straight.
        const int diagonal = list_cards_through(far_[Down]).front();
        const std::vector<int> rows = list_cards_through(far_[Right]);
        for (std::size_t x = 0; x < rows.size(); ++x) {
            const int column = incidences_.join(incidences_.meet(rows[x], diagonal), far_[Below]);
            for (std::size_t y = 0; y < rows.size(); ++y)
                put(incidences_.meet(rows[y], column),
                    {step * (static_cast<double>(x) - 1), step * (static_cast<double>(y) - 1)});
        }
    }
    Point find_far_point(Far far) const { return compute_point(lines_, far_[static_cast<std::size_t>(far)]); }

    Line draw_line(int card) const {
        if (card == far_card)
            return draw_spline(
                {find_far_point(Up), find_far_point(Below), find_far_point(Down), find_far_point(Right)});
        std::vector<Point> near;
        Far end = Right;
        for (const int symbol : incidences_.list_symbols(card)) {
            const auto at = std::ranges::find(far_, symbol);
            if (at == far_.end())
                near.push_back(compute_point(lines_, symbol));
            else
                end = static_cast<Far>(at - far_.begin());
        }
        const auto [x, y] = near[0];
        const Point far = find_far_point(end);
        if (end == Right) return draw_bent_line({-step, y}, {step, y}, {100, y}, far);
        if (end == Below) return draw_bent_line({x, -step}, {x, step}, {x, 100}, far);
        return draw_diagonal(near, far);
    }
    /// A straight line that bends to its far point.
    static Line draw_bent_line(Point from, Point to, Point handle, Point far) {
        geom::Path line;
        line.move_to(from);
        line.line_to(to);
        line.curve_to(to + 2.0 / 3 * (handle - to), far + 2.0 / 3 * (handle - far), far);
        return flatten(line);
    }
    static Line draw_diagonal(const std::vector<Point>& near, Point far) {
        const double side = far.x < 0 ? -1 : 1;
        if (std::ranges::all_of(near, [side](Point point) { return point.x * side == point.y; }))
            return {{-side * step, -step}, far};
        const bool is_high = std::ranges::find(near, Point{0, -step}) != near.end();
        std::vector<Point> points = is_high ? std::vector<Point>{{-step, step}, {0, -step}, {step, 0}}
                                            : std::vector<Point>{{step, -step}, {-step, 0}, {0, step}};
        for (Point& point : points) point.x *= side;
        points.push_back(far);
        return draw_spline(points);
    }

    Incidences incidences_;
    deck::Card far_;
    Lines lines_;
};

/// Returns the symbols in classes: those of one class share no card.
std::vector<std::vector<int>> group_parallels(const deck::Deck& deck, const Incidences& incidences) {
    std::vector<std::vector<int>> classes;
    for (int symbol = 0; symbol < deck.matching; ++symbol) {
        const auto parallel = std::ranges::find_if(
            classes, [&](const auto& some) { return incidences.join(some.front(), symbol) < 0; });
        if (parallel == classes.end())
            classes.push_back({symbol});
        else
            parallel->push_back(symbol);
    }
    return classes;
}

} // namespace

std::optional<Lines> draw_lines(const deck::Deck& deck) {
    const bool is_small = deck.order == 2 || deck.order == 3;
    if (deck.base || !is_small || static_cast<int>(deck.cards.size()) != deck::count_plane_points(deck.order))
        return {};
    Lines lines = deck.order == 2 ? draw_triangle(deck) : Square(deck).lines();
    for (const Line& line : lines.cards)
        for (const Point point : line) lines.box.add(point);
    return lines;
}

std::optional<Grid> make_grid(const deck::Deck& deck) {
    const int order = deck.order;
    if (!deck.is_affine || static_cast<int>(deck.cards.size()) != order * order) return {};
    const Incidences incidences(deck);
    Grid grid{.order = order, .cards = {}, .symbols = group_parallels(deck, incidences)};
    const auto line_through = [&](int card, const std::vector<int>& parallels) {
        return *std::ranges::find_if(parallels, [&](int symbol) { return incidences.has(card, symbol); });
    };
    // One diagonal tells the row that goes with a column, its neighbor the next column.
    const std::vector<int>&diagonals = grid.symbols[2], all_columns = grid.symbols[0];
    const auto row_of = [&](int column) {
        return line_through(incidences.join(column, diagonals[0]), grid.symbols[1]);
    };
    std::vector<int> columns, rows;
    for (const int start : all_columns)
        for (int column = start; std::ranges::find(columns, column) == columns.end();
             column = line_through(incidences.join(rows.back(), diagonals[1]), all_columns)) {
            columns.push_back(column);
            rows.push_back(row_of(column));
        }
    for (const int row : rows)
        for (const int column : columns) grid.cards.push_back(incidences.join(column, row));
    grid.symbols[0] = columns;
    grid.symbols[1] = rows;
    return grid;
}

} // namespace spotit::diagram
