#include "face_parts.hpp"

#include <spotit/background.hpp>
#include <spotit/render.hpp>

#include "render/read_png.hpp"

#include <cairo.h>
#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>

using namespace spotit;
using namespace spotit::render;
using Picture = spotit::render::test::Pixels;

TEST_CASE("a photo that covers a card has all the pixels that the card has room for") {
    // Lines two pixels wide, finer than a preview of 512 pixels has.
    const std::filesystem::path file = std::filesystem::temp_directory_path() / "spotit fine.png";
    const int side = 1200;
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, side, side);
    cairo_t* context = cairo_create(surface);
    cairo_set_source_rgb(context, 1, 1, 1);
    cairo_paint(context);
    cairo_set_source_rgb(context, 0, 0, 0);
    for (int x = 0; x < side; x += 4) cairo_rectangle(context, x, 0, 2, side);
    cairo_fill(context);
    cairo_surface_write_to_png(surface, file.c_str());
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    const std::string jpeg = file.string() + ".jpg";
    REQUIRE(std::system(("/usr/bin/python3 -c 'import sys; from PIL import Image; "
                         "Image.open(sys.argv[1]).save(sys.argv[2], "
                         "quality=95)' '" +
                         file.string() + "' '" + jpeg + "'")
                            .c_str()) == 0);

    document::Document document;
    document.card = geom::Shape::rectangle({50.8, 50.8});
    diag::Sink sink;
    document.pictures.push_back(
        background::make({background::Image{.file = jpeg}, {}}, {document.card}, sink));
    document.faces.push_back(tests::make_face(document.card, {.drawing = document::PlacedPicture{0, {}}}));
    document.card_count = 1;
    const Picture picture(Renderer(document).draw_face_png(0, {.extent = Extent::Bleed, .dpi = 600}));
    REQUIRE(picture.width() == side);
    double contrast = 0;
    for (int x = 100; x < 1100; x += 4) contrast += picture.at(x + 3, 600).red - picture.at(x + 1, 600).red;
    CHECK(contrast / 250 > 0.9);
    std::filesystem::remove(file);
    std::filesystem::remove(jpeg);
}
