#include "verify/checks/looks.hpp"

#include <spotit/geom/path.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::verify {
namespace {

// Of 255: what differs by more is ink, and what differs from the drawing itself by more is not it.
constexpr int min_contrast = 20, max_difference = 30;
constexpr float opaque = 40;       // the ground doesn't shine through what differs by more
constexpr double max_faded = 0.35; // natural logarithm
constexpr double margin = 0.1;     // of a box: some programs write a smaller one
constexpr double reach = 2;        // of a grid, in the mean distance of the ink from its middle
constexpr double middle_cell = (Picture::side - 1) / 2.0;

template<class Parts>
auto measure_difference(const Parts& first, const Parts& second) {
    decltype(first[0] - second[0]) max = 0;
    for (std::size_t i = 0; i < first.size(); ++i) max = std::max(max, std::abs(first[i] - second[i]));
    return max;
}

/// Adds a share of ink that is so many cells away from the middle. The four cells around it get their parts,
/// so that it matters little where their edges are.
void add_ink(Picture& picture, geom::Point away, const Ink& ink, double share) {
    const auto bound = [](double place) { return std::clamp(place, 0.0, Picture::side - 1.001); };
    const geom::Point place{bound(away.x + middle_cell), bound(away.y + middle_cell)};
    for (const geom::Point corner : {geom::Point{0, 0}, {1, 0}, {0, 1}, {1, 1}}) {
        const double x = std::floor(place.x) + corner.x, y = std::floor(place.y) + corner.y,
                     part = share * (1 - std::abs(place.x - x)) * (1 - std::abs(place.y - y));
        Ink& cell = picture.cells[static_cast<std::size_t>(x) + Picture::side * static_cast<std::size_t>(y)];
        for (std::size_t i = 0; i < cell.size(); ++i) {
            cell[i] += static_cast<float>(part) * ink[i];
            picture.all[i] += static_cast<float>(part) * ink[i];
        }
    }
}

/// Returns the mean color of the ground in the middle of a card.
std::array<float, 3> find_ground(const PageLooks& page, const ReadCard& card) {
    constexpr int steps = 4; // to each side, of 4.5 points: within the smallest card
    std::array<float, 3> ground{};
    for (int i = -steps; i <= steps; ++i)
        for (int k = -steps; k <= steps; ++k) {
            const geom::Point at = page.map_to_pixels()(card.center() + geom::Point{4.5 * i, 4.5 * k});
            const Rgb color = page.drawn[0].read_color(at.x, at.y);
            for (std::size_t part = 0; part < color.size(); ++part) ground[part] += color[part];
        }
    for (float& part : ground) part /= (2 * steps + 1) * (2 * steps + 1);
    return ground;
}

} // namespace

Seen look(const PageLooks& page, const ReadCard& card, const ReadDrawing& drawing) {
    const auto& [corner, next, opposite, last] = drawing.corners;
    const geom::Point x = next - corner, y = last - corner;
    const double width = geom::length(x), height = geom::length(y);
    const geom::Affine to_pixels =
        page.map_to_pixels() * geom::Affine{x.x, x.y, y.x, y.y, corner.x, corner.y};
    const geom::Affine from_pixels = geom::inverse(to_pixels);
    const geom::Box box = geom::Box{-margin, -margin, 1 + margin, 1 + margin}.map_by(to_pixels).intersect(
        {0, 0, static_cast<double>(page.whole.width), static_cast<double>(page.whole.height)});
    if (box.empty()) return {}; // also where a page of no height has made numbers of none
    const std::array<float, 3> ground = find_ground(page, card);
    Seen seen;
    for (int row = static_cast<int>(box.top); row < box.bottom; ++row)
        for (int column = static_cast<int>(box.left); column < box.right; ++column) {
            const geom::Point place = from_pixels({column + 0.5, row + 0.5});
            if (std::max(std::abs(place.x - 0.5), std::abs(place.y - 0.5)) > 0.5 + margin) continue;
            const Rgb color = page.drawn[drawing.layer + 1].read_color(column, row);
            const Rgb below = page.drawn[0].read_color(column, row);
            const int contrast = measure_difference(color, below);
            if (contrast == 0) continue;
            auto& [at, ink] = seen.ink.emplace_back();
            at = {place.x * width, place.y * height};
            const float opacity = std::min(1.0F, static_cast<float>(contrast) / opaque);
            for (std::size_t i = 0; i < color.size(); ++i) {
                const float ground_there =
                    static_cast<float>(below[i]) + opacity * (ground[i] - static_cast<float>(below[i]));
                ink[i + 1] = ground_there - static_cast<float>(color[i]);
                ink[0] = std::max(ink[0], std::abs(ink[i + 1]));
            }
            if (contrast <= min_contrast) continue;
            seen.pixels.push_back({column + 0.5, row + 0.5});
            if (measure_difference(color, page.whole.read_color(column, row)) > max_difference)
                ++seen.differing;
        }
    return seen;
}

Picture make_picture(const std::vector<PlacedInk>& ink) {
    Picture picture;
    double all = 1e-9, radius = 1e-9; // not 0 where ink is as pale as the ground, or in one place
    geom::Point middle;
    for (const PlacedInk& part : ink) all += part.ink[0];
    for (const PlacedInk& part : ink) middle = middle + part.ink[0] / all * part.place;
    for (const PlacedInk& part : ink) radius += part.ink[0] / all * geom::distance(part.place, middle);
    for (const PlacedInk& part : ink)
        add_ink(picture, Picture::side / reach / 2 / radius * (part.place - middle), part.ink, 1 / all);
    picture.strength = all / (radius * radius);
    return picture;
}

Picture map_picture(const Picture& picture, const geom::Affine& map) {
    Picture mapped{.strength = picture.strength};
    for (std::size_t i = 0; i < picture.cells.size(); ++i) {
        const std::size_t column = i % Picture::side, row = i / Picture::side;
        const geom::Point cell{static_cast<double>(column), static_cast<double>(row)};
        add_ink(mapped, map(cell - geom::Point{middle_cell, middle_cell}), picture.cells[i], 1);
    }
    return mapped;
}

double compare(const Picture& first, const Picture& second, double max) {
    // Renderers draw thin lines stronger or weaker as they lie.
    const double faded = std::max(0.0, std::abs(std::log(first.strength / second.strength)) - max_faded);
    double difference = faded + measure_difference(first.all, second.all); // can only become more
    if (difference > max) return difference;
    difference = faded;
    for (std::size_t i = 0; i < first.cells.size() && difference <= max; ++i)
        difference += measure_difference(first.cells[i], second.cells[i]);
    return difference;
}

} // namespace spotit::verify
