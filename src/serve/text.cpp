#include "serve/text.hpp"

#include <spotit/diag.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace spotit::serve {

std::string make_content_id(std::string_view bytes) {
    return fmt::format("{:016x}", std::hash<std::string_view>()(bytes));
}

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

std::string replace_all(std::string_view text, std::string_view part, std::string_view with) {
    std::string result;
    for (std::size_t at = 0; (at = text.find(part)) != std::string_view::npos;
         text.remove_prefix(at + part.size()))
        result.append(text.substr(0, at)).append(with);
    return result.append(text);
}

} // namespace spotit::serve
