// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cairo.h>

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

    cairo_t* context() const { return context_; }
    Purpose purpose() const { return purpose_; }

private:
    cairo_t* context_;
    Purpose purpose_;
};

} // namespace spotit::symbol
