#pragma once

#include <spotit/layout.hpp>

#include <functional>

namespace spotit::layout {

/// Finds the gap, at least `min_gap` mm, at which a card comes nearest to a coverage: `arrange` makes the
/// layout for a gap. Coverage roughly falls with the gap. Returns the layout at `min_gap` if that covers no
/// more than wanted.
Layout arrange_to_coverage(double coverage, double min_gap, const std::function<Layout(double)>& arrange);

} // namespace spotit::layout
