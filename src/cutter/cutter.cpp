#include <spotit/cutter.hpp>

#include <spotit/base/numbers.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/sheet.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <utility>

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

constexpr std::string_view layer_name = "CUTCONTOUR"; // R12 allows only capitals

/// A group code and its value, a line each (AutoCAD Release 12 Customization Manual, chapter 11).
using Group = std::pair<int, std::string_view>;

/// The header up to the paper's size: millimeters, and the metric system.
constexpr Group header[] = {{0, "SECTION"},   {2, "HEADER"},    {9, "$ACADVER"},     {1, "AC1009"},
                            {9, "$INSUNITS"}, {70, "4"},        {9, "$MEASUREMENT"}, {70, "1"},
                            {9, "$LIMMIN"},   {10, "0.000000"}, {20, "0.000000"},    {9, "$LIMMAX"}};
/// The kinds of lines.
constexpr Group line_types[] = {{0, "ENDSEC"},    {0, "SECTION"},    {2, "TABLES"}, {0, "TABLE"},
                                {2, "LTYPE"},     {70, "1"},         {0, "LTYPE"},  {2, "CONTINUOUS"},
                                {70, "0"},        {3, "Solid line"}, {72, "65"},    {73, "0"},
                                {40, "0.000000"}, {0, "ENDTAB"}};
/// The layers: one, in red.
constexpr Group layers[] = {{0, "TABLE"}, {2, "LAYER"}, {70, "1"},         {0, "LAYER"},  {2, layer_name},
                            {70, "0"},    {62, "1"},    {6, "CONTINUOUS"}, {0, "ENDTAB"}, {0, "ENDSEC"}};

/// A file under construction.
class Groups {
public:
    void add(int code, std::string_view value) { text_ += fmt::format("{:3}\n{}\n", code, value); }
    void add(std::span<const Group> groups) {
        for (const auto& [code, value] : groups) add(code, value);
    }
    void write_coordinate(int code, double millimeters) { add(code, fmt::format("{:.6f}", millimeters)); }
    void write_point(geom::Point p) {
        write_coordinate(10, p.x);
        write_coordinate(20, p.y);
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

void add_polyline(Groups& groups, const std::vector<geom::Vertex>& vertices, double paper_height) {
    groups.add(0, "POLYLINE");
    groups.add(8, layer_name);
    groups.add(66, "1"); // vertices follow
    groups.write_point({0, 0});
    groups.write_coordinate(30, 0);
    groups.add(70, "1"); // closed
    for (const geom::Vertex& vertex : vertices) {
        groups.add(0, "VERTEX");
        groups.add(8, layer_name);
        groups.write_point({vertex.point.x, paper_height - vertex.point.y});
        groups.write_coordinate(30, 0);
        if (vertex.sweep != 0) groups.write_coordinate(42, std::tan(-vertex.sweep / 4)); // the bulge
    }
    groups.add(0, "SEQEND");
    groups.add(8, layer_name);
}

/// Returns the trims of all cards of a front, in the order of its slots; none for a back.
std::vector<std::vector<geom::Vertex>> trace_outlines(const document::Document& document,
                                                      const document::Page& page) {
    std::vector<std::vector<geom::Vertex>> result;
    for (const document::Slot& slot : page.slots)
        if (document::is_front(document, slot.face))
            result.push_back(cutter::trace_outline(document.card, slot.center));
    return result;
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

std::string write_dxf(const document::Document& document, int sheet) {
    const document::Page& page = document.pages.at(static_cast<std::size_t>(sheet));
    Groups groups;
    groups.add(header);
    groups.write_point({document.paper.width, document.paper.height});
    groups.add(line_types);
    groups.add(layers);
    groups.add(0, "SECTION");
    groups.add(2, "ENTITIES");
    for (const auto& card : trace_outlines(document, page)) add_polyline(groups, card, document.paper.height);
    groups.add(0, "ENDSEC");
    groups.add(0, "EOF");
    return groups.text();
}

} // namespace spotit::cutter
