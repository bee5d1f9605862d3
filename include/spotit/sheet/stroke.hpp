#pragma once

#include <spotit/geom.hpp>

#include <optional>

namespace spotit::sheet {

/// A stroked line or outline.
struct Stroke {
    geom::Point from{}, to{};              ///< a line's ends; both are the center of an outline
    std::optional<geom::Shape> outlined{}; ///< none: a line
    double width = 0.1;                    ///< mm
    double black = 1;                      ///< share of black ink, 0 to 1
};

/// Nothing is drawn nearer to the paper's edge than this; text and rulers keep the larger distance, which
/// home printers can print.
inline constexpr double marks_edge = 3, rulers_edge = 5;

} // namespace spotit::sheet
