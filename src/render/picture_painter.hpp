// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "render/cairo.hpp"

#include <spotit/document.hpp>
#include <spotit/render.hpp>

#include <map>
#include <mutex>
#include <tuple>
#include <vector>

namespace spotit::render {

/// Draws the pictures of a document on many threads; each picture is drawn by one thread at a time.
class PicturePainter {
public:
    /// SVG in colors shows those that `colors` gives.
    explicit PicturePainter(const document::Document& document, ColorMap colors = {});

    const symbol::Symbol& operator[](int picture) const {
        return document_.pictures[static_cast<std::size_t>(picture)];
    }
    const ColorMap& colors() const { return colors_; }
    /// Paints on a surface of pixels.
    void paint(cairo_t* context, const document::PlacedPicture& placed) const;
    /// Returns an SVG fragment with the picture in its own units, its ids beginning with "p7-"; made on first
    /// use.
    std::string svg(int picture, Palette palette) const;

private:
    struct Own {
        std::mutex drawing;
        std::string svg, gray_svg;
    };
    const document::Document& document_;
    ColorMap colors_;
    mutable std::vector<Own> own_;
};

} // namespace spotit::render
