#include <spotit/cutter.hpp>

#include "cutter/outline.hpp"

#include <fmt/format.h>

#include <cmath>

namespace spotit::cutter {

namespace {

constexpr std::string_view layer_name = "CUTCONTOUR"; // R12 allows only capitals

/// Pairs of a group code and a value, a line each (AutoCAD Release 12 Customization Manual, chapter 11).
class Groups {
public:
    void add(int code, std::string_view value) { text_ += fmt::format("{:3}\n{}\n", code, value); }
    void add(int code, int value) { add(code, std::to_string(value)); }
    void coordinate(int code, double millimeters) {
        text_ += fmt::format("{:3}\n{:.6f}\n", code, millimeters);
    }
    void point(geom::Point p) {
        coordinate(10, p.x);
        coordinate(20, p.y);
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

void add_header(Groups& groups, geom::Size paper) {
    groups.add(0, "SECTION");
    groups.add(2, "HEADER");
    groups.add(9, "$ACADVER");
    groups.add(1, "AC1009");
    groups.add(9, "$INSUNITS");
    groups.add(70, 4); // millimeters
    groups.add(9, "$MEASUREMENT");
    groups.add(70, 1); // metric
    groups.add(9, "$LIMMIN");
    groups.point({0, 0});
    groups.add(9, "$LIMMAX");
    groups.point({paper.width, paper.height});
    groups.add(0, "ENDSEC");
}

void add_tables(Groups& groups) {
    groups.add(0, "SECTION");
    groups.add(2, "TABLES");
    groups.add(0, "TABLE");
    groups.add(2, "LTYPE");
    groups.add(70, 1);
    groups.add(0, "LTYPE");
    groups.add(2, "CONTINUOUS");
    groups.add(70, 0);
    groups.add(3, "Solid line");
    groups.add(72, 65);
    groups.add(73, 0);
    groups.coordinate(40, 0);
    groups.add(0, "ENDTAB");
    groups.add(0, "TABLE");
    groups.add(2, "LAYER");
    groups.add(70, 1);
    groups.add(0, "LAYER");
    groups.add(2, layer_name);
    groups.add(70, 0);
    groups.add(62, 1); // red
    groups.add(6, "CONTINUOUS");
    groups.add(0, "ENDTAB");
    groups.add(0, "ENDSEC");
}

void add_polyline(Groups& groups, const std::vector<geom::Vertex>& vertices, double paper_height) {
    groups.add(0, "POLYLINE");
    groups.add(8, layer_name);
    groups.add(66, 1); // vertices follow
    groups.point({0, 0});
    groups.coordinate(30, 0);
    groups.add(70, 1); // closed
    for (const geom::Vertex& vertex : vertices) {
        groups.add(0, "VERTEX");
        groups.add(8, layer_name);
        groups.point({vertex.point.x, paper_height - vertex.point.y});
        groups.coordinate(30, 0);
        if (vertex.sweep != 0) groups.coordinate(42, std::tan(-vertex.sweep / 4)); // the bulge
    }
    groups.add(0, "SEQEND");
    groups.add(8, layer_name);
}

} // namespace

std::string dxf(const document::Document& document, int sheet) {
    const document::Page& page = document.pages.at(static_cast<std::size_t>(sheet));
    Groups groups;
    add_header(groups, document.paper);
    add_tables(groups);
    groups.add(0, "SECTION");
    groups.add(2, "ENTITIES");
    for (const auto& card : outlines(document, page)) add_polyline(groups, card, document.paper.height);
    groups.add(0, "ENDSEC");
    groups.add(0, "EOF");
    return groups.text();
}

} // namespace spotit::cutter
