#include <spotit/similarity.hpp>

#include <spotit/base/utf8.hpp>
#include <spotit/symbol/spec.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace spotit::similarity {
namespace {

/// Emoji that people confuse although their drawings differ more than those of other pairs: the difference
/// is small, or a shade, or known to few; or the figures depend on the color of the card.
/// Separated by blanks, each in one group only.
constexpr std::string_view groups[] = {
    "🇮🇩 🇲🇨 🇵🇱",    "🇳🇱 🇱🇺",       "🇸🇳 🇲🇱 🇬🇳",  "🇷🇴 🇹🇩 🇲🇩 🇦🇩", "🇮🇪 🇨🇮",
    "🇦🇺 🇳🇿 🇨🇰",    "🇨🇴 🇪🇨 🇻🇪",    "🇳🇴 🇧🇻 🇸🇯",  "🇸🇮 🇸🇰 🇷🇺",    "🇶🇦 🇧🇭",
    "🇭🇹 🇱🇮",       "🇸🇻 🇳🇮 🇭🇳",    "🇭🇺 🇹🇯 🇮🇷",  "🐀 🐁",         "🐕 🐕‍🦺 🦮",
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

/// Returns the number of an emoji's group, by its neutral form; nothing if it is in none.
std::optional<std::ptrdiff_t> find_group(const std::u32string& emoji) {
    static const auto neutral =
        base::collect(groups, [](std::string_view group) { return U' ' + to_neutral(group) + U' '; });
    const auto found = std::ranges::find_if(neutral, [&](const std::u32string& group) {
        return group.find(U' ' + emoji + U' ') != std::u32string::npos;
    });
    return found == neutral.end() ? std::nullopt : std::optional(found - neutral.begin());
}

/// Letters that look alike in print, with their common replacement. Longer ones first.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> lookalike_letters{
    {{"rn", "m"}, {"vv", "w"}, {"cl", "d"}, {"I", "l"}, {"1", "l"}, {"|", "l"}, {"0", "o"}, {"O", "o"}}};

/// Returns true if marks above and below letters are accents: in Latin, Greek and Cyrillic. In other scripts
/// they are vowels and letters.
bool has_accents_only(std::string_view text) {
    constexpr char32_t hebrew = 0x590, latin_additional = 0x1E00, after_signs = 0x3000;
    return std::ranges::all_of(base::list_characters(text), [](const base::Character& each) {
        return each.value < hebrew || (each.value >= latin_additional && each.value < after_signs);
    });
}

std::string remove_blanks(std::string_view text) {
    std::string result(text);
    std::erase(result, ' ');
    return result;
}

/// Returns the text without capitals and accents.
std::string fold(std::string_view text) {
    if (!has_accents_only(text)) return std::string(text);
    const std::string key = symbol::sort_key(text);
    return key.substr(0, key.find('\0'));
}

std::string unify_lookalikes(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const auto known = std::ranges::find_if(
            lookalike_letters, [&](const auto& each) { return text.starts_with(each.first); });
        result += known == lookalike_letters.end() ? text.substr(0, 1) : known->second;
        text.remove_prefix(known == lookalike_letters.end() ? 1 : known->first.size());
    }
    return result;
}

} // namespace

std::vector<Pair> find_confused_emoji(std::span<const std::string_view> emoji, const Options& options) {
    const std::vector<std::u32string> plain = base::collect(emoji, to_neutral);
    const auto group = base::collect(plain, find_group);
    std::vector<Pair> pairs;
    for (std::size_t second = 0; second < plain.size(); ++second)
        for (std::size_t first = 0; first < second; ++first)
            if ((!plain[first].empty() && plain[first] == plain[second]) ||
                (group[first] && group[first] == group[second]))
                pairs.push_back({first, second, PairKind::Alike, options.alike});
    return pairs;
}

bool is_word(std::string_view text) {
    const std::string folded = fold(remove_blanks(text));
    return !folded.empty() && base::read_character(folded, 0).length < folded.size();
}

bool reads_upside_down(std::string_view first, std::string_view second) {
    constexpr std::string_view letters = "0168 9HINOSXZMWnubqdposxzl", turned = "0198 6HINOSXZWMunqbpdosxzl";
    return first.size() == second.size() &&
           std::equal(first.begin(), first.end(), second.rbegin(), [&](char here, char there) {
               const std::size_t at = letters.find(here);
               return at != std::string_view::npos && turned[at] == there;
           });
}

std::vector<Pair> find_words(std::span<const std::string_view> words) {
    std::map<std::string, std::vector<std::size_t>> first_with;
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!is_word(words[i])) continue;
        const std::string plain = remove_blanks(words[i]);
        std::vector<std::size_t> others;
        for (const std::string& key : {"fold " + fold(plain), "look " + fold(unify_lookalikes(plain))}) {
            std::vector<std::size_t>& same = first_with[key];
            others.insert(others.end(), same.begin(), same.end());
            same.push_back(i);
        }
        std::ranges::sort(others);
        others.erase(std::unique(others.begin(), others.end()), others.end());
        for (const std::size_t other : others)
            pairs.push_back({.first = other, .second = i, .kind = PairKind::Alike});
    }
    return pairs;
}

} // namespace spotit::similarity
