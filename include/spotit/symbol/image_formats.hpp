#pragma once

#include <spotit/diag/sentence.hpp>

#include <string_view>
#include <vector>

namespace spotit::symbol {

/// Returns the endings of all formats that symbols, backgrounds and backs are made from: ".svg", ".png" and
/// so on.
std::vector<std::string_view> list_image_endings();
/// Returns "SVG, PNG, JPEG or WebP".
diag::Sentence list_image_formats();
/// Returns true if the path ends like an image file, in upper or lower case.
bool is_image_path(std::string_view path);

/// Returns true if a file begins like a picture made of pixels, whatever its ending says.
bool is_image_content(std::string_view beginning);

} // namespace spotit::symbol
