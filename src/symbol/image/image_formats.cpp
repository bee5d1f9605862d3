// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/image/image_readers.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>

namespace spotit::symbol {
namespace {

bool has_magic(std::string_view file, const ImageReader& reader) {
    return !reader.magic[0].bytes.empty() &&
           std::ranges::all_of(reader.magic, [&](const ImageReader::Magic& magic) {
               return file.size() >= magic.at && file.substr(magic.at).starts_with(magic.bytes);
           });
}

} // namespace

bool has_svg_element(std::string_view file) {
    std::string head(file.substr(0, 1 << 16));
    std::erase(head, '\0'); // UTF-16
    return head.find("<svg") != std::string::npos || head.find(":svg") != std::string::npos;
}

const ImageReader* find_image_reader(std::string_view file) {
    for (const ImageReader& reader : image_readers)
        if (has_magic(file, reader)) return &reader;
    return has_svg_element(file) ? &image_readers[0] : nullptr;
}

std::vector<ImageFormat> image_formats() {
    std::vector<ImageFormat> formats;
    for (const ImageReader& reader : image_readers) formats.push_back(reader.format);
    return formats;
}

std::vector<std::string_view> image_endings() {
    std::vector<std::string_view> endings;
    for (const ImageReader& reader : image_readers)
        endings.insert(endings.end(), reader.format.endings.begin(), reader.format.endings.end());
    return endings;
}

std::string list_image_formats() {
    std::vector<std::string_view> names;
    for (const ImageReader& reader : image_readers) names.push_back(reader.format.name);
    return diag::join_words(names);
}

bool is_image_path(std::string_view path) {
    const std::string lower = diag::lower_case(path);
    return std::ranges::any_of(image_endings(), [&](std::string_view ending) {
        return lower.size() > ending.size() && lower.ends_with(ending);
    });
}

} // namespace spotit::symbol
