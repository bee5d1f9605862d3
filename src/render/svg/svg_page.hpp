// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol/drawing.hpp>

#include <string>

namespace spotit::render {

/// Returns what Cairo writes of a page of an SVG file, in the page's units. Ids are the prefix and a number.
std::string svg_page(const symbol::SvgPage& page, const geom::Box& box, const std::string& prefix);

} // namespace spotit::render
