#include "render/svg/svg_drawing.hpp"

#include <spotit/render.hpp>

#include "render/deck.hpp"
#include "render/draw_svg.hpp"
#include "render/read_png.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

using namespace spotit;
using namespace spotit::render;
using namespace spotit::render::test;
using Picture = spotit::render::test::Pixels;

namespace {

constexpr int gray_type = 0, gray_alpha_type = 4; // PNG specification, 11.2.2

int png_type(const std::string& png) {
    return chunk(png, "IHDR").at(9);
}

/// IEC 61966-2-1, there and back.
double gray_of(const color::Color& color) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const double y = 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
    return y <= 0.0031308 ? 12.92 * y : 1.055 * std::pow(y, 1 / 2.4) - 0.055;
}

/// Returns red, green and blue of each color of an SVG, as they are written.
std::vector<std::array<std::string, 3>> list_colors(const std::string& svg) {
    std::vector<std::array<std::string, 3>> colors;
    for (std::size_t at = svg.find("rgb("); at != std::string::npos; at = svg.find("rgb(", at + 1)) {
        const std::size_t green = svg.find(',', at) + 1, blue = svg.find(',', green) + 1;
        colors.push_back({svg.substr(at + 4, green - at - 5), svg.substr(green, blue - green - 1),
                          svg.substr(blue, svg.find(')', blue) - blue)});
    }
    for (std::size_t at = svg.find('#'); at != std::string::npos; at = svg.find('#', at + 1))
        if (const std::size_t end = svg.find_first_not_of("0123456789abcdef", at + 1);
            end == at + 7 && svg[end] == '"')
            colors.push_back({svg.substr(at + 1, 2), svg.substr(at + 3, 2), svg.substr(at + 5, 2)});
    return colors;
}

/// Pixels that are no grays.
int colored_pixels(const Picture& picture) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const color::Color color = picture.at(x, y);
            const auto [least, most] = std::minmax({color.red, color.green, color.blue});
            if (most - least > 0.005) ++count;
        }
    return count;
}

} // namespace

TEST_CASE("each pixel of a gray PNG is as light and as opaque as in the colored one") {
    const document::Document document = sample();
    const Renderer artist(document);
    for (const Extent extent : {Extent::Trim, Extent::Bleed}) {
        const std::string gray_png =
            artist.draw_face_png(0, {.extent = extent, .palette = Palette::Grays, .dpi = 100});
        CHECK(png_type(gray_png) == (extent == Extent::Trim ? gray_alpha_type : gray_type));
        CHECK(chunk(gray_png, "sRGB") == std::string(1, '\0'));
        const Picture gray(gray_png), colored(artist.draw_face_png(0, {.extent = extent, .dpi = 100}));
        REQUIRE(gray.width() == colored.width());
        CHECK(colored_pixels(colored) > 1000);
        for (int y = 0; y < gray.height(); ++y)
            for (int x = 0; x < gray.width(); ++x) {
                const color::Color a = gray.at(x, y), b = colored.at(x, y);
                REQUIRE(std::abs(a.alpha - b.alpha) < 1e-9);
                if (a.alpha < 1) continue; // Cairo keeps few steps of what is hardly there
                REQUIRE(std::abs(a.red - gray_of(b)) < 0.003);
                REQUIRE(a.green == a.red);
                REQUIRE(a.blue == a.red);
            }
    }
}

TEST_CASE("a sheet of grey cards is a grey PNG") {
    const document::Document document = sample();
    const std::string png = Renderer(document).draw_page_png(0, {.palette = Palette::Grays, .dpi = 50});
    CHECK(png_type(png) == gray_type);
    CHECK(colored_pixels(Picture(png)) == 0);
}

TEST_CASE("a grey SVG has grey colors alone, and shows the same as the grey PNG by another renderer") {
    const document::Document document = sample();
    const Renderer artist(document);
    for (const int face : {0, 1, 3}) {
        CAPTURE(face);
        const Options options{.extent = Extent::Bleed, .palette = Palette::Grays, .dpi = 200};
        const std::string svg = artist.draw_face_svg(face, options);
        const auto colors = list_colors(svg);
        CHECK(!colors.empty());
        for (const auto& [red, green, blue] : colors) {
            CHECK(red == green);
            CHECK(red == blue);
        }
        const Picture png(artist.draw_face_png(face, options));
        const Picture shown = draw_svg(svg, png.width(), png.height());
        CHECK(colored_pixels(shown) == 0);
        CHECK(share_of_difference(png, shown, 0.15) < 0.005);
    }
}

TEST_CASE("the same artist gives colors and greys, whichever is asked for first") {
    const document::Document document = sample();
    const Renderer one(document), other(document);
    const Options grays{.palette = Palette::Grays};
    const std::string gray = one.draw_page_svg(0, grays), colored = one.draw_page_svg(0);
    CHECK(gray != colored);
    CHECK(other.draw_page_svg(0) == colored);
    CHECK(other.draw_page_svg(0, grays) == gray);
}

TEST_CASE("in a grey SVG, too, only pictures that come as pixels are pixels") {
    const document::Document document = sample();
    const Renderer artist(document);
    const auto images = [](const std::string& svg) {
        int count = 0;
        for (std::size_t at = svg.find("<image"); at != std::string::npos; at = svg.find("<image", at + 1))
            ++count;
        return count;
    };
    const Options grays{.palette = Palette::Grays};
    CHECK(images(artist.draw_page_svg(0, grays)) == images(artist.draw_page_svg(0)));
    CHECK(images(artist.draw_page_svg(1, grays)) == 0);
}

TEST_CASE("SVG in other colors shows them in drawings, in pixels and on grounds") {
    const document::Document document = sample();
    const Renderer gray(document, Palette::Colors, [](const color::Color& color) {
        const double value = gray_of(color);
        return color::Color{value, value, value, color.alpha};
    });
    for (const int page : {0, 1}) {
        CAPTURE(page);
        const Picture png(Renderer(document).draw_page_png(page, {.palette = Palette::Grays, .dpi = 60}));
        const Picture shown = draw_svg(gray.draw_page_svg(page), png.width(), png.height());
        CHECK(colored_pixels(shown) == 0);
        CHECK(share_of_difference(png, shown, 0.15) < 0.005);
    }
    const auto blue = [](const color::Color& color) { return color::Color{0, 0, 1, color.alpha}; };
    CHECK(Renderer(document, Palette::Colors, blue).draw_ground_svg(0).find("fill=\"#0000ff\"") !=
          std::string::npos);
    CHECK(Renderer(document, Palette::Colors, blue).draw_page_png(0, {.dpi = 30}) ==
          Renderer(document).draw_page_png(0, {.dpi = 30}));
}

TEST_CASE("the colors in an SVG by Cairo become the grays of their luminance, and nothing else changes") {
    const std::string svg =
        "<use href=\"#abcdef\" fill=\"rgb(8.6%, 60.8%, 38.4%)\"/><g fill=\"none\" id=\"rgb\"/>";
    const std::string gray = with_colors(svg, {Palette::Grays});
    const double value = 100 * gray_of({0.086, 0.608, 0.384, 1});
    const std::size_t at = gray.find("rgb(") + 4;
    const std::string percent = gray.substr(at, gray.find(',', at) - at);
    CHECK(std::stod(percent) == doctest::Approx(value).epsilon(1e-4));
    CHECK(gray == "<use href=\"#abcdef\" fill=\"rgb(" + percent + "," + percent + "," + percent +
                      ")\"/><g fill=\"none\" id=\"rgb\"/>");
}
