// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/geom.hpp>
#include <spotit/symbol/fonts.hpp>

#include <memory>
#include <string>
#include <vector>

/// Streams of a PDF as values, which can be made on many threads and put into any file.
namespace spotit::pdf {

struct Part;
using SharedPart = std::shared_ptr<const Part>;

/// An entry of a resource dictionary (ISO 32000-1, 7.8.3).
struct Resource {
    std::string category{}, name{}; ///< "/XObject", "f1"
    std::string value{};            ///< a dictionary; empty: it is the part, or the font
    SharedPart part{};              ///< with a value: the group of its soft mask
    std::shared_ptr<const symbol::GlyphFont> font{};
};

struct Part {
    std::string dictionary{}; ///< of the stream, without length, filter and resources
    std::string data{};       ///< as it is stored
    bool is_packed = false;   ///< by Flate
    std::vector<Resource> resources{};
    SharedPart soft_mask{};  ///< of an image
    std::string page_file{}; ///< a PDF by Cairo whose first page is a form; then there is nothing else
    std::vector<symbol::Text::Run> runs{}; ///< all letters in the fonts of the resources
};

} // namespace spotit::pdf
