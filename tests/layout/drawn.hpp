#pragma once

#include <spotit/layout.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace spotit::layout {

/// Items, and the outlines they were made of.
struct Drawn {
    std::vector<geom::Region> outlines;
    std::vector<Item> items;
};

/// Some silhouettes of the fixture, of one kind or of any, the first the largest.
Drawn draw(int count, std::uint64_t seed, std::string_view kind = "");

/// The distances of the silhouettes from each other and from a rim, mm, as layouts measure them. Infinite for
/// the gap of a single one.
double measure_gap(const std::vector<Item>& items, const Layout& layout);
double measure_rim(const std::vector<Item>& items, const Layout& layout, const geom::Shape& rim);

/// Gap, margin and coverage by pixels of 0.1 mm, whose centers can lie 0.07 mm inside the outlines.
void check_by_pixels(const Drawn& drawn, const Layout& layout, const geom::Shape& card,
                     const Options& options);

/// Largest over smallest visual size, relative to the items' scales; optical size if all are to be equal.
double ratio(const Drawn& drawn, const Layout& layout, const Options& options = {});
/// The ratio that the options promise to as many symbols.
double promised_ratio(const Drawn& drawn, const Options& options = {});

} // namespace spotit::layout
