#pragma once

#include "layout/scatter/linear_contacts.hpp"
#include "layout/shapes/card_state.hpp"

namespace spotit::layout {

/// The points of a silhouette at which contacts are found, and their precision.
enum class Detail { Coarse, Fine };

/// Which contacts are measured.
struct Reach {
    Detail detail = Detail::Coarse;
    float margin = 0; ///< mm beyond the wanted distance
};

/// Measures the contacts of two bodies.
void measure_pair(const CardState& state, const Body& first, const Body& second, Reach reach,
                  LinearContacts& contacts);
/// Measures the contacts of a body with the rim, whose wanted distance is `clearance`.
void measure_rim(const Boundary& rim, const Body& body, float clearance, Reach reach,
                 LinearContacts& contacts);

} // namespace spotit::layout
