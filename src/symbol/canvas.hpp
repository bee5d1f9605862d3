// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cairo.h>

#include <string>
#include <vector>

namespace spotit::symbol {

/// A Cairo context (not owned) that a picture is drawn on, and the purpose of the drawing.
class Canvas {
public:
    enum class Purpose {
        Color, ///< the picture as it is
        Shape, ///< only coverage and opacity count; colors may be anything
    };
    explicit Canvas(cairo_t* context, Purpose purpose = Purpose::Color)
        : context_(context)
        , purpose_(purpose) {}
    /// A canvas on Cairo's SVG, to which drawings add parts, see svg_parts.hpp.
    Canvas(cairo_t* context, std::vector<std::string>& svg_parts)
        : context_(context)
        , svg_parts_(&svg_parts) {}

    cairo_t* context() const { return context_; }
    Purpose purpose() const { return purpose_; }
    /// Returns null if the canvas is no SVG.
    std::vector<std::string>* svg_parts() const { return svg_parts_; }

private:
    cairo_t* context_;
    Purpose purpose_ = Purpose::Color;
    std::vector<std::string>* svg_parts_ = nullptr;
};

} // namespace spotit::symbol
