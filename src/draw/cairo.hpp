// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>
#include <spotit/sheet.hpp>

#include <cairo.h>

#include <memory>
#include <string>
#include <string_view>

/// Owners of Cairo's objects, and shapes as paths.
namespace spotit::draw {

struct CairoDeleter {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using ContextHandle = std::unique_ptr<cairo_t, CairoDeleter>;
using SurfaceHandle = std::unique_ptr<cairo_surface_t, CairoDeleter>;

/// cairo_save for as long as it lives.
class SavedState {
public:
    explicit SavedState(cairo_t* context)
        : context_(context) {
        cairo_save(context_);
    }
    ~SavedState() { cairo_restore(context_); }
    SavedState(const SavedState&) = delete;
    SavedState& operator=(const SavedState&) = delete;

private:
    cairo_t* context_;
};

/// Throws std::runtime_error when Cairo reports a problem with what was drawn.
void require_success(cairo_status_t status, std::string_view drawn);
/// Appends to a std::string; for Cairo's streams.
cairo_status_t append(void* text, const unsigned char* bytes, unsigned length);

void transform(cairo_t* context, const geom::Affine& place);
/// Each adds a closed path.
void trace(cairo_t* context, const geom::Shape& shape);
void trace(cairo_t* context, const geom::Box& box);
/// Adds the path of a mark.
void trace(cairo_t* context, const sheet::Stroke& stroke);

} // namespace spotit::draw
