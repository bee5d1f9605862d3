#include "background/patterns.hpp"

#include <spotit/random.hpp>

#include <cmath>
#include <numbers>

namespace spotit::background {
namespace {

/// A piece of confetti near a point of a hexagonal lattice, randomly moved and rotated: evenly spread, but
/// irregular.
struct Piece {
    geom::Point place{};
    double angle = 0;
    int shape = 0, color = 0;
};

Piece make_piece(int i, int j, double size, int colors) {
    random::Generator chance(static_cast<std::uint64_t>(i + 4096) << 16U ^
                             static_cast<std::uint64_t>(j + 4096));
    const double x = size * (i + j / 2.0), y = size * std::numbers::sqrt3 / 2 * j;
    const double move = 0.12 * size;
    return {{x + move * (2 * chance.draw_fine_unit() - 1), y + move * (2 * chance.draw_fine_unit() - 1)},
            2 * std::numbers::pi * chance.draw_fine_unit(),
            static_cast<int>(4 * chance.draw_fine_unit()),
            static_cast<int>(colors * chance.draw_fine_unit())};
}

/// Returns a corner or end of a piece.
geom::Point find_point(const Piece& piece, double turn, double distance) {
    const double angle = piece.angle + turn;
    return piece.place + geom::Point{distance * std::cos(angle), distance * std::sin(angle)};
}

constexpr double third = 2 * std::numbers::pi / 3;

void add_triangle(Pen& pen, const Piece& piece, double size) {
    const double reach = 0.3 * size;
    pen.path().add(geom::Polygon{find_point(piece, 0, reach), find_point(piece, third, reach),
                                 find_point(piece, 2 * third, reach)});
}

/// Streamers: an S, or a straight one.
void add_streamer(Pen& pen, const Piece& piece, double size) {
    const geom::Point from = find_point(piece, 0, 0.34 * size),
                      to = find_point(piece, std::numbers::pi, 0.34 * size);
    if (piece.shape == 1) return pen.line(from, to);
    pen.path().move_to(from);
    pen.path().curve_to(find_point(piece, 1.2, 0.5 * size),
                        find_point(piece, std::numbers::pi + 1.2, 0.5 * size), to);
}

Piece rotate_piece(const Piece& piece) {
    return {{-piece.place.x, -piece.place.y}, piece.angle + std::numbers::pi, piece.shape, piece.color};
}

/// Returns the pieces of one half of the plane, each with its counterpart on the other half; none in the
/// middle.
std::vector<Piece> scatter_pieces(const Pen& pen, const Pattern& pattern) {
    const int colors = static_cast<int>(pattern.colors.size()) - 1;
    const int count = static_cast<int>(pen.reach() / pattern.size * 1.2) + 1;
    std::vector<Piece> all;
    for (int j = 0; j <= count; ++j)
        for (int i = j == 0 ? 1 : -2 * count; i <= 2 * count; ++i) {
            const Piece piece = make_piece(i, j, pattern.size, colors);
            for (const Piece& each : {piece, rotate_piece(piece)})
                if (pen.sees(each.place, pattern.size)) all.push_back(each);
        }
    return all;
}

} // namespace

void draw_confetti(Pen& pen, const Pattern& pattern) {
    const double size = pattern.size;
    const std::vector<Piece> all = scatter_pieces(pen, pattern);
    for (int c = 0; c + 1 < static_cast<int>(pattern.colors.size()); ++c) {
        const color::Color& color = pattern.colors[static_cast<std::size_t>(c) + 1];
        const auto each = [&](auto use) {
            for (const Piece& piece : all)
                if (piece.color == c) use(piece);
        };
        each([&](const Piece& piece) {
            if (piece.shape == 3) add_triangle(pen, piece, size);
        });
        pen.fill(color);
        each([&](const Piece& piece) {
            if (piece.shape == 0) pen.dot(piece.place);
        });
        pen.stroke(color, 0.44 * size, drawing::Stroke::Ends::Round);
        each([&](const Piece& piece) {
            if (piece.shape == 1 || piece.shape == 2) add_streamer(pen, piece, size);
        });
        pen.stroke(color, 0.17 * size, drawing::Stroke::Ends::Round);
    }
}

/// In one color each, where there are colors for them; the counterpart of a symbol is the same.
void draw_symbols(Pen& pen, const Pattern& pattern) {
    constexpr double share = 0.8; // of the way to the next, so that none touch
    const std::span<const symbol::Symbol> symbols = pen.symbols();
    if (symbols.empty()) return;
    const std::vector<Piece> all = scatter_pieces(pen, pattern);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const symbol::Symbol& symbol = symbols[i / 2 % symbols.size()];
        const double scale = share * pattern.size / std::hypot(symbol.box.width(), symbol.box.height());
        const geom::Affine place = geom::Affine::translation(all[i].place) *
                                   geom::Affine::rotation(all[i].angle) * geom::Affine::scaling(scale) *
                                   geom::Affine::translation(-1 * symbol.box.center());
        if (pattern.colors.size() < 2) {
            pen.use(symbol.drawing, place);
            continue;
        }
        geom::Path silhouette;
        silhouette.add(symbol.outline);
        const color::Color& ink = pattern.colors[static_cast<std::size_t>(all[i].color) + 1];
        pen.use(drawing::Items{{drawing::Fill{std::move(silhouette), ink, {}}}}, place);
    }
}

} // namespace spotit::background
