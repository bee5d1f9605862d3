// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/image/image_reading.hpp"

#include <spotit/symbol/image_formats.hpp>

#include <array>

namespace spotit::symbol {

/// A row of the table of image formats.
struct ImageReader {
    ImageFormat format;
    /// First bytes of such files, one of several; ? is any byte. Without one the format is text, which is
    /// searched for its root element.
    std::array<std::string_view, 4> beginnings;
    ReadImage* read;
    /// Draws or decodes a file once, in a child process with limits; null for libraries that need none.
    TryImage* try_once = nullptr;
};

inline constexpr std::string_view svg_endings[] = {".svg"}, png_endings[] = {".png"},
                                  jpeg_endings[] = {".jpg", ".jpeg", ".jfif"}, webp_endings[] = {".webp"},
                                  heic_endings[] = {".heic", ".heif"}, avif_endings[] = {".avif"},
                                  gif_endings[] = {".gif"}, bmp_endings[] = {".bmp", ".dib"},
                                  tiff_endings[] = {".tif", ".tiff"};

// A format is a file with its reader, and its row here. The first is text.
ReadImage read_svg, read_png, read_jpeg, read_webp, read_heif, read_gif, read_bmp, read_tiff;
TryImage try_svg, try_heif, try_gif, try_bmp, try_tiff;
inline constexpr ImageReader image_readers[] = {
    {{"SVG", svg_endings}, {}, read_svg, try_svg},
    {{"PNG", png_endings}, {"\x89PNG\r\n\x1A\n"}, read_png},
    {{"JPEG", jpeg_endings}, {"\xFF\xD8\xFF"}, read_jpeg},
    {{"WebP", webp_endings}, {"RIFF????WEBP"}, read_webp},
    {{"HEIC", heic_endings},
     {"????ftyphei", "????ftyphev", "????ftypmif1", "????ftypmsf1"},
     read_heif,
     try_heif},
    {{"AVIF", avif_endings}, {"????ftypavi"}, read_heif, try_heif},
    {{"GIF", gif_endings}, {"GIF8"}, read_gif, try_gif},
    {{"BMP", bmp_endings}, {std::string_view("BM????\0\0\0\0", 10)}, read_bmp, try_bmp},
    {{"TIFF", tiff_endings},
     {std::string_view("II*\0", 4), std::string_view("MM\0*", 4)},
     read_tiff,
     try_tiff},
};

/// Returns whether a text begins like an SVG, in ASCII or UTF-16 markup.
bool has_svg_element(std::string_view file);

/// Returns the reader of the format of a file that begins so, null if there is none.
const ImageReader* find_image_reader(std::string_view file);

} // namespace spotit::symbol
