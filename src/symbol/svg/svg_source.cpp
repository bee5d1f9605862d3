#include "symbol/svg/svg_source.hpp"

#include "symbol/bytes.hpp"
#include "symbol/image/image_readers.hpp"
#include "symbol/image/loaded_library.hpp"
#include "symbol/paint.hpp"

#include <spotit/symbol/pixels.hpp>

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>

namespace spotit::symbol {
namespace {

/// The functions of librsvg, named without their prefix.
struct Librsvg : LoadedLibrary {
    Librsvg()
        : LoadedLibrary("librsvg-2.so.2", "this computer has no librsvg to draw it; install librsvg2-2") {}
    decltype(rsvg_handle_new_from_data)* new_from_data = find("rsvg_handle_new_from_data");
    decltype(rsvg_handle_set_stylesheet)* set_stylesheet = find("rsvg_handle_set_stylesheet");
    decltype(rsvg_handle_get_intrinsic_size_in_pixels)* get_intrinsic_size_in_pixels =
        find("rsvg_handle_get_intrinsic_size_in_pixels");
    decltype(rsvg_handle_get_intrinsic_dimensions)* get_intrinsic_dimensions =
        find("rsvg_handle_get_intrinsic_dimensions");
    decltype(rsvg_handle_get_geometry_for_layer)* get_geometry_for_layer =
        find("rsvg_handle_get_geometry_for_layer");
    decltype(rsvg_handle_render_layer)* render_layer = find("rsvg_handle_render_layer");
};

/// Loads the library when it is first called. Throws Damaged if this computer has none.
const Librsvg& load_librsvg() {
    static const Librsvg library;
    return library;
}

/// What messages of librsvg and libxml2 contain, which are in English, and what this means.
constexpr std::pair<std::string_view, std::string_view> library_faults[] = {
    {"NoMemory", "drawing it takes more memory than is available"},
    {"Freetype", "its text can't be drawn at this size; turn it into paths"},
    {"Excessive depth", "its elements are nested too deeply"},
    {"referenced elements", "its elements use each other too often"},
    {"Premature end", "it is cut off"}};

[[noreturn]] void fail(GError* given) {
    const Handle<GError, g_error_free> error(given);
    const std::string_view text = error ? error->message : "";
    for (const auto& [part, reason] : library_faults)
        if (text.find(part) != std::string_view::npos)
            throw Damaged{diag::Sentence(reason, {}, std::string(reason))};
    constexpr std::string_view place = " on line ";
    const std::size_t at = text.find(place), begin = at + place.size();
    if (at == std::string_view::npos) throw Damaged{"it is not a readable SVG"};
    throw Damaged{diag::write("it is not a readable SVG; the mistake is in line {line}",
                              text.substr(begin, text.find(' ', begin) - begin))};
}

/// librsvg 2.54 fails on rotated drawings with layers. So the drawing is made upright at its final size, and
/// its result is rotated.
template<class Draw>
void draw_upright(cairo_t* context, Draw&& draw) {
    cairo_matrix_t matrix;
    cairo_get_matrix(context, &matrix);
    if (matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0) return draw(context);
    const double scale = std::sqrt(std::abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx));
    if (!(scale > 0)) return;
    const SurfaceHandle upright(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
    {
        const CairoHandle recorder(cairo_create(upright.get()));
        cairo_scale(recorder.get(), scale, scale);
        draw(recorder.get());
    }
    const SavedState saved(context);
    cairo_scale(context, 1 / scale, 1 / scale);
    cairo_set_source_surface(context, upright.get(), 0, 0);
    cairo_paint(context);
}

/// Returns the scale at which Cairo draws a page: Cairo rounds to 1/256 of a point, and readers refuse pages
/// beyond 14400 points, so small pages are drawn larger.
double choose_page_scale(const geom::Box& box) {
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

SvgDocument::SvgDocument(std::string_view svg, std::string_view stylesheet)
    : id_(std::hash<std::string_view>()(svg) ^ 3 * std::hash<std::string_view>()(stylesheet)) {
    GError* error = nullptr;
    const auto bytes = as_bytes(svg);
    handle_.reset(load_librsvg().new_from_data(bytes.data(), bytes.size(), &error),
                  Destroy<g_object_unref>());
    if (!handle_) fail(error);
    const auto style = as_bytes(stylesheet);
    if (!style.empty() &&
        load_librsvg().set_stylesheet(handle_.get(), style.data(), style.size(), &error) == FALSE)
        fail(error);
}

geom::Size SvgDocument::size() const {
    geom::Size size;
    if (load_librsvg().get_intrinsic_size_in_pixels(handle_.get(), &size.width, &size.height) == FALSE) {
        gboolean has_width = FALSE, has_height = FALSE, has_view = FALSE;
        RsvgLength width, height;
        RsvgRectangle view{};
        load_librsvg().get_intrinsic_dimensions(handle_.get(), &has_width, &width, &has_height, &height,
                                                &has_view, &view);
        if (has_view == FALSE) {
            const RsvgRectangle page{0, 0, 1000, 1000};
            RsvgRectangle ink{};
            GError* error = nullptr;
            if (load_librsvg().get_geometry_for_layer(handle_.get(), nullptr, &page, &ink, nullptr, &error) ==
                FALSE)
                fail(error);
            view = {0, 0, ink.x + ink.width, ink.y + ink.height};
        }
        size = {view.width, view.height};
    }
    const bool is_sound = std::isfinite(size.width) && std::isfinite(size.height) && size.width > 0 &&
                          size.height > 0 && size.width < 1000 * size.height &&
                          size.height < 1000 * size.width;
    if (!is_sound)
        throw Damaged{diag::write("its page of {width} x {height} can't be drawn", size.width, size.height)};
    return size;
}

void SvgDocument::draw(cairo_t* context, const geom::Size& page, const std::string& element) const {
    const std::lock_guard lock(access_);
    const RsvgRectangle viewport{0, 0, page.width, page.height};
    const char* const id = element.empty() ? nullptr : element.c_str();
    draw_upright(context, [&](cairo_t* on) {
        GError* error = nullptr;
        if (load_librsvg().render_layer(handle_.get(), on, id, &viewport, &error) == FALSE) fail(error);
    });
}

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
    const double scale = choose_page_scale(box);
    const double bottom = box.top + std::ceil(scale * box.height()) / scale;
    return {write_file(page, box, scale, cairo_pdf_surface_create_for_stream),
            {1 / scale, 0, 0, -1 / scale, box.left, bottom}};
}

DrawnPage draw_svg(const SvgPage& page, const geom::Box& box) {
    const double scale = choose_page_scale(box);
    return {write_file(page, box, scale, cairo_svg_surface_create_for_stream),
            geom::Affine::translation({box.left, box.top}) * geom::Affine::scaling(1 / scale)};
}

} // namespace spotit::symbol
