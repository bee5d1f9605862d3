#include "serve/plain_name.hpp"

#include <spotit/diag.hpp>

#include <algorithm>

namespace spotit::serve {

bool is_plain_name(const std::string& name) {
    constexpr std::size_t max_bytes = 200;
    const bool has_odd_letters = std::ranges::any_of(name, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 || byte == 0x7F || c == '/' || c == '\\' || c == ':';
    });
    return !name.empty() && name.size() <= max_bytes && name.front() != '.' && name.front() != '-' &&
           !has_odd_letters && !diag::SourceText("", name).find_invalid_utf8();
}

bool is_theme_name(const std::string& name) {
    return is_plain_name(name) && (name.ends_with(".yaml") || name.ends_with(".yml"));
}

} // namespace spotit::serve
