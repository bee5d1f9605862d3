#include "symbol/svg/svg_source.hpp"

#include "symbol/glyph/bytes.hpp"
#include "symbol/paint.hpp"

#include <spotit/symbol/pixels.hpp>

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include <algorithm>
#include <cmath>

namespace spotit::symbol {

namespace {

/// Returns the scale at which Cairo draws a page: Cairo rounds to 1/256 of a point, and readers refuse pages
/// beyond 14400 points, so small pages are drawn larger.
double page_scale(const geom::Box& box) {
    constexpr double fine = 400, readable = 10000;
    const double side = std::max(box.width(), box.height());
    if (side < fine) return fine / side;
    return side > readable ? readable / side : 1;
}

/// Returns what Cairo writes of a page on a surface that `create` makes.
template<class Create>
std::string write_file(const SvgPage& page, const geom::Box& box, double scale, Create&& create) {
    std::string file;
    const geom::Size size{std::ceil(scale * box.width()), std::ceil(scale * box.height())};
    const SurfaceHandle surface(create(&append, &file, size.width, size.height));
    {
        const CairoHandle context(cairo_create(surface.get()));
        cairo_scale(context.get(), scale, scale);
        cairo_translate(context.get(), -box.left, -box.top);
        page.source->paint(context.get());
    }
    cairo_surface_finish(surface.get());
    if (cairo_surface_status(surface.get()) == CAIRO_STATUS_NO_MEMORY) throw std::bad_alloc();
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error(cairo_status_to_string(cairo_surface_status(surface.get())));
    return file;
}

} // namespace

std::uint64_t SvgSource::id() const {
    return document->id() ^ std::hash<std::string>()(element);
}

void SvgSource::paint(cairo_t* context) const {
    try {
        document->draw(context, page, element);
    } catch (const Damaged& damaged) {
        throw_with_reason(failure, damaged);
    }
}

DrawnPage draw_pdf(const SvgPage& page, const geom::Box& box) {
    const double scale = page_scale(box);
    const double bottom = box.top + std::ceil(scale * box.height()) / scale;
    return {write_file(page, box, scale, cairo_pdf_surface_create_for_stream),
            {1 / scale, 0, 0, -1 / scale, box.left, bottom}};
}

DrawnPage draw_svg(const SvgPage& page, const geom::Box& box) {
    const double scale = page_scale(box);
    return {write_file(page, box, scale, cairo_svg_surface_create_for_stream),
            geom::Affine::translation({box.left, box.top}) * geom::Affine::scaling(1 / scale)};
}

} // namespace spotit::symbol
