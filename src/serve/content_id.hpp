#pragma once

#include <string>
#include <string_view>

namespace spotit::serve {

/// Returns 16 hexadecimal digits that differ where the bytes do. No protection against forgery.
std::string content_id(std::string_view bytes);

} // namespace spotit::serve
