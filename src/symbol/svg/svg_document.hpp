// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <cairo.h>

#include <memory>
#include <string>
#include <string_view>

typedef struct _RsvgHandle RsvgHandle;

namespace spotit::symbol {

/// An SVG that is read; librsvg behind a door. It has no address, so that nothing outside of it is ever read.
/// Of use to one thread at a time. Throws Damaged.
class SvgDocument {
public:
    explicit SvgDocument(std::string_view svg, std::string_view stylesheet = {});

    /// Of its page in its own units; that of its ink from the origin on when it has no page.
    geom::Size size() const;
    /// Draws the page, in its own units.
    void draw(cairo_t* context, const geom::Size& page) const;
    /// Draws the element of that name alone, in the units and at the place that it has in a page of that
    /// size.
    void draw_element(cairo_t* context, const std::string& id, const geom::Size& page) const;

private:
    struct Deleter {
        void operator()(RsvgHandle* handle) const;
    };
    std::unique_ptr<RsvgHandle, Deleter> handle_;
};

} // namespace spotit::symbol
