#include "background/patterns.hpp"

#include <spotit/random.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::background {
namespace {

/// Returns the number of rows from the middle outwards.
int count_rows(const Pen& pen, double height) {
    return static_cast<int>(std::ceil(pen.reach() / height)) + 1;
}

int count_colors(const Pattern& pattern) {
    return static_cast<int>(pattern.colors.size());
}

const color::Color& find_color(const Pattern& pattern, int index) {
    return pattern.colors[static_cast<std::size_t>(index)];
}

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
geom::Point compute_point(const Piece& piece, double turn, double distance) {
    const double angle = piece.angle + turn;
    return piece.place + geom::Point{distance * std::cos(angle), distance * std::sin(angle)};
}

constexpr double third = 2 * std::numbers::pi / 3;

void add_triangle(Pen& pen, const Piece& piece, double size) {
    const double reach = 0.3 * size;
    pen.path().add(geom::Polygon{compute_point(piece, 0, reach), compute_point(piece, third, reach),
                                 compute_point(piece, 2 * third, reach)});
}

/// Streamers: an S, or a straight one.
void add_streamer(Pen& pen, const Piece& piece, double size) {
    const geom::Point from = compute_point(piece, 0, 0.34 * size),
                      to = compute_point(piece, std::numbers::pi, 0.34 * size);
    if (piece.shape == 1) return pen.line(from, to);
    pen.path().move_to(from);
    pen.path().curve_to(compute_point(piece, 1.2, 0.5 * size),
                        compute_point(piece, std::numbers::pi + 1.2, 0.5 * size), to);
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

/// Hexagons around the middle, each in the next color.
void draw_dots(Pen& pen, const Pattern& pattern) {
    const double pitch = pattern.size, row = pitch * std::numbers::sqrt3 / 2, width = 0.52 * pitch;
    const int count = 2 * count_rows(pen, row), drawings = count_colors(pattern) - 1;
    for (int c = 0; c < drawings; ++c) {
        for (int j = -count; j <= count; ++j)
            for (int i = -count; i <= count; ++i) {
                if (std::max({std::abs(i), std::abs(j), std::abs(i + j)}) % drawings != c) continue;
                const geom::Point center{pitch * (i + j / 2.0), row * j};
                if (pen.sees(center, width / 2)) pen.dot(center);
            }
        pen.stroke(find_color(pattern, c + 1), width, drawing::Stroke::Ends::Round);
    }
}

void draw_stripes(Pen& pen, const Pattern& pattern) {
    const double width = pattern.size / 2;
    const int count = count_rows(pen, width), colors = count_colors(pattern);
    for (int c = 1; c < colors; ++c) {
        for (int k = -count; k <= count; ++k)
            if (std::abs(k) % colors == c) pen.line({-pen.reach(), k * width}, {pen.reach(), k * width});
        pen.stroke(find_color(pattern, c), width, drawing::Stroke::Ends::Butt);
    }
}

void draw_checks(Pen& pen, const Pattern& pattern) {
    const double side = pattern.size, half = side / 2;
    const int count = count_rows(pen, side), colors = count_colors(pattern);
    for (int c = 1; c < colors; ++c) {
        for (int j = -count; j <= count; ++j)
            for (int i = -count; i <= count; ++i) {
                const geom::Point p{i * side, j * side};
                if ((std::abs(i) + std::abs(j)) % colors != c || !pen.sees(p, side)) continue;
                pen.path().add(geom::Box{p.x, p.y, p.x, p.y}.grow(half));
            }
        pen.fill(find_color(pattern, c));
    }
}

/// Rhombs on their tips in columns, with thin lines through their middles.
void draw_diamonds(Pen& pen, const Pattern& pattern) {
    const double x = 0.6 * pattern.size, y = pattern.size; // half the width and height of a rhomb
    const int count = count_rows(pen, x), colors = count_colors(pattern);
    for (int c = 1; c < colors; ++c) {
        for (int column = -count; column <= count; ++column)
            for (int row = -count; row <= count; ++row) {
                if ((column + row) % 2 != 0 || std::abs(column) % colors != c) continue;
                const geom::Point p{column * x, row * y};
                if (!pen.sees(p, y)) continue;
                pen.path().add(geom::Polygon{{p.x, p.y - y}, {p.x + x, p.y}, {p.x, p.y + y}, {p.x - x, p.y}});
            }
        pen.fill(find_color(pattern, c));
    }
    const double slope = y / x, far = 2 * pen.reach();
    for (int k = -count; k <= count; ++k) {
        if (std::abs(2 * k * x) * slope > pen.reach() * std::hypot(1, slope)) continue;
        pen.line({2 * k * x - far, -far * slope}, {2 * k * x + far, far * slope});
        pen.line({2 * k * x - far, far * slope}, {2 * k * x + far, -far * slope});
    }
    pen.stroke(mix(find_color(pattern, 0), find_color(pattern, 1), 0.5), 0.05 * pattern.size,
               drawing::Stroke::Ends::Butt);
}

void draw_waves(Pen& pen, const Pattern& pattern) {
    const double pitch = pattern.size, half_wave = 1.25 * pitch, height = 0.3 * pitch;
    const int lines = count_rows(pen, pitch), half_waves = count_rows(pen, half_wave),
              drawings = count_colors(pattern) - 1;
    // Half a sine by a cubic curve with its height and the slope at its ends.
    const double reach_up = 4.0 / 3 * height, reach_on = 4.0 / 3 / std::numbers::pi * half_wave;
    for (int c = 0; c < drawings; ++c) {
        for (int k = -lines; k <= lines; ++k) {
            if (std::abs(k) % drawings != c) continue;
            pen.path().move_to({-half_waves * half_wave, k * pitch});
            for (int i = -half_waves; i < half_waves; ++i) {
                const double up = i % 2 == 0 ? -reach_up : reach_up, y = k * pitch;
                const double from = i * half_wave, to = from + half_wave;
                pen.path().curve_to({from + reach_on, y + up}, {to - reach_on, y + up}, {to, y});
            }
        }
        pen.stroke(find_color(pattern, c + 1), pitch / 2, drawing::Stroke::Ends::Butt);
    }
}

/// Wedges from the middle to beyond the corners. Their number makes each about as wide as `size` at half the
/// radius, and maps each to one of its color under half a turn.
void draw_rays(Pen& pen, const Pattern& pattern) {
    const int colors = static_cast<int>(pattern.colors.size());
    const double around = std::numbers::pi * pen.reach();
    const int wedges =
        2 * colors * std::max(1, static_cast<int>(std::lround(around / (2 * colors * pattern.size))));
    const double far = 1.1 * pen.reach(), step = 2 * std::numbers::pi / wedges;
    const auto at = [&](double turn) { return geom::Point{far * std::sin(turn), -far * std::cos(turn)}; };
    for (int c = 1; c < colors; ++c) {
        for (int i = c; i < wedges; i += colors)
            pen.path().add(geom::Polygon{{}, at((i - 0.5) * step), at((i + 0.5) * step)});
        pen.fill(pattern.colors[static_cast<std::size_t>(c)]);
    }
    // The tips of the wedges would only flicker.
    pen.path().add_circle({}, pattern.size * 1.1);
    pen.fill(pattern.colors.front());
    pen.path().add_circle({}, pattern.size * 0.8);
    pen.fill(pattern.colors.back());
}

/// Discs on discs, so that no ground shows between two rings.
void draw_rings(Pen& pen, const Pattern& pattern) {
    const double width = pattern.size / 2;
    const int colors = static_cast<int>(pattern.colors.size());
    for (int k = static_cast<int>(pen.reach() / width) + 1; k >= 0; --k) {
        pen.path().add_circle({}, (k + 0.5) * width);
        pen.fill(pattern.colors[static_cast<std::size_t>((k + 1) % colors)]);
    }
}

void draw_confetti(Pen& pen, const Pattern& pattern) {
    const double size = pattern.size;
    const std::vector<Piece> all = scatter_pieces(pen, pattern);
    for (int c = 0; c + 1 < static_cast<int>(pattern.colors.size()); ++c) {
        const color::Color& color = pattern.colors[static_cast<std::size_t>(c) + 1];
        for (const Piece& piece : all)
            if (piece.color == c && piece.shape == 3) add_triangle(pen, piece, size);
        pen.fill(color);
        for (const Piece& piece : all)
            if (piece.color == c && piece.shape == 0) pen.dot(piece.place);
        pen.stroke(color, 0.44 * size, drawing::Stroke::Ends::Round);
        for (const Piece& piece : all)
            if (piece.color == c && (piece.shape == 1 || piece.shape == 2)) add_streamer(pen, piece, size);
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
