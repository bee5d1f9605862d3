#pragma once

#include <spotit/color.hpp>
#include <spotit/geom.hpp>

#include <optional>

/// What lies on cards and sheets beside pictures, in millimeters. Files show a circle as a circle there, and
/// corners are sharp.
namespace spotit::drawing {

/// A shape around the origin in one color.
struct Area {
    geom::Shape shape{};
    color::Color color{};
    friend bool operator==(const Area&, const Area&) = default;
};

/// A line between two points, or around a shape.
struct Line {
    geom::Point from{}, to{};              ///< its ends; both are the center of the shape
    std::optional<geom::Shape> outlined{}; ///< none: it is straight
    double width = 0.1;
    color::Color color = color::black;
    friend bool operator==(const Line&, const Line&) = default;
};

} // namespace spotit::drawing
