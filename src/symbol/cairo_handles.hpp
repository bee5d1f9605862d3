// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cairo.h>

#include <memory>
#include <string>

/// Owners of Cairo objects.
namespace spotit::symbol {

struct CairoDeleter {
    void operator()(cairo_t* context) const { cairo_destroy(context); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_pattern_t* pattern) const { cairo_pattern_destroy(pattern); }
    void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
    void operator()(cairo_path_t* path) const { cairo_path_destroy(path); }
};

using CairoHandle = std::unique_ptr<cairo_t, CairoDeleter>;
using SurfaceHandle = std::unique_ptr<cairo_surface_t, CairoDeleter>;
using PatternHandle = std::unique_ptr<cairo_pattern_t, CairoDeleter>;
using PathHandle = std::unique_ptr<cairo_path_t, CairoDeleter>;
using FontOptionsHandle = std::unique_ptr<cairo_font_options_t, CairoDeleter>;

/// Appends to a std::string; a callback for Cairo's streams.
inline cairo_status_t append(void* text, const unsigned char* bytes, unsigned length) {
    const void* const characters = bytes;
    static_cast<std::string*>(text)->append(static_cast<const char*>(characters), length);
    return CAIRO_STATUS_SUCCESS;
}

/// Calls cairo_save in its constructor and cairo_restore in its destructor.
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

} // namespace spotit::symbol
