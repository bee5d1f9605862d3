#include "symbol/image/image_readers.hpp"

#include "symbol/image/pixel_source.hpp"
#include "symbol/lineart/layers.hpp"
#include "symbol/silhouette.hpp"
#include "symbol/svg/svg_source.hpp"

#include <spotit/base/join.hpp>

#include <cairo-pdf.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace spotit::symbol {
namespace {

/// librsvg draws masks and filters at one pixel a unit.
constexpr double max_side = 1200;
/// Smaller ink on its page is drawn at a lower resolution.
constexpr double max_zoom = 20;
/// Below this, pixels of masks and filters are visible on a symbol that is half as wide as a card of 85 mm.
constexpr double min_side = 500;
/// Each part with a filter becomes an image. More of them take a printer longer than one image of the whole.
constexpr double max_filtered_parts = 2;
/// Filters and masks that take less are drawn as finely as shapes with masks; those that take more get fewer
/// pixels.
constexpr double quick_milliseconds = 250, max_milliseconds = 1500;

struct PlacedPage {
    std::shared_ptr<const SvgDocument> document;
    geom::Size page{};
    double scale = 1;

    /// Drawn, it throws the failure if it can't be drawn in some size; Damaged without one.
    Items draw(diag::Diagnostic failure = {}) const {
        const SvgPage drawn{std::make_shared<const SvgSource>(
                                SvgSource{.document = document, .page = page, .failure = std::move(failure)}),
                            {0, 0, page.width, page.height}};
        return {{Group{.place = geom::Affine::scaling(scale), .items = {{drawn}}}}};
    }
};

/// Returns true if the printed symbol will contain images, from embedded pictures, masks or filters. It is
/// drawn small, where filters take no time.
bool contains_images(const Symbol& symbol) {
    constexpr double scale = 0.1;
    std::string pdf;
    {
        const SurfaceHandle surface(cairo_pdf_surface_create_for_stream(
            append, &pdf, scale * symbol.box.width(), scale * symbol.box.height()));
        const CairoHandle context(cairo_create(surface.get()));
        cairo_scale(context.get(), scale, scale);
        cairo_translate(context.get(), -symbol.box.left, -symbol.box.top);
        paint(context.get(), symbol.drawing);
    }
    return pdf.find("/Subtype /Image") != std::string::npos;
}

std::vector<diag::Note> explain_pixels(const Symbol& symbol, const SvgContents& contents) {
    if (symbol.pixels)
        return {
            diag::write("it is drawn at {width:.0f} x {height:.0f} pixels because it has many or slow "
                        "filters and masks",
                        std::ceil(symbol.pixels->width), std::ceil(symbol.pixels->height)),
            diag::make_fix("if that is sharp enough, do nothing; otherwise use a version without filters")};
    if (contents.has_pictures) return {"it contains a picture made of pixels"};
    return {"masks and filters can't be kept as vectors", diag::make_fix("flatten it")};
}

void report_outside(const SvgContents& contents, const Request& request) {
    if (contents.outside.empty()) return;
    request.warn("outside-picture",
                 diag::write("{symbol} links to other files, which are not read: {files}",
                             write_symbol(request.spec), base::join(contents.outside, ", ")),
                 {.notes = {diag::make_fix("embed them in the SVG, or turn them into paths")}});
}

void report_images(const Symbol& symbol, const SvgContents& contents, const Request& request) {
    if (!contains_images(symbol)) return;
    const std::string file = write_symbol(request.spec);
    request.warn("not-vector",
                 symbol.pixels ? diag::write("{file} becomes an image in the PDF", file)
                               : diag::write("{file} becomes an image in the PDF, at least in part", file),
                 {.notes = explain_pixels(symbol, contents)});
}

/// Returns false if the picture has to stay as it is.
bool try_outline(Symbol& symbol, const SvgContents& contents, const Request& request) {
    if (contents.has_pictures) {
        report_not_outlined(request, "it contains a picture made of pixels");
        return false;
    }
    if (!trace_line_art(symbol)) {
        report_not_outlined(request, "it has too many parts");
        return false;
    }
    symbol.pixels.reset(); // none are left
    return true;
}

/// Rasterizes a drawing that would take too long each time. Bytes of the same size are taken instead.
SurfaceHandle rasterize(const Drawing& drawing, const geom::Box& box, const FileBytes& drawn = nullptr) {
    SurfaceHandle pixels = make_surface(CAIRO_FORMAT_ARGB32, static_cast<int>(std::ceil(box.width())),
                                        static_cast<int>(std::ceil(box.height())));
    const auto all = view_pixels(pixels.get());
    if (drawn && drawn->size() == all.size_bytes()) {
        std::memcpy(all.data(), drawn->data(), drawn->size());
        cairo_surface_mark_dirty(pixels.get());
        return pixels;
    }
    const CairoHandle context(cairo_create(pixels.get()));
    cairo_translate(context.get(), -box.left, -box.top);
    paint(context.get(), drawing);
    return pixels;
}

/// An SVG with the size at which it is drawn.
struct SvgPlan {
    SvgContents contents;
    PlacedPage placed;
    geom::Box page{}, box{}; ///< of the page and of the ink, in the drawing's units
    bool is_flat = false;
};

/// Returns the pixels of a symbol that is half as wide as the card, which few are.
double count_printed_pixels(const SymbolSpec& spec) {
    return spec.needed_pixels > 0 ? std::clamp(spec.needed_pixels / 2, min_side / 2, max_side) : min_side;
}

/// Returns the pixels of the longer side of the page at which filters and masks are drawn: as many as take no
/// time, as printing needs, or as can be had.
double choose_filter_side(const SvgContents& contents, double zoom, const SymbolSpec& spec) {
    const double quick = estimate_max_filter_side(contents, quick_milliseconds),
                 needed = zoom * count_printed_pixels(spec);
    return std::min(
        {zoom * max_side, std::max(quick, needed), estimate_max_filter_side(contents, max_milliseconds)});
}

/// Plans a drawing from its ink on a raster of that many pixels.
SvgPlan plan_svg(const std::string& svg, const SymbolSpec& spec, int raster_side) {
    SvgPlan plan{.contents = scan_svg(svg), .placed = {std::make_shared<const SvgDocument>(svg)}};
    PlacedPage& placed = plan.placed;
    placed.page = placed.document->size();
    const geom::Box page{0, 0, placed.page.width, placed.page.height};
    const double page_side = std::max(page.width(), page.height());
    placed.scale = 1 / page_side;
    const auto map = [](const geom::Box& box, double scale) {
        return box.map_by(geom::Affine::scaling(scale));
    };
    const geom::Box ink =
        map(measure_inked_box(placed.draw(), map(page, placed.scale), raster_side), page_side);
    // Large white margins would leave few pixels for the drawing.
    const double zoom = std::clamp(page_side / std::max(ink.width(), ink.height()), 1.0, max_zoom);
    double side = std::min(zoom * max_side, plan.contents.max_text_side);
    if (plan.contents.filter_milliseconds > 0) {
        side = std::min(side, choose_filter_side(plan.contents, zoom, spec));
        plan.is_flat = side < 0.99 * zoom * count_printed_pixels(spec) ||
                       plan.contents.filtered_parts > max_filtered_parts;
        if (plan.is_flat) side = std::min(side, zoom * count_printed_pixels(spec));
    }
    placed.scale = side / page_side;
    plan.page = map(page, placed.scale);
    plan.box = map(ink, placed.scale);
    return plan;
}

/// Paints the drawing in one color, by the first style sheet that changes nothing but colors. A sheet sees
/// how most programs write one color: as attributes, in styles, by inheritance, in classes. Pictures that
/// none of them fits are tinted as a whole later, by a mask.
void paint_in_color(Symbol& symbol, const std::string& svg, PlacedPage placed, const SymbolSpec& spec) {
    const color::Color& color = *spec.color;
    const std::string fill = fmt::format("{{fill:{} !important}}", color::to_hex(color)),
                      stroke = fmt::format("{{stroke:{} !important}}", color::to_hex(color));
    const std::string attributes =
        fmt::format("svg:not([fill]){{fill:{0}}} svg{{color:{0}}} [fill]:not([fill='none']){1} "
                    "[stroke]:not([stroke='none']){2} "
                    "[style*='fill:']:not([style*='fill:none']):not([style*='fill: none']){1} "
                    "[style*='stroke:']:not([style*='stroke:none']):not([style*='stroke: none']){2}",
                    color::to_hex(color), fill, stroke);
    for (const std::string& sheet : {attributes, "*" + fill, "*" + stroke}) {
        placed.document = std::make_shared<const SvgDocument>(svg, sheet);
        Symbol tinted = symbol;
        tinted.drawing = placed.draw(describe_picture_error(spec, ""));
        if (!is_tinted(symbol, tinted, color)) continue;
        symbol.drawing = std::move(tinted.drawing);
        return;
    }
}

} // namespace

