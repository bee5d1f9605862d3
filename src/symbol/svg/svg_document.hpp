// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>

#include <cairo.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

using RsvgHandle = struct _RsvgHandle; // NOLINT(bugprone-reserved-identifier): librsvg's name

namespace spotit::symbol {

/// A parsed SVG; wraps librsvg. It has no base address, so nothing outside of it is ever read. Threads that
/// draw the same one wait for each other. Throws Damaged.
class SvgDocument {
public:
    explicit SvgDocument(std::string_view svg, std::string_view stylesheet = {});

    /// Returns a number that is equal for equal texts.
    std::uint64_t id() const { return id_; }
    /// Returns the size of the page in its own units; without a page, the extent of the ink from the origin.
    geom::Size size() const;
    /// Draws the page, in its own units.
    void draw(cairo_t* context, const geom::Size& page) const;
    /// Draws one element alone, in the units and at the place that it has on a page of that size.
    void draw_element(cairo_t* context, const std::string& id, const geom::Size& page) const;

private:
    struct Deleter {
        void operator()(RsvgHandle* handle) const;
    };
    std::uint64_t id_;
    std::unique_ptr<RsvgHandle, Deleter> handle_;
    std::unique_ptr<std::mutex> access_ = std::make_unique<std::mutex>();
};

} // namespace spotit::symbol
