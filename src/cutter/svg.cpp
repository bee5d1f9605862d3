#include <spotit/cutter.hpp>

#include "cutter/outline.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/sheet.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <numbers>

namespace spotit::cutter {
namespace {

/// Returns millimeters to a tenth of a micrometer.
std::string number(double millimeters) {
    return base::format_number(millimeters, 4);
}

std::string write_point(geom::Point p) {
    return number(p.x) + "," + number(p.y);
}

std::string write_path(const std::vector<geom::Vertex>& vertices) {
    std::string data = "M" + write_point(vertices.front().point);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const geom::Vertex& from = vertices[i];
        const geom::Point to = vertices[(i + 1) % vertices.size()].point;
        if (from.sweep != 0)
            data += fmt::format(" A{0},{0} 0 0 0 {1}", number(geom::distance(from.point, from.center)),
                                write_point(to));
        else if (i + 1 < vertices.size())
            data += " L" + write_point(to);
    }
    return data + " Z";
}

/// Inkscape recognizes a layer by these attributes; other programs take it for a group.
std::string write_layer(std::string_view name, std::string_view style, const std::string& content) {
    return fmt::format(
        "  <g id=\"{0}\" inkscape:groupmode=\"layer\" inkscape:label=\"{0}\" {1}>\n{2}  </g>\n", name, style,
        content);
}

std::string write_marks_layer(sheet::Cutter cutter, geom::Size paper) {
    std::string lines;
    for (const drawing::Line& mark : sheet::draw_registration_marks(cutter, paper))
        lines += fmt::format("    <path d=\"M{} L{}\" stroke-width=\"{}\"/>\n", write_point(mark.from),
                             write_point(mark.to), number(mark.width));
    return lines.empty() ? "" : write_layer("Regmarks", "fill=\"none\" stroke=\"#000000\"", lines);
}

} // namespace

std::string write_svg(const document::Document& document, int sheet, sheet::Cutter marks) {
    const document::Page& page = document.pages.at(static_cast<std::size_t>(sheet));
    std::string cards;
    for (const auto& card : trace_outlines(document, page))
        cards += "    <path d=\"" + write_path(card) + "\"/>\n";
    const std::string width = number(document.paper.width), height = number(document.paper.height);
    return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<svg xmlns=\"http://www.w3.org/2000/svg\""
                       " xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"\n"
                       "     width=\"{0}mm\" height=\"{1}mm\" viewBox=\"0 0 {0} {1}\">\n"
                       "  <title>{2}</title>\n",
                       width, height, base::escape_markup(document.title + " · sheet " + page.name)) +
           write_marks_layer(document.one_card_per_page ? sheet::Cutter::None : marks, document.paper) +
           write_layer("CutContour", "fill=\"none\" stroke=\"#ff0000\" stroke-width=\"0.1\"", cards) +
           "</svg>\n";
}

std::vector<geom::Vertex> trace_outline(const geom::Shape& card, geom::Point center) {
    constexpr double half = -std::numbers::pi;
    const geom::Point reach{card.radius, 0};
    if (card.is_circle()) return {{center + reach, half, center}, {center - reach, half, center}};
    geom::Shape reversed = card;
    std::ranges::reverse(reversed.corners);
    return geom::outline(reversed, center);
}

std::vector<int> cut_pages(const document::Document& document) {
    std::vector<int> pages;
    for (std::size_t i = 0; i < document.pages.size(); ++i)
        if (document.pages[i].side == document::Side::Front && !document.pages[i].slots.empty())
            pages.push_back(static_cast<int>(i));
    return pages;
}

std::vector<std::vector<geom::Vertex>> trace_outlines(const document::Document& document,
                                                      const document::Page& page) {
    std::vector<std::vector<geom::Vertex>> result;
    for (const document::Slot& slot : page.slots)
        if (document::is_front(document, slot.face))
            result.push_back(cutter::trace_outline(document.card, slot.center));
    return result;
}

} // namespace spotit::cutter
