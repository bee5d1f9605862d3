#pragma once

#include "emojibase/reader.hpp"

#include <string_view>

namespace spotit::emojibase {

/// Gives emoji the names that a child would call them by, in the language of the names; Unicode's names
/// become tags.
void use_child_names(WordsByEmoji& names, std::string_view language);

} // namespace spotit::emojibase
