#include "cards.hpp"

#include "layout/odd_shapes.hpp"
#include "metrics.hpp"
#include "modes.hpp"

#include <algorithm>
#include <cstdio>
#include <numbers>

namespace spotit::layout::bench {
namespace {

constexpr int columns = 4, rows = 3;
constexpr double cell = 100; // mm

void print_ring(const geom::Polygon& ring) {
    char command = 'M';
    for (const geom::Point p : ring) {
        std::printf("%c%.2f %.2f", command, p.x, p.y);
        command = 'L';
    }
    std::printf("Z");
}

/// The card as its rim seen from so many directions: every shape alike.
void print_shape(const geom::Shape& shape) {
    geom::Polygon ring;
    for (int i = 0; i < 360; ++i) {
        const geom::Affine turn = geom::Affine::rotation(i * std::numbers::pi / 180);
        double low = 0, high = cell;
        for (int step = 0; step < 20; ++step) {
            const double middle = (low + high) / 2;
            (shape.clearance(turn({middle, 0})) >= 0 ? low : high) = middle;
        }
        ring.push_back(turn({low, 0}));
    }
    std::printf("<path fill='white' stroke='gray' stroke-width='.4' d='");
    print_ring(ring);
    std::puts("'/>");
}

struct Shown {
    const Card* card = nullptr;
    Layout layout;
};

void print_card(const Shown& shown, const geom::Shape& shape, const Options& options) {
    print_shape(shape);
    const std::vector<geom::Region>& outlines = shown.card->outlines;
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        std::printf("<path fill='hsl(%zu,60%%,55%%)' d='", i * 360 / outlines.size());
        for (geom::Polygon ring : outlines[i]) {
            for (geom::Point& p : ring) p = shown.layout.placements[i].place(p);
            print_ring(ring);
        }
        std::puts("'/>");
    }
    const Metrics metrics = measure(outlines, shown.layout, shape, options);
    std::printf("<text x='%g' y='%g' font-size='5'>%.3f, hole %.0f mm</text>\n", 3 - cell / 2, cell / 2 - 2,
                metrics.coverage, metrics.emptiest);
}

/// The fullest cards and the emptiest, in that order.
std::vector<Shown> extremes(std::vector<Shown> all) {
    std::stable_sort(all.begin(), all.end(),
                     [](const Shown& a, const Shown& b) { return a.layout.coverage > b.layout.coverage; });
    constexpr std::ptrdiff_t half = columns * rows / 2;
    if (static_cast<std::ptrdiff_t>(all.size()) > 2 * half) all.erase(all.begin() + half, all.end() - half);
    return all;
}

} // namespace

Options find_options(const Settings& settings) {
    Options options;
    options.gap = std::stod(settings.at("gap"));
    options.min_size = 0;
    options.size_variety = std::stod(settings.at("variety"));
    const std::string& style = settings.at("style");
    options.style = style == "ring" ? Style::Ring : style == "grid" ? Style::Grid : Style::Scatter;
    const std::string& rotation = settings.at("rotation");
    if (rotation == "upright")
        options.rotation.kind = Rotation::Kind::Upright;
    else if (rotation.starts_with("steps:"))
        options.rotation = {Rotation::Kind::Steps, 0, std::stoi(rotation.substr(6))};
    else if (rotation != "any")
        options.rotation = {Rotation::Kind::Range, std::stod(rotation) * std::numbers::pi / 180, 1};
    if (settings.at("fill") != "0") options.target_coverage = std::stod(settings.at("fill"));
    return options;
}

void sheet(const Settings& settings) {
    const Fixture fixture;
    const Options options = find_options(settings);
    const auto shape = fixture::card_shapes().at(static_cast<std::size_t>(std::stoi(settings.at("card"))));
    const auto cards =
        fixture.random_cards(std::stoi(settings.at("cards")), std::stoi(split(settings.at("n")).front()));
    std::vector<Shown> all;
    for (std::size_t c = 0; c < cards.size(); ++c)
        all.push_back({&cards[c], arrange(cards[c].items, shape, options, c)});
    const std::vector<Shown> shown = extremes(std::move(all));
    std::printf("<svg xmlns='http://www.w3.org/2000/svg' width='%g' height='%g'><rect width='100%%' "
                "height='100%%' fill='#ddd'/>\n",
                columns * cell * 3, rows * cell * 3);
    for (std::size_t c = 0; c < shown.size(); ++c) {
        std::printf("<g transform='scale(3) translate(%g %g)'>",
                    (static_cast<double>(c % columns) + 0.5) * cell,
                    (static_cast<double>(c / columns) + 0.5) * cell);
        print_card(shown[c], shape, options);
        std::puts("</g>");
    }
    std::puts("</svg>");
}

} // namespace spotit::layout::bench
