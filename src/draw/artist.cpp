// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/draw.hpp>

#include "draw/face_painting.hpp"
#include "draw/raster.hpp"
#include "draw/sheet_painting.hpp"
#include "draw/svg.hpp"

namespace spotit::draw {

struct Artist::Data {
    const document::Document& document;
    Pictures pictures;

    const document::Face& face(int index) const { return document.faces.at(static_cast<std::size_t>(index)); }
    const document::Sheet& sheet(int index) const {
        return document.sheets.at(static_cast<std::size_t>(index));
    }
    geom::Box box_of(int face, const Options& options) const {
        return face_box(document, options.extent == Extent::Bleed ? document::bleed_of(document, face) : 0);
    }
};

Artist::Artist(const document::Document& document)
    : data_(std::make_unique<Data>(Data{document, Pictures(document)})) {}

Artist::~Artist() = default;

std::string Artist::face_svg(int face, const Options& options) const {
    static_cast<void>(data_->face(face));
    return face_as_svg({data_->document, data_->pictures, options}, face);
}

std::string Artist::sheet_svg(int sheet, const Options& options) const {
    return sheet_as_svg({data_->document, data_->pictures, options}, data_->sheet(sheet));
}

std::string Artist::face_png(int face, const Options& options) const {
    const document::Face& drawn = data_->face(face);
    const geom::Box box = data_->box_of(face, options);
    const bool whole = options.extent == Extent::Bleed;
    const FacePaint paint{data_->document, data_->pictures,
                          whole ? document::bleed_of(data_->document, face) : 0};
    return raster(
        {box, pixels_for(box, options), whole ? Opacity::Opaque : Opacity::Transparent, options.palette},
        [&](cairo_t* context) {
            if (!whole) {
                trace(context, data_->document.card);
                cairo_clip(context);
            }
            paint_face(context, paint, drawn);
        });
}

std::string Artist::sheet_png(int sheet, const Options& options) const {
    const geom::Box paper{0, 0, data_->document.paper.width, data_->document.paper.height};
    return raster({paper, pixels_for(paper, options), Opacity::Opaque, options.palette},
                  [&](cairo_t* context) {
                      paint_sheet(context, data_->document, data_->pictures, data_->sheet(sheet));
                  });
}

Pixels Artist::face_pixels(int face, const Options& options) const {
    return pixels_for(data_->box_of(face, options), options);
}

} // namespace spotit::draw
