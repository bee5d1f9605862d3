#include "every_day.hpp"
#include "picture_files.hpp"

#include "render/deck.hpp"
#include "render/files.hpp"
#include "render/read_png.hpp"
#include "shapes.hpp"

#include <spotit/render.hpp>

#include <doctest/doctest.h>

using namespace spotit;
using namespace spotit::render;
using namespace spotit::render::test;
using Picture = spotit::render::test::Pixels;

TEST_CASE("a sheet's PNG shows what poppler makes of the PDF's page") {
    tests::EveryDay every_day(3);
    for (const geom::Shape& card :
         {geom::Shape::circle(85), geom::Shape::rectangle({63, 88}, 3), polygons::hexagon(70, 12)}) {
        if (every_day.skips_next()) continue;
        const document::Document document = sample({.card = card});
        const Scratch scratch;
        scratch.write("a.pdf", tests::write_file(document).bytes);
        const Renderer artist(document);
        const Picture first(artist.draw_page_png(0, {.dpi = 60}));
        run("pdftoppm -scale-to-x " + std::to_string(first.width()) + " -scale-to-y " +
            std::to_string(first.height()) + " -png " + scratch.path("a.pdf") + " " + scratch.path("page"));
        for (const int sheet : {0, 1}) {
            const Picture ours(artist.draw_page_png(sheet, {.dpi = 60}));
            const Picture poppler(scratch.read("page-" + std::to_string(sheet + 1) + ".png"));
            // Edges are smoothed differently, and thin lines are made as wide as a pixel.
            CHECK(share_of_difference(ours, poppler, 0.35) < 0.005);
        }
    }
}
