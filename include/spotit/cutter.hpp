// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <string>

/// Files for cutting machines: the trims of the cards of one sheet, in millimeters, as closed paths.
namespace spotit::cutter {

/// SVG whose units are the page's millimeters, so that what is cut lies where it is printed. Two layers:
/// CutContour with the cards, and Regmarks with the cutter's marks where the page has any: with one card to a
/// page there are none. Throws std::out_of_range for a sheet that is not there.
std::string svg(const document::Document& document, int sheet, sheet::Cutter marks = sheet::Cutter::None);

/// AutoCAD R12's DXF, which the free editions of cutters' programs read: polylines with bulges, millimeters,
/// y upwards from the bottom of the page; the cards only. Throws as `svg` does.
std::string dxf(const document::Document& document, int sheet);

} // namespace spotit::cutter
