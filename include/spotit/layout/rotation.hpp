#pragma once

namespace spotit::layout {

/// The allowed rotations of a symbol.
struct Rotation {
    enum class Kind { Any, Upright, Range, Steps } kind = Kind::Any;
    double range = 0; ///< Range: maximum angle either way, radians
    int steps = 4; ///< Steps: number of equal steps around the circle, the first of them upright; 1: upright
    friend bool operator==(const Rotation&, const Rotation&) = default;
};

} // namespace spotit::layout
