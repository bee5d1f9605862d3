// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <string>

namespace spotit::pdf {

/// Opacity of pixels, one byte each, row by row.
struct Coverage {
    std::string alpha{};
    std::size_t width = 0, height = 0;
};

/// Returns the lines between pixels of more and of less opacity, which is interpolated between the centers of
/// pixels; outside it is 0. In pixels from the top left corner, outer rings clockwise, holes the other way.
geom::Region trace_coverage(const Coverage& coverage, double opacity);

} // namespace spotit::pdf
