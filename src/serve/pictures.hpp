#pragma once

#include <spotit/diag/sentence.hpp>

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::serve {

/// Bytes of a picture.
inline constexpr std::size_t max_picture = std::size_t{25} << 20U;

/// The result of saving a new picture, as a status of HTTP: 201 with its path from the theme's folder, 200 if
/// the same is there already, or the reason why there is none: 400 for its name, 409 if the name is taken,
/// 500 if it can't be written.
struct NewPicture {
    int status = 201;
    std::string path{};
    diag::Sentence refusal{};
};

/// Writes a file in `pictures/` in the theme's folder, a font in `fonts/`, which is made if it is missing.
/// Follows no links there and replaces nothing.
NewPicture save_picture(const std::filesystem::path& theme_folder, const std::string& name,
                        std::string_view bytes);

/// Removes a picture that was just saved there. Follows no links.
void remove_picture(const std::filesystem::path& theme_folder, const std::string& name);

/// The rows of a QR code, without the light margin of four squares that it needs: '1' is a dark square, '0' a
/// light one. Throws std::length_error for a text of more than 2953 bytes.
std::vector<std::string> make_qr_code(const std::string& text);

} // namespace spotit::serve
