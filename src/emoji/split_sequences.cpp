#include <spotit/emoji.hpp>

#include "emoji/emoji_ranges.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <charconv>
#include <iterator>

namespace spotit::emoji {
namespace {

constexpr char32_t text_selector = 0xFE0E, keycap = 0x20E3;

bool is_between(char32_t c, char32_t first, char32_t last) {
    return c >= first && c <= last;
}
bool is_keycap_base(char32_t c) {
    return is_between(c, U'0', U'9') || c == U'#' || c == U'*';
}

bool can_begin_emoji(char32_t c) {
    const auto* const after = std::ranges::upper_bound(emoji_ranges, c, {}, &CharacterRange::first);
    return after != std::begin(emoji_ranges) && c <= (after - 1)->last;
}

/// Finds emoji in a text by the grammar of UTS #51, section 1.4.9, leniently: a keycap needs no selector, and
/// neither does a character that is text by default, such as U+2764.
class Scanner {
public:
    explicit Scanner(std::string_view text)
        : text_(base::list_characters(text)) {}

    std::size_t count_characters() const { return text_.size(); }
    std::size_t find_begin(std::size_t at) const { return text_[at].begin; }
    std::size_t find_end(std::size_t at) const { return text_[at - 1].begin + text_[at - 1].length; }
    /// Returns the end of the emoji that begins at `begin`; `begin` itself if none does.
    std::size_t find_emoji_end(std::size_t begin) const {
        std::size_t end = find_element_end(begin);
        if (end == begin) return begin;
        while (read(end) == base::joiner) {
            const std::size_t next = find_element_end(end + 1);
            if (next == end + 1)
                return next; // a joiner that joins nothing: invisible, so it stays with its emoji
            end = next;
        }
        return end;
    }

private:
    char32_t read(std::size_t index) const { return index < text_.size() ? text_[index].value : 0; }
    std::size_t find_tags_end(std::size_t begin) const {
        std::size_t end = begin;
        while (base::is_tag(read(end)) && read(end) != base::last_tag) ++end;
        return end > begin && read(end) == base::last_tag ? end + 1 : begin;
    }
    /// Returns the end of an emoji without joiners.
    std::size_t find_element_end(std::size_t begin) const {
        const char32_t base = read(begin), next = read(begin + 1);
        if (base::is_regional_indicator(base)) return begin + (base::is_regional_indicator(next) ? 2 : 1);
        if (!can_begin_emoji(base) || next == text_selector) return begin;
        if (is_keycap_base(base)) {
            const std::size_t last = begin + (next == base::emoji_selector ? 2 : 1);
            if (read(last) == keycap) return last + 1;
        }
        if (next == base::emoji_selector) return find_tags_end(begin + 2);
        // Emoji by Unicode's table that people type as text.
        if (is_keycap_base(base) || base == U'©' || base == U'®') return begin;
        if (base::is_skin_tone(next))
            return find_tags_end(begin + (read(begin + 2) == base::emoji_selector ? 3 : 2));
        return find_tags_end(begin + 1);
    }

    std::vector<base::Character> text_;
};

} // namespace

std::vector<TextRun> split_sequences(std::string_view utf8) {
    const Scanner scanner(utf8);
    std::vector<TextRun> pieces;
    const auto add = [&](std::size_t begin, std::size_t end, bool emoji) {
        if (end == begin) return;
        const std::size_t first = scanner.find_begin(begin);
        pieces.push_back({utf8.substr(first, scanner.find_end(end) - first), emoji});
    };
    std::size_t text_begin = 0;
    for (std::size_t at = 0; at < scanner.count_characters();) {
        const std::size_t end = scanner.find_emoji_end(at);
        if (end == at) {
            ++at;
            continue;
        }
        add(text_begin, at, false);
        add(at, end, true);
        at = text_begin = end;
    }
    add(text_begin, scanner.count_characters(), false);
    return pieces;
}

std::string normalize(std::string_view emoji) {
    std::string result;
    for (const base::Character& character : base::list_characters(emoji)) {
        if (character.value == text_selector || character.value == base::emoji_selector) continue;
        result += emoji.substr(character.begin, character.length);
    }
    return result;
}

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
