// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/face_painting.hpp"

#include "render/svg/svg_drawing.hpp"
#include "symbol/paint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace spotit::render {

namespace {

constexpr int pixels_on_screen = 512;

void set_color(cairo_t* context, const color::Color& color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha);
}

/// Returns the pixels of a picture as large as a card.
int pixels_across(const document::Document& document) {
    constexpr double dpi = 300;
    const geom::Size card = document.card.size();
    return static_cast<int>(std::ceil(dpi / geom::millimeters_per_inch * std::max(card.width, card.height)));
}

} // namespace

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

std::string PicturePainter::svg(int picture, Palette palette) const {
    Own& own = own_[static_cast<std::size_t>(picture)];
    const std::lock_guard lock(own.drawing);
    std::string& made = palette == Palette::Grays ? own.gray_svg : own.svg;
    const std::string prefix = fmt::format("p{}-", picture);
    const int pixels = palette == Palette::Grays ? pixels_across(document_) : pixels_on_screen;
    if (made.empty()) made = svg_drawing((*this)[picture], {SvgColors{palette, colors_}, prefix, pixels});
    return made;
}

void paint_face(cairo_t* context, const PicturePainter& pictures, const document::Face& face) {
    for (const document::Item& item : face.items) {
        if (const auto* const use = std::get_if<document::Use>(&item)) {
            pictures.paint(context, use->placed);
        } else if (const auto* const fill = std::get_if<document::Fill>(&item)) {
            trace(context, fill->shape);
            set_color(context, fill->color);
            cairo_fill(context);
        } else {
            const auto& stroke = std::get<document::Stroke>(item);
            trace(context, stroke.shape);
            set_color(context, stroke.color);
            cairo_set_line_width(context, stroke.width);
            cairo_stroke(context);
        }
    }
}

geom::Box face_box(const document::Document& document, double grown) {
    return document.card.box().grown(grown);
}

} // namespace spotit::render
