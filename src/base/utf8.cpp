#include <spotit/base/utf8.hpp>

#include <fmt/format.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

namespace spotit::base {

namespace {

struct MappedTextDeleter {
    void operator()(utf8proc_uint8_t* text) const {
        std::free(text);
    } // NOLINT: utf8proc allocates with malloc
};

const utf8proc_uint8_t* utf8proc_bytes(std::string_view text) {
    return reinterpret_cast<const utf8proc_uint8_t*>(text.data());
}

std::string map_text(std::string_view utf8, int options) {
    utf8proc_uint8_t* mapped = nullptr;
    const auto length = utf8proc_map(utf8proc_bytes(utf8), static_cast<utf8proc_ssize_t>(utf8.size()),
                                     &mapped, static_cast<utf8proc_option_t>(options | UTF8PROC_STABLE));
    const std::unique_ptr<utf8proc_uint8_t, MappedTextDeleter> owner(mapped);
    if (length < 0) return std::string(utf8);
    return {mapped, mapped + length};
}

} // namespace

Character character_at(std::string_view utf8, std::size_t begin) {
    const std::string_view rest = utf8.substr(begin, 4);
    utf8proc_int32_t value = 0;
    const auto length =
        utf8proc_iterate(utf8proc_bytes(rest), static_cast<utf8proc_ssize_t>(rest.size()), &value);
    if (length <= 0) return {.begin = begin};
    return {static_cast<char32_t>(value), begin, static_cast<std::size_t>(length), true};
}

std::size_t find_character_start(std::string_view utf8, std::size_t at) {
    while (at > 0 && at < utf8.size() && (static_cast<unsigned char>(utf8[at]) & 0xC0U) == 0x80) --at;
    return at;
}

std::vector<Character> characters(std::string_view utf8) {
    std::vector<Character> result;
    for (std::size_t at = 0; at < utf8.size(); at += result.back().length)
        result.push_back(character_at(utf8, at));
    return result;
}

std::string encode(char32_t character) {
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(character), bytes.data());
    return {bytes.begin(), bytes.begin() + length};
}

std::string code_points(std::string_view utf8) {
    std::string result;
    for (const Character& character : characters(utf8)) {
        if (!result.empty()) result += ' ';
        result += fmt::format("U+{:04X}", static_cast<std::uint32_t>(character.value));
    }
    return result;
}

bool is_mark(char32_t character) {
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(character));
    return category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME;
}

bool is_space(char32_t character) {
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(character));
    const bool is_blank = category >= UTF8PROC_CATEGORY_ZS && category <= UTF8PROC_CATEGORY_ZP;
    return is_blank || character == '\t' || character == '\n' || character == '\f' || character == '\r';
}

std::string compose(std::string_view utf8) {
    return map_text(utf8, UTF8PROC_COMPOSE);
}

std::string fold(std::string_view utf8) {
    // ASCII needs no tables: a search of all emoji folds 30 000 words.
    if (std::ranges::all_of(utf8, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) {
        std::string small(utf8);
        for (char& c : small)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return small;
    }
    return map_text(utf8, UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
}

std::string escape_markup(std::string_view text) {
    constexpr std::string_view special = "&<>\"";
    constexpr const char* entities[]{"&amp;", "&lt;", "&gt;", "&quot;"};
    std::string result;
    for (const char c : text) {
        const std::size_t index = special.find(c);
        if (index == std::string_view::npos)
            result += c;
        else
            result += entities[index];
    }
    return result;
}

} // namespace spotit::base
