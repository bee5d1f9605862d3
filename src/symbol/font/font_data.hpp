// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/colr/colr.hpp"
#include "symbol/glyph/harfbuzz_handles.hpp"

#include <spotit/symbol.hpp>

#include <filesystem>
#include <memory>
#include <string>

namespace spotit::symbol {

class SvgDocuments;

/// The data that all copies of a Font share, immutable. HarfBuzz allows many threads to read it.
struct Font::Data {
    std::filesystem::path file;
    std::string family;
    BlobHandle color_bytes; ///< backing store of `colors`
    FaceHandle face;
    FontHandle font; ///< scaled to font units
    ColrTable colors;
    Palette palette;
    std::shared_ptr<SvgDocuments> svg_documents; ///< null without SVG glyphs
    Format format = Format::Outline;
    int units_per_em = 1000;
};

/// Returns true if a file is a WOFF or WOFF2.
bool is_packed(hb_blob_t* font);

/// Unpacks the TTF or OTF in a WOFF or WOFF2. Throws Damaged.
BlobHandle unpack(hb_blob_t* font);

} // namespace spotit::symbol
