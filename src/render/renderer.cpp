#include <spotit/render.hpp>

#include "render/raster.hpp"
#include "render/svg/svg_drawing.hpp"

namespace spotit::render {

struct Renderer::Data {
    const document::Document& document;
    PicturePainter pictures;
    Palette fragments;

    const document::Face& face(int index) const { return document.faces.at(static_cast<std::size_t>(index)); }
    const document::Page& page(int index) const { return document.pages.at(static_cast<std::size_t>(index)); }
    geom::Box drawn_box(int face, const Options& options) const {
        return face_box(document, options.extent == Extent::Bleed ? document::face_bleed(document, face) : 0);
    }
};

Renderer::Renderer(const document::Document& document, Palette fragments, ColorMap colors)
    : data_(std::make_unique<Data>(Data{document, PicturePainter(document, std::move(colors)), fragments})) {}

Renderer::~Renderer() = default;

std::string Renderer::face_svg(int face, const Options& options) const {
    static_cast<void>(data_->face(face));
    return face_as_svg({data_->document, data_->pictures, options}, face);
}

std::string Renderer::page_svg(int page, const Options& options) const {
    return page_as_svg({data_->document, data_->pictures, options}, data_->page(page));
}

std::string Renderer::picture_svg(int picture) const {
    static_cast<void>(data_->document.pictures.at(static_cast<std::size_t>(picture)));
    return data_->pictures.svg(picture, data_->fragments);
}

std::string Renderer::ground_svg(int face) const {
    static_cast<void>(data_->face(face));
    const Options options{.palette = data_->fragments};
    return ground_as_svg({data_->document, data_->pictures, options}, face);
}

std::string Renderer::card_svg(double inset) const {
    return card_as_svg(data_->document.card.inset(inset));
}

std::string Renderer::face_png(int face, const Options& options) const {
    static_cast<void>(data_->face(face));
    const geom::Box box = data_->drawn_box(face, options);
    const bool whole = options.extent == Extent::Bleed;
    const document::Face drawn = whole ? document::fill_box(data_->document, face) : data_->face(face);
    return raster(
        {box, pixels_for(box, options), whole ? Opacity::Opaque : Opacity::Transparent, options.palette},
        [&](cairo_t* context) {
            if (!whole) {
                trace(context, data_->document.card);
                cairo_clip(context);
            }
            paint_face(context, data_->pictures, drawn);
        });
}

std::string Renderer::page_png(int page, const Options& options) const {
    const geom::Box paper{0, 0, data_->document.paper.width, data_->document.paper.height};
    return raster(
        {paper, pixels_for(paper, options), Opacity::Opaque, options.palette},
        [&](cairo_t* context) { paint_page(context, data_->document, data_->pictures, data_->page(page)); });
}

std::string Renderer::face_rgba(const document::Face& face, const geom::Affine& to_pixels,
                                const Pixels& size) const {
    return paint_rgba(data_->pictures, face, to_pixels, size);
}

Pixels Renderer::face_pixels(int face, const Options& options) const {
    return pixels_for(data_->drawn_box(face, options), options);
}

} // namespace spotit::render
