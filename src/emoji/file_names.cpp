#include <spotit/emoji.hpp>

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <charconv>

namespace spotit::emoji {
char32_t parse_character(std::string_view digits) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    const bool is_number = error == std::errc() && end == digits.data() + digits.size();
    const bool is_character = value >= 0x20 && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    return is_number && is_character ? value : 0;
}

std::string parse_file_name(const std::filesystem::path& file) {
    constexpr std::string_view noto = "emoji_u";
    const std::string stem = file.stem().string();
    std::string_view rest = stem;
    if (rest.starts_with(noto)) rest.remove_prefix(noto.size());
    // "2764" is a heart, or the number of a photo.
    if (rest.size() == stem.size() && rest.size() == 4 && file.extension() != ".svg") return {};
    std::string emoji;
    while (!rest.empty()) {
        const std::string_view digits = rest.substr(0, rest.find_first_of("-_"));
        const char32_t character = parse_character(digits);
        if (character == 0 || digits.size() < 4) return {};
        emoji += base::encode(character);
        rest.remove_prefix(std::min(digits.size() + 1, rest.size()));
    }
    const std::vector<TextRun> runs = split_sequences(emoji);
    return runs.size() == 1 && runs.front().emoji ? emoji : std::string();
}

} // namespace spotit::emoji
