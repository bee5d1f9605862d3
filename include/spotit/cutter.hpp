#pragma once

#include <spotit/document.hpp>
#include <spotit/sheet/options.hpp>

#include <string>
#include <vector>

/// Files for cutting machines: the trims of the cards of one sheet, in millimeters, as closed paths.
namespace spotit::cutter {

/// Returns the indices of the pages whose cards are cut: the fronts, without pages of rules or keys.
std::vector<int> cut_pages(const document::Document& document);

/// Returns the trim of a card in exact lines and arcs, counterclockwise as seen on paper.
std::vector<geom::Vertex> trace_outline(const geom::Shape& card, geom::Point center);

/// Returns an SVG whose units are the page's millimeters. It has the layers CutContour, with the outlines of
/// the cards, and Regmarks, with the cutter's marks, if the page has any: pages of one card have none. Throws
/// std::out_of_range for a page that does not exist.
std::string write_svg(const document::Document& document, int sheet,
                      sheet::Cutter marks = sheet::Cutter::None);

/// Returns a DXF of AutoCAD R12, which the free editions of cutters' programs read: polylines with bulges,
/// millimeters, y upwards from the bottom of the page; the cards only. Throws like `svg`.
std::string write_dxf(const document::Document& document, int sheet);

} // namespace spotit::cutter
