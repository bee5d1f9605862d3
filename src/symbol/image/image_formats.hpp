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

/// Returns the reader of a file's format, null if there is none.
const ImageReader* find_image_reader(std::string_view file);

} // namespace spotit::symbol
