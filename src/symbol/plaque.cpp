#include "symbol/request.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace spotit::symbol {
namespace {

/// A thing to write on. Its parts have a color (`=` that of the plaque, `-` a darker and `+` a lighter one,
/// or their own) and a path: M, L, C and Z as in SVG, `R left top right bottom radius` for a rectangle with
/// rounded corners.
struct Design {
    Plaque value;
    geom::Box writing; ///< the place for the letters; what lies right of its middle gives way to long words
    const char* parts;
};
// clang-format off
constexpr Design designs[] = {
    {Plaque::None, {}, ""},
    {Plaque::Button, {9, 9, 91, 71}, "- R 0 0 100 89 34 Z = R 0 0 100 80 34 Z + R 18 4 82 8 2 Z"},
    {Plaque::Bubble, {10, 9, 90, 69}, "= M 14 60 C 18 82 12 96 2 104 C 28 102 46 90 49 70 Z R 0 0 100 78 35 Z"},
    {Plaque::Cloud, {5, 17, 95, 73}, "- R -14 34 114 88 27 Z = R -18 18 30 66 24 Z R 1 -3 55 51 27 Z R 43 -13 105 49 31 Z R 75 21 121 67 23 Z R 30 2 70 60 10 Z R -14 34 114 81 24 Z"},
    {Plaque::Balloon, {13, 12, 87, 76}, "- M 50 100 L 38 116 L 62 116 Z = M -4 42 C -4 8 20 -10 50 -10 C 80 -10 104 8 104 42 C 104 76 76 106 50 106 C 24 106 -4 76 -4 42 Z + M 6 36 C 8 18 18 4 34 0 C 39 0 40 6 36 8 C 24 13 16 22 14 36 C 13 41 6 41 6 36 Z"},
    {Plaque::Fish, {18, 13, 82, 67}, "- M 18 10 C 30 -18 64 -20 86 -10 C 78 -2 78 6 84 16 Z M 36 66 C 42 92 60 98 78 90 C 70 84 70 76 74 64 Z = M 92 36 C 112 26 122 10 138 6 C 131 28 131 52 138 74 C 122 70 112 54 92 44 Z M -20 42 C -6 12 22 0 50 0 C 78 0 106 18 116 40 C 106 62 78 80 50 80 C 22 80 -6 70 -20 42 Z #ffffff R -6 22 12 40 9 Z #101c2c R -4 27 6 37 5 Z"},
    {Plaque::Candy, {16, 11, 84, 69}, "- M 14 40 L -32 4 C -24 20 -26 30 -36 40 C -26 50 -24 60 -32 76 Z M 86 40 L 132 4 C 124 20 126 30 136 40 C 126 50 124 60 132 76 Z = R -4 0 104 80 38 Z + M 4 34 C 5 18 16 6 32 5 C 37 5 37 11 32 12 C 20 14 13 22 11 34 C 10 39 4 39 4 34 Z"},
    {Plaque::Pencil, {0, 10, 86, 69}, "#ff7f96 R -36 3 0 77 16 Z #c3cdd8 R -18 3 -2 77 1 Z #f7d5a5 M 94 0 L 144 40 L 94 80 Z = M 126 26 L 144 40 L 126 54 Z M -6 0 L 98 0 C 92 10 92 18 99 27 C 92 36 92 44 99 53 C 92 62 92 70 98 80 L -6 80 Z - M -6 70 L 95 70 C 95 74 96 78 98 80 L -6 80 Z"},
    {Plaque::Wagon, {11, 11, 89, 63}, "- R -14 62 114 71 4 Z = R 0 0 100 76 9 Z - R -7 -7 107 4 5 Z #2b2f3a R 4 66 36 98 16 Z R 64 66 96 98 16 Z #ffd34d R 13 75 27 89 7 Z R 73 75 87 89 7 Z"},
    {Plaque::Lantern, {7, 6, 93, 74}, "#2b2022 R 22 -17 78 0 5 Z R 22 80 78 97 5 Z = R -10 -7 110 87 38 Z - R -6 15 106 17 1 Z R -9 63 109 65 1 Z"},
    {Plaque::Flower, {16, 13, 84, 67}, "= R 3 -24 49 22 23 Z R 51 -24 97 22 23 Z R 78 16 126 64 24 Z R 51 58 97 104 23 Z R 3 58 49 104 23 Z R -26 16 22 64 24 Z - R 4 -6 96 86 46 Z = R 8 -2 92 82 42 Z"},
    {Plaque::Tag, {0, 10, 97, 70}, "= M -36 40 L -6 4 C -4 1 -2 0 2 0 L 96 0 C 102 0 106 4 106 10 L 106 70 C 106 76 102 80 96 80 L 2 80 C -2 80 -4 79 -6 76 Z - R 0 5 100 7 1 Z R 0 73 100 75 1 Z #ffffff R -24 32 -8 48 8 Z"},
    {Plaque::Rocket, {0, 12, 98, 68}, "#ffb300 M -6 16 L -46 40 L -6 64 Z #ff5a36 M -6 26 L -28 40 L -6 54 Z - M 24 6 L -18 -18 L -12 24 Z M 24 74 L -18 98 L -12 56 Z = M -12 8 C 20 0 40 0 50 0 C 92 0 122 16 144 40 C 122 64 92 80 50 80 C 40 80 20 80 -12 72 Z - M 112 16 C 124 23 135 31 144 40 C 135 49 124 57 112 64 C 118 50 118 30 112 16 Z"},
    {Plaque::Apple, {14, 14, 86, 74}, "#7a4a1e R 41 -20 49 10 3 Z #3c9a36 M 42 -6 C 36 -26 16 -30 4 -26 C 8 -8 24 0 42 -6 Z = M 50 4 C 72 -14 108 0 106 42 C 104 78 80 100 62 94 C 54 91 46 91 38 94 C 20 100 -4 78 -6 42 C -8 0 28 -14 50 4 Z + M 3 38 C 4 22 12 10 26 8 C 31 8 31 14 27 15 C 17 18 11 26 10 38 C 9 43 3 43 3 38 Z"},
};
// clang-format on
static_assert(base::is_complete(designs, &Design::value));

/// Draws a design around letters.
Items draw(const Design& design, const geom::Box& letters, const color::Color& color) {
    const geom::Point middle = design.writing.center();
    const double scale = letters.height() / design.writing.height();
    const double more = std::max(0.0, letters.width() / scale - design.writing.width());
    const geom::Affine place = geom::Affine::translation(letters.center()) * geom::Affine::scaling(scale) *
                               geom::Affine::translation({-middle.x - more / 2, -middle.y});
    std::istringstream parts(design.parts);
    double value = 0;
    const auto number = [&] { return parts >> value, value; };
    const auto point = [&] {
        const double x = number(), share = x < middle.x ? 0 : x > middle.x ? 1 : 0.5;
        return geom::Point{x + share * more, number()};
    };
    const auto dark = [](double channel) { return 0.88 * std::pow(channel, 1.7); };
    Items items;
    geom::Path path;
    color::Color paint = color;
    for (std::string word; parts >> word;) {
        if (word == "=") paint = color;
        if (word == "-") paint = {dark(color.red), dark(color.green), dark(color.blue), color.alpha};
        if (word == "+") paint = color::paint_over({1, 1, 1, 0.5}, color);
        if (word.size() > 1) paint = *color::parse(word);
        if (word == "Z") items.push_back({Fill{transform(std::exchange(path, {}), place), paint, {}}});
        if (word == "M") path.move_to(point());
        if (word == "L") path.line_to(point());
        if (word != "C" && word != "R") continue;
        const geom::Point first = point(), second = point();
        if (word == "C") path.curve_to(first, second, point());
        if (word == "R") path.add_rounded({first.x, first.y, second.x, second.y}, number());
    }
    return items;
}

/// Returns the color of a word's plaque, white if it is to be colored by hand.
color::Color choose_plaque_color(const SymbolSpec& spec) {
    return spec.drawing == DrawingStyle::Outline ? color::white : spec.color.value_or(color::black);
}

} // namespace

color::Color choose_ink(const SymbolSpec& spec) {
    if (spec.plaque == Plaque::None) return spec.color.value_or(color::black);
    const color::Color color = choose_plaque_color(spec);
    const color::Color soft = color::paint_over({0, 0, 0, 0.8}, color);
    const bool is_clear = color::measure_contrast(soft, color) >= color::readable_contrast;
    return is_clear ? soft : color::choose_readable_color(color);
}

void put_on_plaque(Symbol& word, const SymbolSpec& spec) {
    const Design& design = designs[static_cast<std::size_t>(spec.plaque)];
    Items items = draw(design, geom::measure_bounds(word.outline), choose_plaque_color(spec));
    geom::Box box = word.box;
    for (const Item& item : items) box.join(std::get<Fill>(item.node).path->box());
    items.push_back({Use{word.drawing, {}}});
    set_drawing(word, std::move(items), box);
    if (spec.drawing == DrawingStyle::Outline) word = with_rim(word, box.height() / 60, color::black);
}

} // namespace spotit::symbol
