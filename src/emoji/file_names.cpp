#include <spotit/emoji.hpp>

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <charconv>

namespace spotit::emoji {
namespace {

/// Returns the character of a hexadecimal number; 0 if it is none.
char32_t parse_character(std::string_view digits) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    const bool is_number = error == std::errc() && end == digits.data() + digits.size();
    const bool is_character = value >= 0x20 && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    return is_number && is_character && digits.size() >= 4 ? value : 0;
}

/// Returns true for "2764", which is a heart or the number of a photo.
bool is_short_number(std::string_view name) {
    return name.size() == 4;
}

} // namespace

std::string parse_file_name(const std::filesystem::path& file) {
    constexpr std::string_view noto = "emoji_u";
    const std::string stem = file.stem().string();
    std::string_view rest = stem;
    if (rest.starts_with(noto)) rest.remove_prefix(noto.size());
    if (rest.size() == stem.size() && is_short_number(rest) && file.extension() != ".svg") return {};
    std::string emoji;
    while (!rest.empty()) {
        const std::string_view digits = rest.substr(0, rest.find_first_of("-_"));
        const char32_t character = parse_character(digits);
        if (character == 0) return {};
        emoji += base::encode(character);
        rest.remove_prefix(std::min(digits.size() + 1, rest.size()));
    }
    const std::vector<TextRun> runs = split_sequences(emoji);
    return runs.size() == 1 && runs.front().emoji ? emoji : std::string();
}

} // namespace spotit::emoji
