#include <spotit/render.hpp>

#include "every_day.hpp"
#include "render/deck.hpp"
#include "render/draw_svg.hpp"
#include "render/read_png.hpp"
#include "shapes.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace spotit;
using namespace spotit::render;
using namespace spotit::render::test;
using Picture = spotit::render::test::Pixels;

namespace {

int count_of(const std::string& text, const std::string& part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

/// Returns the text between a mark and the next character that ends it.
std::multiset<std::string> after(const std::string& text, const std::string& mark, const char* ends) {
    std::multiset<std::string> found;
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
        const std::size_t begin = at + mark.size();
        found.insert(text.substr(begin, text.find_first_of(ends, begin) - begin));
    }
    return found;
}

} // namespace

TEST_CASE("an SVG is as large as the card or the paper, in millimetres") {
    const document::Document document = sample();
    const Renderer artist(document);
    CHECK(artist.draw_face_svg(0).find("width=\"85mm\" height=\"85mm\" viewBox=\"-42.5 -42.5 85 85\"") !=
          std::string::npos);
    CHECK(artist.draw_face_svg(0, {.extent = Extent::Bleed}).find("width=\"91mm\" height=\"91mm\"") !=
          std::string::npos);
    CHECK(artist.draw_page_svg(0).find("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 210 297\"") !=
          std::string::npos);
}

TEST_CASE("each picture is in an SVG once, however many cards show it") {
    const document::Document document = sample();
    const std::string svg = Renderer(document).draw_page_svg(0);
    // The word is on two cards, and so is the oval.
    CHECK(count_of(svg, "id=\"p8\"") == 1);
    CHECK(count_of(svg, "href=\"#p8\"") == 2);
    CHECK(count_of(svg, "href=\"#p0\"") == 2);
    // The three backs are one face on three places.
    const std::string backs = Renderer(document).draw_page_svg(1);
    CHECK(count_of(backs, "href=\"#f3\"") == 3);
    CHECK(count_of(backs, "id=\"f3\"") == 1);
}

TEST_CASE("every reference in an SVG has its target, and no name is taken twice") {
    const document::Document document = sample();
    const std::string svg = Renderer(document).draw_page_svg(0);
    const auto ids = after(svg, " id=\"", "\"");
    for (const std::string& id : ids) CHECK(ids.count(id) == 1);
    auto targets = after(svg, "href=\"#", "\"");
    targets.merge(after(svg, "url(#", ")"));
    CHECK(targets.size() > 10);
    for (const std::string& target : targets) {
        CAPTURE(target);
        CHECK(ids.contains(target));
    }
}

TEST_CASE("only what comes as pixels is pixels in an SVG") {
    const document::Document document = sample();
    const Renderer artist(document);
    CHECK(count_of(artist.draw_page_svg(0), "<image") == 2);
    CHECK(count_of(artist.draw_page_svg(1), "<image") == 0);
}

TEST_CASE("an SVG shows the same as the PNG, by another renderer") {
    const auto rendered = [](const std::string& svg, const Picture& like) {
        return draw_svg(svg, like.width(), like.height());
    };
    tests::EveryDay every_day(4), sheets(3);
    for (const geom::Shape& card : {geom::Shape::rectangle({63, 88}, 3), polygons::hexagon(70, 12)}) {
        const document::Document document = sample({.card = card});
        const Renderer artist(document);
        for (const Extent extent : {Extent::Bleed, Extent::Trim})
            for (const int face : {0, 1, 3}) {
                if (every_day.skips_next()) continue;
                const Options options{.extent = extent, .dpi = 200};
                const Picture png(artist.draw_face_png(face, options));
                CHECK(share_of_difference(png, rendered(artist.draw_face_svg(face, options), png), 0.15) <
                      0.005);
            }
        for (const int sheet : {0, 1}) {
            if (sheets.skips_next()) continue;
            const Picture png(artist.draw_page_png(sheet, {.dpi = 100}));
            CHECK(share_of_difference(png, rendered(artist.draw_page_svg(sheet), png), 0.15) < 0.005);
        }
    }
}
