#include <spotit/cutter.hpp>

#include "cutter/outline.hpp"

#include <fmt/format.h>

#include <cmath>
#include <span>
#include <utility>

namespace spotit::cutter {
namespace {

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

} // namespace

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
