#include <spotit/symbol.hpp>

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <utility>

namespace spotit::symbol {

namespace {

/// Soft hyphen, zero width space, direction marks, word joiner, byte order mark. The joiners of letters and
/// emoji are kept: they change the drawing.
constexpr char32_t invisible[] = {0xAD, 0x200B, 0x200E, 0x200F, 0x2060, 0xFEFF};

} // namespace

std::string comparison_key(std::string_view text) {
    const std::string whole = base::compose(emoji::normalize(text));
    std::string result;
    bool is_apart = false; // by blanks, which are written before the next letter
    for (const base::Character& character : base::characters(whole)) {
        if (std::ranges::find(invisible, character.value) != std::end(invisible)) continue;
        if (base::is_space(character.value)) {
            is_apart = !result.empty();
            continue;
        }
        if (std::exchange(is_apart, false)) result += ' ';
        result += whole.substr(character.begin, character.length);
    }
    return result;
}

} // namespace spotit::symbol
