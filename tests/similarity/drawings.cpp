// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "similarity/drawings.hpp"

#include "symbol/canvas.hpp"

#include <cairo.h>

#include <cmath>
#include <functional>

namespace spotit::similarity::test {

namespace {

constexpr double full_turn = 2 * 3.14159265358979323846;

void paint(cairo_t* context, const color::Color& color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha);
    cairo_fill(context);
}

/// The drawing that `draw` paints within 75 of the origin, laid down by `map`.
symbol::Symbol made(const geom::Affine& map, std::function<void(cairo_t*)> draw) {
    symbol::Symbol symbol;
    symbol.name = "drawing";
    symbol.picture = [map, draw = std::move(draw)](symbol::Canvas& canvas) {
        cairo_t* const context = canvas.context();
        cairo_save(context);
        const cairo_matrix_t matrix{map.a, map.b, map.c, map.d, map.e, map.f};
        cairo_transform(context, &matrix);
        draw(context);
        cairo_restore(context);
    };
    for (const geom::Point corner : {geom::Point{-75, -75}, {75, -75}, {75, 75}, {-75, 75}})
        symbol.box.add(map(corner));
    return symbol;
}

} // namespace

symbol::Symbol flag(const Drawing& drawing) {
    return made(drawing.map, [drawing](cairo_t* context) {
        cairo_rectangle(context, -40, -50, 10, 100);
        paint(context, {0.3, 0.2, 0.1, 1});
        cairo_rectangle(context, -30, -50, 70, 45);
        paint(context, drawing.color);
        if (!drawing.with_dot) return;
        cairo_arc(context, -15, -30, 9, 0, full_turn);
        paint(context, {1, 0.9, 0.2, 1});
    });
}

symbol::Symbol disc(const Drawing& drawing) {
    return made(drawing.map, [drawing](cairo_t* context) {
        cairo_move_to(context, 0, 0);
        cairo_arc(context, 0, 0, 50, 0.15 * full_turn, 0.95 * full_turn);
        paint(context, drawing.color);
    });
}

symbol::Symbol ring(double radius, const color::Color& color) {
    return made({}, [radius, color](cairo_t* context) {
        cairo_arc(context, 0, 0, radius, 0, full_turn);
        cairo_arc_negative(context, 0, 0, radius - 2, full_turn, 0);
        paint(context, color);
    });
}

symbol::Symbol blank() {
    return made({}, [](cairo_t*) {});
}

symbol::Symbol scribble(int number) {
    return made({}, [number](cairo_t* context) {
        unsigned state = 1000U + static_cast<unsigned>(number);
        const auto share = [&state] {
            state = state * 1664525U + 1013904223U;
            return (state >> 16U) / 65536.0;
        };
        for (int i = 0; i < 6; ++i) {
            const double x = 80 * share() - 40, y = 80 * share() - 40, size = 8 + 22 * share();
            if (i % 2 == 0)
                cairo_rectangle(context, x - size / 2, y - size, size, 2 * size);
            else
                cairo_arc(context, x, y, size, 0, full_turn);
            const double red = share(), green = share();
            paint(context, {red, green, share(), 1});
        }
    });
}

Signature on_white(const symbol::Symbol& symbol) {
    return compute_signature(symbol, color::white);
}

std::vector<Signature> all_on_white(const std::vector<symbol::Symbol>& symbols) {
    std::vector<Signature> signatures;
    for (const symbol::Symbol& symbol : symbols) signatures.push_back(on_white(symbol));
    return signatures;
}

} // namespace spotit::similarity::test
