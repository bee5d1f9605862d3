#include "symbol/glyph/glyph.hpp"

#include "symbol/svg/svg_source.hpp"

#include "symbol/paint.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace spotit::symbol;

namespace {

const std::string shared = R"svg(<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><defs>
<linearGradient id="stops"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
<linearGradient id="slant" xlink:href='#stops' x2="1" y2="1"/>
<g id="pair"><path id="dot" d="M10 10h30v30h-30z"/><use xlink:href="#dot" x="40"/></g></defs>
<g id="glyph1"><use xlink:href="#dot" fill="url(#slant)"/></g>
<g id="glyph2" title="a > b"><use xlink:href="#pair" fill="green"/></g><defs><path id="wave" d="M0 90q50 -60 90 0"/></defs>
<g fill="teal"><g id="glyph3"><use xlink:href="#wave"/></g></g><path id="glyph4" d="M0 0h9v9z"/></svg>)svg";

std::string paint_element(const std::string& svg, const std::string& element) {
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 100));
    const CairoHandle context(cairo_create(surface.get()));
    SvgDocument(svg).draw(context.get(), {100, 100}, "#" + element);
    cairo_surface_flush(surface.get());
    std::string png;
    cairo_surface_write_to_png_stream(surface.get(), &append, &png);
    return png;
}

} // namespace

TEST_CASE("an SVG that is cut to an element draws it as before, and has nothing else") {
    const SvgParts parts(shared);
    const std::string blank = paint_element(shared, "stops");
    for (const std::string element : {"glyph1", "glyph2", "glyph3", "glyph4"}) {
        CAPTURE(element);
        const std::string cut = parts.cut_to(element);
        CHECK(paint_element(cut, element) == paint_element(shared, element));
        CHECK(paint_element(shared, element) != blank);
        for (const std::string other : {"glyph1", "glyph2", "glyph3", "glyph4"})
            CHECK((cut.find(other) != std::string::npos) == (other == element));
    }
    CHECK(parts.cut_to("glyph4").find("<path id=\"dot\"") == std::string::npos);
}

TEST_CASE("an SVG whose parts depend on each other in other ways stays whole") {
    for (const std::string added :
         {"<style>path:first-child { fill: red }</style>", "<!-- <g> -->", "<text>&lt;</text>"}) {
        const std::string svg = shared.substr(0, shared.rfind("</svg>")) + added + "</svg>";
        CHECK(SvgParts(svg).cut_to("glyph1") == svg);
    }
    CHECK(SvgParts(shared).cut_to("glyph9") == shared);
    for (std::size_t length = 0; length < shared.size(); ++length) // cut off anywhere
        CHECK(SvgParts(std::string_view(shared).substr(0, length)).cut_to("glyph1").size() <= length);
}
