// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/message.hpp"
#include "theme/readers.hpp"
#include "theme/symbol_text.hpp"

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

void add_path(Reading& reading, const Key& key, const Node& node) {
    const std::string_view written = node.is_scalar() ? trimmed(node.text) : std::string_view();
    if (written.empty()) {
        reading.add(
            {"value", fmt::format("`{}` must be {}", key.label(), description(key)), node.span, "", {}});
        return;
    }
    const std::filesystem::path path = path_from(node.span, written);
    note_file(reading, path);
    std::error_code error;
    if (std::filesystem::exists(path, error)) {
        reading.theme.fonts.paths.push_back(path);
        return;
    }
    Missing missing = explain_missing(reading, path, written);
    reading.add({"no-file", fmt::format("can't find the fonts {}", path.string()), node.span,
                 std::move(missing.label), std::move(missing.notes)});
}

} // namespace

std::string font_name(Reading& reading, std::string_view written, const diag::Span& named_in) {
    std::error_code error;
    const std::filesystem::path file = path_from(named_in, written);
    if (!is_font_file(written)) return std::string(written);
    note_file(reading, file);
    return std::filesystem::exists(file, error) ? file.string() : std::string(written);
}

void read_font_paths(Reading& reading, const Key& key, const Node& node) {
    if (node.is_scalar()) return add_path(reading, key, node);
    for (const Node& item : node.items) add_path(reading, key, item);
}

} // namespace spotit::theme
