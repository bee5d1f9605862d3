// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include "verify/checks/page_renderer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

namespace spotit::verify {

namespace {

// Cells along a side of a patch, and samples along a side of a cell.
constexpr std::size_t side = 8, samples = 5;
// Differences as shares of full color: from min_ink on, a cell is ink. A place differs there by more than
// color_tolerance, or in pale cells by more than own_share of what makes the cell ink.
constexpr double min_ink = 0.1, color_tolerance = 0.2, own_share = 0.7;
// A cell counts if this share of the places are alike there; a symbol is visible if no more than max_share of
// these cells differ.
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
    const auto number = [](double share, int count) { // also where the share is no number
        return share > 0 ? std::min(static_cast<int>(std::min(share, 1.0) * count), count - 1) : 0;
    };
    const int x = number(p.x / view.size.width, picture.width);
    const int y = number(1 - p.y / view.size.height, picture.height);
    const auto index = static_cast<std::size_t>(y * picture.width + x) * 3;
    Rgb color{};
    for (std::size_t i = 0; i < 3; ++i) color[i] = static_cast<unsigned char>(picture.rgb[index + i]) / 255.0;
    return color;
}

/// Returns the place of a sample in a cell; both are numbered row by row.
geom::Point place_in(const Corners& corners, std::size_t cell, std::size_t sample) {
    const auto share = [](std::size_t number, std::size_t part) {
        return (static_cast<double>(number * samples + part) + 0.5) / (side * samples);
    };
    return corners[0] + share(cell % side, sample % samples) * (corners[1] - corners[0]) +
           share(cell / side, sample / samples) * (corners[3] - corners[0]);
}

Patch read_patch(const RenderedPage& picture, const PageView& view, const Corners& corners) {
    Patch patch{};
    for (std::size_t cell = 0; cell < patch.size(); ++cell)
        for (std::size_t sample = 0; sample < samples * samples; ++sample) {
            const Rgb color = pixel(picture, view, place_in(corners, cell, sample));
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

class RenderCheck {
public:
    RenderCheck(const ReadDeck& deck, Findings& findings)
        : deck_(deck)
        , findings_(findings) {}

    void add_page(const RenderedPage& picture, int page);
    /// Returns the number of symbols that could be compared.
    std::size_t compare();

private:
    Patch read_symbol(const RenderedPage& picture, const PageView& view, const ReadDrawing& drawing) const;
    void count_colors(const RenderedPage& picture, const PageView& view, const Corners& corners);
    bool compare_places(const std::vector<Seen>& places, const Rgb& ground);

    const ReadDeck& deck_;
    Findings& findings_;
    std::map<int, std::vector<Seen>> drawings_{};
    std::map<std::array<int, 3>, std::pair<int, Rgb>> colors_{}; ///< rounded; how often, and one of them
};

Patch RenderCheck::read_symbol(const RenderedPage& picture, const PageView& view,
                               const ReadDrawing& drawing) const {
    const auto others = drawings_.find(drawing.number);
    Patch best{};
    Corners corners = drawing.corners;
    double min = std::numeric_limits<double>::infinity();
    // A clip doesn't tell at which of its corners the form's box began.
    for (int turn = 0; turn < (deck_.is_measured ? 4 : 1); ++turn) {
        const Patch patch = read_patch(picture, view, corners);
        double sum = 0;
        for (std::size_t i = 0; others != drawings_.end() && i < patch.size(); ++i)
            sum += difference(patch[i], others->second.front().patch[i]);
        if (sum < min) {
            min = sum;
            best = patch;
        }
        std::rotate(corners.begin(), corners.begin() + 1, corners.end());
    }
    return best;
}

void RenderCheck::count_colors(const RenderedPage& picture, const PageView& view, const Corners& corners) {
    for (std::size_t cell = 0; cell < side * side; ++cell) {
        const Rgb color = pixel(picture, view, place_in(corners, cell, samples * samples / 2));
        std::array<int, 3> rounded{};
        for (std::size_t i = 0; i < color.size(); ++i) rounded[i] = static_cast<int>(16 * color[i]);
        ++colors_.try_emplace(rounded, 0, color).first->second.first;
    }
}

void RenderCheck::add_page(const RenderedPage& picture, int page) {
    const PageView& view = deck_.views[static_cast<std::size_t>(page - 1)];
    for (const ReadCard& card : deck_.cards)
        for (const ReadSymbol& symbol : card.symbols)
            if (card.page == page && symbol.drawing) {
                const Patch patch = read_symbol(picture, view, *symbol.drawing);
                drawings_[symbol.drawing->number].push_back({&card, &symbol, patch});
                count_colors(picture, view, symbol.drawing->corners);
            }
}

/// Compares the places of one drawing in the cells that are ink: alike in most places, and not the ground.
/// Returns false if there are too few cells or places.
bool RenderCheck::compare_places(const std::vector<Seen>& places, const Rgb& ground) {
    std::size_t ink = 0;
    std::vector<std::size_t> differing(places.size());
    for (std::size_t cell = 0; places.size() >= min_places && cell < side * side; ++cell) {
        const Rgb usual = median_color(places, cell);
        const double strength = difference(usual, ground);
        const auto is_usual = [&](const Seen& seen) {
            return difference(seen.patch[cell], usual) <= std::min(color_tolerance, own_share * strength);
        };
        const auto alike = std::ranges::count_if(places, is_usual);
        if (strength < min_ink ||
            static_cast<double>(alike) < steady_share * static_cast<double>(places.size() - 1))
            continue;
        ++ink;
        for (std::size_t i = 0; i < places.size(); ++i) differing[i] += is_usual(places[i]) ? 0 : 1;
    }
    if (ink < min_ink_cells) return false;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (static_cast<double>(differing[i]) > max_share * static_cast<double>(ink))
            findings_.fail(
                "hidden-symbol",
                fmt::format("card {}: \"{}\" doesn't look as on its other cards (page {}): something covers "
                            "it, or it is not printed",
                            places[i].card->number, places[i].symbol->label, places[i].card->page));
    return true;
}

std::size_t RenderCheck::compare() {
    if (colors_.empty()) return 0;
    const auto most = [](const auto& color) { return color.second.first; };
    const Rgb ground = std::ranges::max_element(colors_, {}, most)->second.second; // of the cards
    std::size_t compared = 0;
    for (const auto& [drawing, places] : drawings_)
        if (compare_places(places, ground)) compared += places.size();
    return compared;
}

} // namespace

void check_render(std::string_view pdf, const ReadDeck& deck, Findings& findings) {
    PageRenderer renderer(pdf);
    RenderCheck check(deck, findings);
    for (int page = 1; page <= static_cast<int>(deck.views.size()); ++page) {
        const std::optional<RenderedPage> picture = renderer.next();
        if (!picture && renderer.program().empty())
            return findings.skip("render",
                                 "render: neither pdftoppm (poppler-utils) nor mutool (mupdf-tools) is "
                                 "installed");
        if (!picture)
            return findings.skip("render",
                                 fmt::format("render: {} could not draw page {}", renderer.program(), page));
        check.add_page(*picture, page);
    }
    const std::size_t compared = check.compare();
    if (compared == 0)
        findings.skip("render", "render: there are no drawings to compare");
    else if (!findings.has_failed("hidden-symbol"))
        findings.pass("render", fmt::format("{} look as on their other cards, as {} draws them",
                                            count(compared, "symbol"), renderer.program()));
}

} // namespace spotit::verify
