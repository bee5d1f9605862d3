#include <spotit/similarity.hpp>

#include <spotit/base/utf8.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>

namespace spotit::similarity {
namespace {

/// Emoji that people take for each other although their drawings differ more than those of other pairs: what
/// tells them apart is small, or a shade, or known to few. Separated by blanks, each in one group only.
constexpr std::string_view groups[] = {
    "🇮🇩 🇲🇨 🇵🇱",    "🇳🇱 🇱🇺",       "🇸🇳 🇲🇱 🇬🇳",  "🇷🇴 🇹🇩 🇲🇩 🇦🇩", "🇮🇪 🇨🇮",
    "🇦🇺 🇳🇿",       "🇨🇴 🇪🇨 🇻🇪",    "🇳🇴 🇧🇻 🇸🇯",  "🇸🇮 🇸🇰 🇷🇺",    "🇶🇦 🇧🇭",
    "🇭🇹 🇱🇮",       "🇸🇻 🇳🇮 🇭🇳",    "🇭🇺 🇹🇯",     "🐀 🐁",         "🐕 🐕‍🦺 🦮",
    "🐪 🐫",         "🐋 🐳",         "🐒 🦧", "🌕 🌝",         "🌑 🌚",
    "☀️ 🌞", "🔴 🟠",   "🟣 🔵", "🟥 🟧",   "📕 📙",
    "📘 📗",         "❤️ 🧡", "⭐ 🌟",       "⛄ ☃️",  "🏠 🏡",
    "🍸 🍹",         "☕ 🍵",         "🚌 🚎",       "🔒 🔓 🔏 🔐",     "🔈 🔉 🔊",
    "😀 😃 😄 😁",     "🙂 ☺️", "🎻 🪕", "✉️ 📧", "👟 🥾",
    "🪓 ⛏️"};

/// Returns the emoji as it is for both sexes and all skins, without variation selectors.
std::u32string to_neutral(std::string_view emoji) {
    constexpr char32_t man = 0x1F468, woman = 0x1F469, person = 0x1F9D1;
    std::u32string points;
    for (const base::Character& character : base::list_characters(emoji)) {
        const char32_t point = character.value;
        if (point == base::emoji_selector || base::is_skin_tone(point)) continue;
        if (point == 0x2640 || point == 0x2642) { // the signs of woman and man, joined
            if (!points.empty() && points.back() == base::joiner) points.pop_back();
            continue;
        }
        points += point == man || point == woman ? person : point;
    }
    return points;
}

/// Returns the number of each grouped emoji's group.
std::map<std::u32string, std::size_t> number_groups() {
    std::map<std::u32string, std::size_t> numbers;
    for (std::size_t i = 0; i < std::size(groups); ++i)
        for (std::string_view rest = groups[i]; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            numbers.emplace(to_neutral(rest.substr(0, end)), i);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    return numbers;
}

} // namespace

std::vector<Pair> find_confused_emoji(std::span<const std::string_view> emoji, const Options& options) {
    static const std::map<std::u32string, std::size_t> numbers = number_groups();
    std::vector<std::u32string> plain;
    std::vector<std::optional<std::size_t>> group;
    for (const std::string_view each : emoji) {
        plain.push_back(to_neutral(each));
        const auto found = numbers.find(plain.back());
        group.push_back(found == numbers.end() ? std::nullopt : std::optional(found->second));
    }
    std::vector<Pair> pairs;
    for (std::size_t second = 0; second < plain.size(); ++second)
        for (std::size_t first = 0; first < second; ++first)
            if ((!plain[first].empty() && plain[first] == plain[second]) ||
                (group[first] && group[first] == group[second]))
                pairs.push_back({first, second, PairKind::Alike, options.alike});
    return pairs;
}

} // namespace spotit::similarity
