#pragma once

#include <string>
#include <string_view>

namespace spotit::serve {

/// Returns 16 hexadecimal digits that differ where the bytes do. No protection against forgery.
std::string make_content_id(std::string_view bytes);

/// Returns whether a name that a page gives is the plain name of a file: in UTF-8, short, visible, and
/// leading nowhere else, whatever system the folder is copied to.
bool is_plain_name(const std::string& name);

/// Returns whether it is a plain name that ends as those of themes do.
bool is_theme_name(const std::string& name);

/// Returns the text with `with` in each place of `part`.
std::string replace_all(std::string_view text, std::string_view part, std::string_view with);

} // namespace spotit::serve
