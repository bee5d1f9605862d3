#include <spotit/cutter.hpp>
#include <spotit/sheet.hpp>

#include "golden.hpp"
#include "shapes.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <stdexcept>
#include <string>

using namespace spotit;

namespace {

const geom::Shape round_card = geom::Shape::circle(60);
const geom::Shape poker = geom::Shape::rectangle({63, 88}, 3.5);
const geom::Shape square = geom::Shape::rectangle({70, 70});
const geom::Shape tile = polygons::hexagon(80), octagon = polygons::octagon(80);

/// Fronts on the first page, and their backs on the second.
document::Document two_pages(const geom::Shape& card, sheet::Cutter cutter = sheet::Cutter::None) {
    sheet::Options options;
    options.duplex = sheet::Duplex::LongEdge;
    options.cutter = cutter;
    const sheet::Imposition imposition = sheet::impose(card, options);
    document::Document document;
    document.title = "Squares & <more>";
    document.paper = imposition.paper;
    document.card = card;
    document.card_count = 1;
    document.faces.resize(2);
    document.pages = {{.side = document::Side::Front, .name = "1"},
                      {.side = document::Side::Back, .name = "1 back"}};
    for (std::size_t i = 0; i < imposition.slots.size(); ++i) {
        document.pages[0].slots.push_back({.face = 0, .center = imposition.slots[i]});
        document.pages[1].slots.push_back({.face = 1, .center = imposition.backs[i].center});
    }
    return document;
}

/// Points on the way from one vertex to the next, by the definition of the bulge.
std::vector<geom::Point> along(const geom::Vertex& from, geom::Point to) {
    std::vector<geom::Point> points;
    const geom::Point way = to - from.point, aside{-way.y, way.x};
    for (int i = 0; i <= 40; ++i) {
        const double t = i / 40.0;
        // The arc through both ends whose height is bulge * half of the chord.
        const double b = std::tan(-from.sweep / 4);
        double height = 0;
        if (b != 0) {
            const double chord = geom::length(way), radius = chord * (1 + b * b) / (4 * b);
            const double x = (t - 0.5) * chord, middle = radius - b * chord / 2;
            height = (std::sqrt(std::max(0.0, radius * radius - x * x)) - middle) / chord;
        }
        points.push_back(from.point + t * way + height * aside);
    }
    return points;
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

} // namespace

TEST_CASE("an outline is on the trim everywhere, and runs counterclockwise") {
    const geom::Point center{100, 150};
    for (const geom::Shape& card : {round_card, poker, square, tile, octagon, polygons::hexagon(80, 9)}) {
        const auto vertices = cutter::trace_outline(card, center);
        geom::Polygon ring;
        for (std::size_t i = 0; i < vertices.size(); ++i)
            for (const geom::Point p : along(vertices[i], vertices[(i + 1) % vertices.size()].point)) {
                CHECK(std::abs(card.clearance(p - center)) < 1e-9);
                ring.push_back(p);
            }
        CHECK(geom::measure_signed_area(ring) < 0); // clockwise is positive
        CHECK(-geom::measure_signed_area(ring) == doctest::Approx(card.area()).epsilon(0.005));
    }
}

TEST_CASE("a circle is two arcs, a card with round corners a line and an arc for each") {
    CHECK(cutter::trace_outline(round_card, {}).size() == 2);
    CHECK(cutter::trace_outline(poker, {}).size() == 8);
    CHECK(cutter::trace_outline(square, {}).size() == 4);
    CHECK(cutter::trace_outline(tile, {}).size() == 6);
    CHECK(cutter::trace_outline(polygons::hexagon(80, 9), {}).size() == 12);
}

// files_test.py reads these with other programs.
TEST_CASE("the files for cutters are as recorded") {
    using sheet::Cutter;
    const document::Document circles = two_pages(round_card, Cutter::Silhouette3V1);
    CHECK(tests::matches_golden("cutter/circles.svg", cutter::write_svg(circles, 0, Cutter::Silhouette3V1)));
    CHECK(tests::matches_golden("cutter/circles.dxf", cutter::write_dxf(circles, 0)));
    const document::Document pokers = two_pages(poker);
    CHECK(tests::matches_golden("cutter/pokers.svg", cutter::write_svg(pokers, 0)));
    CHECK(tests::matches_golden("cutter/pokers.dxf", cutter::write_dxf(pokers, 0)));
    CHECK(tests::matches_golden("cutter/tiles.dxf", cutter::write_dxf(two_pages(tile), 0)));
}

TEST_CASE("there is one closed path for each card, and none for its back") {
    const document::Document document = two_pages(round_card);
    const std::size_t cards = document.pages[0].slots.size();
    CHECK(count(cutter::write_svg(document, 0), "<path") == cards);
    CHECK(count(cutter::write_svg(document, 0), " Z\"") == cards);
    CHECK(count(cutter::write_dxf(document, 0), "\nPOLYLINE\n") == cards);
    CHECK(count(cutter::write_svg(document, 1), "<path") == 0);
    CHECK(count(cutter::write_dxf(document, 1), "\nPOLYLINE\n") == 0);
}

TEST_CASE("a sheet that is not there is refused") {
    const document::Document document = two_pages(round_card);
    CHECK_THROWS_AS(cutter::write_svg(document, 2), std::out_of_range);
    CHECK_THROWS_AS(cutter::write_dxf(document, -1), std::out_of_range);
}

TEST_CASE("a page that is a card has no marks of a cutter, for there are none on paper") {
    document::Document document = two_pages(round_card);
    const std::string with_marks = cutter::write_svg(document, 0, sheet::Cutter::Silhouette3V1);
    CHECK(count(with_marks, "Regmarks") > 0);
    document.one_card_per_page = true;
    CHECK(count(cutter::write_svg(document, 0, sheet::Cutter::Silhouette3V1), "Regmarks") == 0);
}
