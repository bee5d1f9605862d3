#pragma once

#include <string>

namespace spotit::serve {

/// Returns whether a name that a page gives is the plain name of a file: in UTF-8, short, visible, and
/// leading nowhere else, whatever system the folder is copied to.
bool is_plain_name(const std::string& name);

/// Returns whether it is a plain name that ends as those of themes do.
bool is_theme_name(const std::string& name);

} // namespace spotit::serve
