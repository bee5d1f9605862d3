#pragma once

#include <spotit/geom.hpp>
#include <spotit/random.hpp>

#include <vector>

namespace spotit::layout::fixture {

/// A shape that is hard to place: a star with deep bays or long spikes, a thin bar, an arc, or a cross of two
/// bars.
geom::Region odd_shape(random::Generator& random);

/// A card of every kind, among them sharp corners and long sides.
const std::vector<geom::Shape>& card_shapes();

} // namespace spotit::layout::fixture
