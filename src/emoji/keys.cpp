#include <spotit/emoji.hpp>

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>

namespace spotit::emoji {
namespace {

struct Plural {
    std::string_view language, ending, singular;
};
constexpr Plural plurals[] = {
    {"en", "ies", "y"}, {"en", "ves", "f"}, {"en", "ves", "fe"}, {"en", "s", ""},  {"en", "es", ""},
    {"de", "nen", ""},  {"de", "e", ""},    {"de", "n", ""},     {"de", "en", ""}, {"de", "er", ""},
    {"de", "s", ""},    {"fr", "s", ""},    {"fr", "aux", "al"}, {"fr", "x", ""},  {"es", "s", ""},
    {"es", "ces", "z"}, {"es", "es", ""},
};

} // namespace

std::string to_search_key(std::string_view text) {
    const std::string folded = base::fold(text);
    std::string result;
    for (const base::Character& each : base::list_characters(folded)) {
        const bool is_accent = each.value >= 0x300 && each.value <= 0x36F;
        if (is_accent || each.value == U'’' || each.value == U'\'') continue;
        const std::string_view bytes = std::string_view(folded).substr(each.begin, each.length);
        result += bytes == "_" || bytes == "-" || bytes == "\t" ? " " : bytes;
    }
    return result;
}

std::vector<std::string> derive_singulars(std::string_view key, std::string_view language) {
    constexpr std::size_t min_rest = 3; // bytes
    std::vector<std::string> singulars;
    for (const auto& [own, ending, singular] : plurals) {
        if ((!language.empty() && language != own) || !key.ends_with(ending)) continue;
        const std::string_view rest = key.substr(0, key.size() - ending.size());
        if (rest.size() + singular.size() >= min_rest)
            singulars.push_back(std::string(rest) + std::string(singular));
    }
    return singulars;
}

std::string to_lookup_key(std::string_view shortcode) {
    std::string result = diag::to_lower_case(shortcode);
    for (char& c : result) {
        // :-1: is GitHub's thumb that points down.
        if ((c == '-' && &c != result.data()) || c == ' ') c = '_';
    }
    return result;
}

} // namespace spotit::emoji
