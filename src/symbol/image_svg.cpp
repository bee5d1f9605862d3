// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/image_reading.hpp"

#include "symbol/canvas.hpp"
#include "symbol/silhouette.hpp"
#include "symbol/svg_check.hpp"
#include "symbol/svg_document.hpp"

#include <cairo-pdf.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace spotit::symbol {

namespace {

/// librsvg draws masks and filters with one pixel a unit.
constexpr double longest_side = 1200;

/// An SVG, and how its page lies in the symbol.
struct Drawing {
    SvgDocument document;
    geom::Size page;
    double scale = 1;
};

void draw(Canvas& canvas, const Drawing& drawing) {
    const SavedState saved(canvas.context());
    cairo_scale(canvas.context(), drawing.scale, drawing.scale);
    drawing.document.draw(canvas.context(), drawing.page);
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned length) {
    static_cast<std::string*>(text)->append(static_cast<const char*>(static_cast<const void*>(bytes)),
                                            length);
    return CAIRO_STATUS_SUCCESS;
}

/// Tells what it will be in print, whatever it comes from: embedded pictures, masks, filters. Drawn small,
/// since then filters take no time.
bool leaves_images(const Symbol& symbol) {
    constexpr double scale = 0.1;
    std::string pdf;
    {
        const SurfaceHandle surface(cairo_pdf_surface_create_for_stream(
            append, &pdf, scale * symbol.box.width(), scale * symbol.box.height()));
        const CairoHandle context(cairo_create(surface.get()));
        cairo_scale(context.get(), scale, scale);
        cairo_translate(context.get(), -symbol.box.left, -symbol.box.top);
        Canvas canvas(context.get());
        symbol.picture(canvas);
    }
    return pdf.find("/Subtype /Image") != std::string::npos;
}

void report(const Symbol& symbol, const SvgFindings& findings, const Request& request) {
    const std::string file = request.source.image.filename().string();
    if (!findings.outside.empty())
        request.warn("outside-picture",
                     fmt::format("{} shows other files, which are not read: {}", file,
                                 fmt::join(findings.outside, ", ")),
                     {.label = {}, .notes = {"fix: embed them in the SVG, or turn them into paths"}});
    if (!leaves_images(symbol)) return;
    request.warn(
        "not-vector", fmt::format("{} becomes an image in the PDF, at least in part", file),
        {.label = {},
         .notes = {findings.has_pictures ? "it holds a picture made of pixels"
                                         : "a mask or a filter can't stay a vector; fix: flatten it"}});
}

} // namespace

void read_svg(Symbol& symbol, const FileBytes& file, const Request& request) {
    const SvgFindings findings = check_svg(*file);
    auto drawing = std::make_shared<Drawing>(Drawing{SvgDocument(*file), {}, 1});
    drawing->page = drawing->document.size();
    const auto place = [&](double scale) {
        drawing->scale = scale;
        return geom::Box{0, 0, scale * drawing->page.width, scale * drawing->page.height};
    };
    const Picture picture = [drawing](Canvas& canvas) { draw(canvas, *drawing); };
    const geom::Box page = place(longest_side / std::max(drawing->page.width, drawing->page.height));
    geom::Box box = inked(picture, page);
    // Much white around a drawing would leave it few pixels.
    const double zoom = std::clamp(longest_side / std::max(box.width(), box.height()), 1.0, 20.0);
    place(zoom * drawing->scale);
    box = {zoom * box.left, zoom * box.top, zoom * box.right, zoom * box.bottom};
    set_picture(symbol, picture, box);
    if (!symbol.outline.empty()) report(symbol, findings, request);
}

} // namespace spotit::symbol
