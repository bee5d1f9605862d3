#pragma once

#include <spotit/similarity.hpp>

namespace spotit::similarity {

/// Returns a lower bound of the distance that `find_nearest` returns, at a hundredth of the cost: in each
/// ring, the difference of the means is at most the mean of the differences, for any rotation.
double estimate_min_distance(const CellColors& first, const CellColors& second);

struct Nearest {
    double distance = 0;
    double upright = 0; ///< the distance without rotation
};
/// Returns the minimum of the mean difference over all rotations by up to `max_turn` steps. May return
/// infinity for both if the distance is not below `limit`.
Nearest find_nearest(const CellColors& first, const CellColors& second, int max_turn, double limit);

} // namespace spotit::similarity
