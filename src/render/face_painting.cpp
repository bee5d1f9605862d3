// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "render/face_painting.hpp"

#include "render/svg_picture.hpp"
#include "symbol/canvas.hpp"

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

void paint_border(cairo_t* context, const geom::Shape& card, const document::Border& border) {
    if (border.width <= 0) return;
    trace(context, card.inset(border.inset + border.width / 2));
    set_color(context, border.color);
    cairo_set_line_width(context, border.width);
    cairo_stroke(context);
}

} // namespace

PicturePainter::PicturePainter(const document::Document& document, ColorMap colors)
    : document_(document)
    , colors_(std::move(colors))
    , own_(document.pictures.size()) {}

void PicturePainter::paint(cairo_t* context, const document::PlacedPicture& placed) const {
    const symbol::Symbol& picture = (*this)[placed.picture];
    const std::lock_guard lock(own_[static_cast<std::size_t>(placed.picture)].drawing);
    const SavedState saved(context);
    transform(context, placed.place);
    symbol::Canvas canvas(context);
    picture.picture(canvas);
    require_success(cairo_status(context), picture.name);
}

std::string PicturePainter::svg(int picture, Palette palette) const {
    Own& own = own_[static_cast<std::size_t>(picture)];
    const std::lock_guard lock(own.drawing);
    std::string& made = palette == Palette::Grays ? own.gray_svg : own.svg;
    const std::string prefix = fmt::format("p{}-", picture);
    const int pixels = palette == Palette::Grays ? pixels_across(document_) : pixels_on_screen;
    if (made.empty()) made = svg_picture_in({palette, colors_}, (*this)[picture], prefix, pixels);
    return made;
}

void paint_face(cairo_t* context, const FacePaint& paint, const document::Face& face) {
    trace(context, face_box(paint.document, paint.bleed));
    set_color(context, face.background);
    cairo_fill(context);
    if (face.drawing) paint.pictures.paint(context, *face.drawing);
    if (face.border) paint_border(context, paint.document.card, *face.border);
    for (const document::PlacedPicture& placed : face.symbols) paint.pictures.paint(context, placed);
    for (const document::PlacedPicture& placed : face.texts) paint.pictures.paint(context, placed);
}

geom::Box face_box(const document::Document& document, double grown) {
    return document.card.box().grown(grown);
}

} // namespace spotit::render
