// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/readers/common_readers.hpp"

#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

constexpr std::string_view font_endings[] = {".ttf", ".otf", ".ttc", ".woff", ".woff2"};

bool is_font_file(std::string_view written) {
    return written.find('/') != std::string_view::npos ||
           std::any_of(std::begin(font_endings), std::end(font_endings),
                       [&](std::string_view ending) { return same_ending(written, ending); });
}

void add_path(Reading& reading, const Key& key, const yaml::Node& node) {
    const std::string_view written = node.is_scalar() ? diag::trimmed(node.text) : std::string_view();
    if (written.empty()) {
        reading.add(
            {"value", fmt::format("`{}` must be {}", key.label(), description(key)), node.span, "", {}});
        return;
    }
    const std::filesystem::path path = path_from(node.span, written);
    note_file(reading, path);
    if (auto trouble = trouble_with(reading, {"fonts", path, written, node.span, Named::Sort::Any}))
        reading.add(std::move(*trouble));
    else
        reading.theme.fonts.paths.push_back(path);
}

} // namespace

std::string font_name(Reading& reading, std::string_view written, const diag::Span& named_in) {
    if (!is_font_file(written)) return std::string(written);
    const std::filesystem::path file = path_from(named_in, written);
    note_file(reading, file);
    // A file that is missing here may lie below the paths; the fonts are looked for when all are known.
    std::error_code error;
    if (!std::filesystem::exists(file, error)) return std::string(written);
    if (auto trouble = trouble_with(reading, {"font", file, written, named_in, Named::Sort::Any}))
        reading.add(std::move(*trouble));
    return file.string();
}

void read_font_paths(Reading& reading, const Key& key, const yaml::Node& node) {
    if (node.is_scalar()) return add_path(reading, key, node);
    for (const yaml::Node& item : node.items) add_path(reading, key, item);
}

} // namespace spotit::theme