/// Draws the SVG once, as far as `read_svg` and the PDF will, and returns the pixels of one that is drawn as
/// an image.
std::string try_svg(const std::string& svg, const SymbolSpec& spec) {
    constexpr int try_side = 64;
    const bool has_filters = scan_svg(svg).filter_milliseconds > 0; // they differ from size to size
    const SvgPlan plan = plan_svg(svg, spec, has_filters ? silhouette_side : try_side);
    if (plan.is_flat) {
        const SurfaceHandle pixels = rasterize(plan.placed.draw(), plan.box);
        const auto all = view_pixels(pixels.get());
        const void* const bytes = all.data();
        return {static_cast<const char*>(bytes), all.size_bytes()};
    }
    return try_painting(plan.placed.draw());
}

std::string try_painting(const Drawing& drawing) {
    const SurfaceHandle recording(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
    const CairoHandle context(cairo_create(recording.get()));
    paint(context.get(), drawing);
    return {};
}

void read_svg(Symbol& symbol, const FileBytes& file, const Request& request) {
    const auto [contents, placed, page, box, is_flat] = plan_svg(*file, request.spec, silhouette_side);
    symbol.page = page;
    Drawing drawing = placed.draw(describe_picture_error(request.spec, ""));
    if (is_flat) {
        drawing = Items{{keep_pixels(rasterize(drawing, box, request.spec.drawn),
                                     geom::Affine::translation({box.left, box.top}))}};
        symbol.pixels = geom::Size{box.width(), box.height()};
    }
    set_drawing(symbol, drawing, box);
    if (symbol.outline.empty()) return;
    if (!is_flat && request.spec.color && is_made_of_bytes(*request.spec.color))
        paint_in_color(symbol, *file, placed, request.spec);
    report_outside(contents, request);
    const bool wanted = request.spec.drawing == DrawingStyle::Outline;
    if (!wanted || !try_outline(symbol, contents, request)) report_images(symbol, contents, request);
}

} // namespace spotit::symbol
