// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/render/check_render.hpp"

#include "verify/render/render_pages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

namespace spotit::verify {

namespace {

constexpr std::size_t side = 8;         // cells of a patch
constexpr int samples = 3;              // along a side of a cell
constexpr double color_tolerance = 0.2; // of full color: at 50 dpi edges fall on other pixels
constexpr double steady_share = 0.7, max_share = 0.34;
constexpr std::size_t min_places = 3, min_ink_cells = 4;

using Rgb = std::array<double, 3>; ///< 0 to 1
/// The mean colors of a symbol's box in a grid, in the symbol's own directions.
using Patch = std::array<Rgb, side * side>;

double difference(const Rgb& one, const Rgb& other) {
    double max = 0;
    for (std::size_t i = 0; i < one.size(); ++i) max = std::max(max, std::abs(one[i] - other[i]));
    return max;
}

Rgb pixel(const RenderedPage& picture, const PageView& view, geom::Point p) {
    const double x = std::clamp(p.x / view.size.width, 0.0, 1.0) * (picture.width - 1);
    const double y = std::clamp(1 - p.y / view.size.height, 0.0, 1.0) * (picture.height - 1);
    const auto index = static_cast<std::size_t>(std::lround(y) * picture.width + std::lround(x)) * 3;
    Rgb color{};
    for (std::size_t i = 0; i < 3; ++i) color[i] = static_cast<unsigned char>(picture.rgb[index + i]) / 255.0;
    return color;
}

Patch read_patch(const RenderedPage& picture, const PageView& view, const Corners& corners) {
    Patch patch{};
    const geom::Point across = corners[1] - corners[0], up = corners[3] - corners[0];
    for (std::size_t cell = 0; cell < patch.size(); ++cell)
        for (int sample = 0; sample < samples * samples; ++sample) {
            const double x = (static_cast<double>(cell % side) + (sample % samples + 0.5) / samples) / side;
            const double y =
                (static_cast<double>(cell / side) + (static_cast<double>(sample / samples) + 0.5) / samples) /
                side;
            const Rgb color = pixel(picture, view, corners[0] + x * across + y * up);
            for (std::size_t i = 0; i < 3; ++i) patch[cell][i] += color[i] / (samples * samples);
        }
    return patch;
}

/// A symbol's place and what is seen there.
struct Seen {
    const ReadCard* card = nullptr;
    const ReadSymbol* symbol = nullptr;
    Patch patch{};
};

Seen look_at(const RenderedPage& picture, const PageView& view, const ReadCard& card,
             const ReadSymbol& symbol, const std::vector<Seen>& others, Detail detail) {
    Seen best{&card, &symbol};
    Corners corners = symbol.drawing->corners;
    double min = std::numeric_limits<double>::infinity();
    // Of a clip nobody knows at which corner it began when it was a form's box.
    for (int turn = 0; turn < (detail == Detail::Marks ? 4 : 1); ++turn) {
        const Patch patch = read_patch(picture, view, corners);
        double sum = 0;
        for (std::size_t i = 0; !others.empty() && i < patch.size(); ++i)
            sum += difference(patch[i], others.front().patch[i]);
        if (sum < min) {
            min = sum;
            best.patch = patch;
        }
        std::ranges::rotate(corners, corners.begin() + 1);
    }
    return best;
}

Rgb median_color(const std::vector<Seen>& places, std::size_t cell) {
    Rgb result{};
    for (std::size_t i = 0; i < result.size(); ++i) {
        std::vector<double> values;
        for (const Seen& seen : places) values.push_back(seen.patch[cell][i]);
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::ranges::nth_element(values, middle);
        result[i] = *middle;
    }
    return result;
}

/// Returns the color that most cells have, which is the cards' ground.
Rgb find_ground(const std::map<int, std::vector<Seen>>& drawings) {
    std::map<std::array<int, 3>, std::pair<int, Rgb>> counts;
    for (const auto& [drawing, places] : drawings)
        for (const Seen& seen : places)
            for (const Rgb& color : seen.patch) {
                auto& [number, first] =
                    counts[{static_cast<int>(color[0] * 16), static_cast<int>(color[1] * 16),
                            static_cast<int>(color[2] * 16)}];
                if (number++ == 0) first = color;
            }
    return std::ranges::max_element(counts, {}, [](const auto& c) { return c.second.first; })->second.second;
}

/// Compares the places of one drawing in the cells that are ink: alike in most places, and not the ground.
/// Returns false if there are too few cells or places.
bool compare_places(const std::vector<Seen>& places, const Rgb& ground, Findings& findings) {
    std::size_t ink = 0;
    std::vector<std::size_t> differing(places.size());
    for (std::size_t cell = 0; places.size() >= min_places && cell < side * side; ++cell) {
        const Rgb usual = median_color(places, cell);
        const auto is_usual = [&](const Seen& seen) {
            return difference(seen.patch[cell], usual) <= color_tolerance;
        };
        const auto alike = std::ranges::count_if(places, is_usual);
        if (difference(usual, ground) <= color_tolerance ||
            static_cast<double>(alike) < steady_share * static_cast<double>(places.size() - 1))
            continue;
        ++ink;
        for (std::size_t i = 0; i < places.size(); ++i) differing[i] += is_usual(places[i]) ? 0 : 1;
    }
    if (ink < min_ink_cells) return false;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (static_cast<double>(differing[i]) > max_share * static_cast<double>(ink))
            findings.fail(
                "hidden-symbol",
                fmt::format("card {}: \"{}\" doesn't look as on its other cards (page {}): something covers "
                            "it, or it is not printed",
                            places[i].card->number, places[i].symbol->label, places[i].card->page));
    return true;
}

} // namespace

void check_render(std::string_view pdf, const ReadDeck& deck, Findings& findings) {
    const RenderResult rendered = render_pages(pdf, deck.views.size());
    if (rendered.pages.size() != deck.views.size()) {
        findings.skip("render",
                      rendered.program.empty()
                          ? "render: neither pdftoppm (poppler-utils) nor mutool (mupdf-tools) is installed"
                          : fmt::format("render: {} could not draw page {}", rendered.program,
                                        rendered.pages.size() + 1));
        return;
    }
    std::map<int, std::vector<Seen>> drawings;
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols)
            if (symbol.drawing) {
                const auto page = static_cast<std::size_t>(card.page - 1);
                std::vector<Seen>& places = drawings[symbol.drawing->number];
                places.push_back(
                    look_at(rendered.pages[page], deck.views[page], card, symbol, places, deck.detail));
            }
    if (drawings.empty()) return findings.skip("render", "render: there are no drawings to compare");
    const Rgb ground = find_ground(drawings);
    std::size_t compared = 0;
    for (const auto& [drawing, places] : drawings)
        if (compare_places(places, ground, findings)) compared += places.size();
    if (!findings.has_failed("hidden-symbol"))
        findings.pass("render",
                      fmt::format("{} look as on their other cards, as {} draws them",
                                  count(static_cast<long long>(compared), "symbol"), rendered.program));
}

} // namespace spotit::verify
