#include <spotit/render.hpp>

#include "diag/write.hpp"
#include "render/painting.hpp"
#include "symbol/image/pixel_source.hpp"

#include <numbers>

namespace spotit::render {
namespace {

void set_color(cairo_t* context, const color::Color& color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha);
}

void paint(cairo_t* context, const PicturePainter&, const drawing::Area& area) {
    trace(context, area.shape);
    set_color(context, area.color);
    cairo_fill(context);
}

void paint(cairo_t* context, const PicturePainter&, const drawing::Line& line) {
    cairo_new_path(context);
    if (line.outlined) {
        trace(context, *line.outlined, line.from);
    } else {
        cairo_move_to(context, line.from.x, line.from.y);
        cairo_line_to(context, line.to.x, line.to.y);
    }
    set_color(context, line.color);
    cairo_set_line_width(context, line.width);
    cairo_stroke(context);
}

void paint(cairo_t* context, const PicturePainter& pictures, const document::PlacedPicture& placed) {
    pictures.paint(context, placed);
}

/// Paints a face around the origin, within the context's clip.
void paint_face(cairo_t* context, const PicturePainter& pictures, const document::Face& face) {
    for (const document::Item& item : face.items)
        std::visit([&](const auto& each) { paint(context, pictures, each); }, item.node);
}

/// Paints a face, clipped to the card grown by its bleed and to the slot's clip.
void paint_slot(cairo_t* context, const PicturePainter& pictures, const document::Slot& slot) {
    const document::Document& document = pictures.document();
    const SavedState saved(context);
    const auto [width, height] = document.card.size();
    const geom::Box reach = document.card.box().grow(2 * (width + height)).move(slot.center);
    const geom::Box room = slot.bleed_clip.intersect(reach);
    cairo_new_path(context);
    cairo_rectangle(context, room.left, room.top, room.width(), room.height());
    cairo_clip(context);
    cairo_translate(context, slot.center.x, slot.center.y);
    cairo_rotate(context, slot.angle);
    trace(context, document::compute_painted_shape(document, slot.face));
    cairo_clip(context);
    paint_face(context, pictures, document.faces[static_cast<std::size_t>(slot.face)]);
}

} // namespace

void require_success(cairo_status_t status, std::string_view drawn) {
    if (status == CAIRO_STATUS_SUCCESS) return;
    diag::Diagnostic failed;
    failed.id = "cannot-draw";
    failed.message = diag::write("can't draw {symbol} at this size", drawn);
    failed.notes = {
        diag::make_fix("fewer pixels (`output.image_dpi`), or export it as a PNG of 2000 x 2000 pixels")};
    throw diag::Error(diag::ErrorCategory::Input, std::move(failed));
}

void trace(cairo_t* context, const geom::Shape& shape, geom::Point center) {
    cairo_new_sub_path(context);
    if (shape.is_circle()) {
        cairo_arc(context, center.x, center.y, shape.radius, 0, 2 * std::numbers::pi);
        return cairo_close_path(context);
    }
    geom::Path outline;
    outline.add(shape, center);
    symbol::trace(context, outline);
}

PicturePainter::PicturePainter(const document::Document& document, ColorMap colors)
    : document_(document)
    , colors_(std::move(colors))
    , own_(document.pictures.size()) {}

void PicturePainter::paint(cairo_t* context, const document::PlacedPicture& placed) const {
    const symbol::Symbol& picture = (*this)[placed.picture];
    const SavedState saved(context);
    transform(context, placed.place);
    symbol::paint(context, picture.drawing);
    require_success(cairo_status(context), picture.name);
}

void paint_page(cairo_t* context, const PicturePainter& pictures, const document::Page& page) {
    const SavedState saved(context);
    transform(context, page.place);
    for (const document::Slot& slot : page.slots) paint_slot(context, pictures, slot);
    for (const drawing::Line& line : page.strokes) paint(context, pictures, line);
    for (const document::PlacedPicture& placed : page.texts) pictures.paint(context, placed);
}

Renderer::Renderer(const document::Document& document, Palette fragments, ColorMap colors)
    : pictures_(std::make_unique<PicturePainter>(document, std::move(colors)))
    , fragments_(fragments) {}

Renderer::~Renderer() = default;

std::string Renderer::draw_face_png(int face, const Options& options) const {
    const document::Document& document = pictures_->document();
    const bool whole = options.extent == Extent::Bleed;
    const geom::Box box = document.card.box().grow(whole ? document::measure_face_bleed(document, face) : 0);
    const document::Face drawn =
        whole ? document::fill_box(document, face) : document.faces.at(static_cast<std::size_t>(face));
    return paint_raster({box, compute_pixel_size(box, options),
                         whole ? Opacity::Opaque : Opacity::Transparent, ShownColors{options.palette}},
                        [&](cairo_t* context) {
                            if (!whole) {
                                trace(context, document.card);
                                cairo_clip(context);
                            }
                            paint_face(context, *pictures_, drawn);
                        });
}

std::string Renderer::draw_page_png(int page, const Options& options) const {
    const document::Document& document = pictures_->document();
    const geom::Box paper{0, 0, document.paper.width, document.paper.height};
    return paint_raster(
        {paper, compute_pixel_size(paper, options), Opacity::Opaque, ShownColors{options.palette}},
        [&](cairo_t* context) {
            paint_page(context, *pictures_, document.pages.at(static_cast<std::size_t>(page)));
        });
}

std::string Renderer::draw_face_rgba(const document::Face& face, const geom::Affine& to_pixels,
                                     const Pixels& size) const {
    const SurfaceHandle surface = make_surface(size);
    const CairoHandle context(cairo_create(surface.get()));
    transform(context.get(), to_pixels);
    paint_face(context.get(), *pictures_, face);
    require_success(cairo_status(context.get()), "the pixels");
    return symbol::to_rgba(surface.get()).rgba;
}

} // namespace spotit::render
