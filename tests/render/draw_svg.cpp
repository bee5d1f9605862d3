#include "render/draw_svg.hpp"

#include "render/painting.hpp"

#include <doctest/doctest.h>

#include <librsvg/rsvg.h>

namespace spotit::render::test {

Pixels draw_svg(const std::string& svg, int width, int height) {
    GInputStream* const bytes =
        g_memory_input_stream_new_from_data(svg.data(), static_cast<gssize>(svg.size()), nullptr);
    RsvgHandle* const handle =
        rsvg_handle_new_from_stream_sync(bytes, nullptr, RSVG_HANDLE_FLAG_UNLIMITED, nullptr, nullptr);
    REQUIRE(handle != nullptr);
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
    const CairoHandle context(cairo_create(surface.get()));
    const RsvgRectangle viewport{0, 0, static_cast<double>(width), static_cast<double>(height)};
    CHECK(rsvg_handle_render_document(handle, context.get(), &viewport, nullptr));
    g_object_unref(handle);
    g_object_unref(bytes);
    return Pixels(surface.get());
}

} // namespace spotit::render::test
