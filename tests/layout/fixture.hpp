#pragma once

#include <spotit/geom.hpp>

#include <string>
#include <vector>

namespace spotit::layout::fixture {

/// A line of tests/data/silhouettes.txt: what kind of shape, which emoji, and its outline.
struct Named {
    std::string kind, emoji;
    geom::Region outline;
};

/// All of the frozen silhouettes, in their order there.
std::vector<Named> silhouettes();

/// A regular polygon that passes for a disc, of radius 1 about the origin.
geom::Region disc(int corners = 96);
/// An axis-parallel rectangle about the origin.
geom::Region bar(double width, double height);

/// The lines of the projective plane of prime order: the deck of order + 1 symbols a card.
std::vector<std::vector<int>> plane(int order);

} // namespace spotit::layout::fixture
