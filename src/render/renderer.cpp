#include <spotit/render.hpp>

#include "render/svg/svg_drawing.hpp"
#include "symbol/image/pixel_source.hpp"

namespace spotit::render {

struct Renderer::Data {
    const document::Document& document;
    PicturePainter pictures;
    Palette fragments;

    geom::Box drawn_box(int face, const Options& options) const {
        const double bleed = options.extent == Extent::Bleed ? document::face_bleed(document, face) : 0;
        return document.card.box().grown(bleed);
    }
};

Renderer::Renderer(const document::Document& document, Palette fragments, ColorMap colors)
    : data_(std::make_unique<Data>(Data{document, PicturePainter(document, std::move(colors)), fragments})) {}

Renderer::~Renderer() = default;

std::string Renderer::face_svg(int face, const Options& options) const {
    return face_as_svg(data_->pictures, face, options);
}

std::string Renderer::page_svg(int page, const Options& options) const {
    return page_as_svg(data_->pictures, page, options.palette);
}

std::string Renderer::picture_svg(int picture) const {
    return data_->pictures.svg(picture, data_->fragments);
}

std::string Renderer::ground_svg(int face) const {
    return ground_as_svg(data_->pictures, face, data_->fragments);
}

std::string Renderer::card_svg(double inset) const {
    return card_as_svg(data_->document.card.inset(inset));
}

std::string Renderer::face_png(int face, const Options& options) const {
    const document::Document& document = data_->document;
    const geom::Box box = data_->drawn_box(face, options);
    const bool whole = options.extent == Extent::Bleed;
    const document::Face drawn =
        whole ? document::fill_box(document, face) : document.faces.at(static_cast<std::size_t>(face));
    return raster({box, pixels_for(box, options), whole ? Opacity::Opaque : Opacity::Transparent,
                   ShownColors{options.palette}},
                  [&](cairo_t* context) {
                      if (!whole) {
                          trace(context, document.card);
                          cairo_clip(context);
                      }
                      paint_face(context, data_->pictures, drawn);
                  });
}

std::string Renderer::page_png(int page, const Options& options) const {
    const document::Document& document = data_->document;
    const geom::Box paper{0, 0, document.paper.width, document.paper.height};
    return raster({paper, pixels_for(paper, options), Opacity::Opaque, ShownColors{options.palette}},
                  [&](cairo_t* context) {
                      paint_page(context, data_->pictures, document.pages.at(static_cast<std::size_t>(page)));
                  });
}

std::string Renderer::face_rgba(const document::Face& face, const geom::Affine& to_pixels,
                                const Pixels& size) const {
    const SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height));
    require_success(cairo_surface_status(surface.get()), "so many pixels");
    const ContextHandle context(cairo_create(surface.get()));
    transform(context.get(), to_pixels);
    paint_face(context.get(), data_->pictures, face);
    require_success(cairo_status(context.get()), "the pixels");
    return symbol::to_rgba(surface.get()).rgba;
}

Pixels Renderer::face_pixels(int face, const Options& options) const {
    return pixels_for(data_->drawn_box(face, options), options);
}

} // namespace spotit::render
