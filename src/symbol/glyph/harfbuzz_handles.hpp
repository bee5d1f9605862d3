// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <hb.h>

#include <memory>

/// Owners of HarfBuzz objects.
namespace spotit::symbol {

struct HarfBuzzDeleter {
    void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
    void operator()(hb_face_t* face) const { hb_face_destroy(face); }
    void operator()(hb_font_t* font) const { hb_font_destroy(font); }
    void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
    void operator()(hb_draw_funcs_t* functions) const { hb_draw_funcs_destroy(functions); }
};

using BlobHandle = std::unique_ptr<hb_blob_t, HarfBuzzDeleter>;
using FaceHandle = std::unique_ptr<hb_face_t, HarfBuzzDeleter>;
using FontHandle = std::unique_ptr<hb_font_t, HarfBuzzDeleter>;
using BufferHandle = std::unique_ptr<hb_buffer_t, HarfBuzzDeleter>;
using DrawFunctionsHandle = std::unique_ptr<hb_draw_funcs_t, HarfBuzzDeleter>;

} // namespace spotit::symbol
