// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/image/image_reading.hpp"

#include <spotit/symbol/image_formats.hpp>

namespace spotit::symbol {

/// A row of the table of image formats.
struct ImageReader {
    /// Bytes at a fixed offset of a file.
    struct Magic {
        std::size_t at = 0;
        std::string_view bytes{};
    };

    ImageFormat format;
    Magic magic[2]; ///< both are in each file; empty for text, which is searched for its root element
    ReadImage* read;
};

inline constexpr std::string_view svg_endings[] = {".svg"}, png_endings[] = {".png"},
                                  jpeg_endings[] = {".jpg", ".jpeg"}, webp_endings[] = {".webp"};

// A format is a file with its reader, and its row here. The first is text and has no magic bytes.
ReadImage read_svg, read_png, read_jpeg, read_webp;
inline constexpr ImageReader image_readers[] = {
    {{"SVG", svg_endings}, {}, read_svg},
    {{"PNG", png_endings}, {{0, "\x89PNG\r\n\x1A\n"}}, read_png},
    {{"JPEG", jpeg_endings}, {{0, "\xFF\xD8\xFF"}}, read_jpeg},
    {{"WebP", webp_endings}, {{0, "RIFF"}, {8, "WEBP"}}, read_webp},
};

/// Returns whether a text begins like an SVG, in ASCII or UTF-16 markup.
bool has_svg_element(std::string_view file);

/// Returns the reader of the format of a file that begins so, null if there is none.
const ImageReader* find_image_reader(std::string_view file);

} // namespace spotit::symbol
