// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/files/font_files.hpp"

#include "theme/files/files.hpp"

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

} // namespace

std::string font_name(ReadContext& context, std::string_view written, const diag::Span& named_in) {
    if (!is_font_file(written)) return std::string(written);
    const std::filesystem::path file = path_from(named_in, written);
    const Named named{"font", file, written, named_in, Named::Sort::Any};
    if (check_place(context, named) != nullptr) return {};
    note_file(context, file);
    // A missing file may lie below the font paths, which are searched when all of them are known.
    std::error_code error;
    if (!std::filesystem::exists(file, error)) return std::string(written);
    check_file(context, named);
    return file.string();
}

} // namespace spotit::theme
