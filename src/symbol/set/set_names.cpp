#include <spotit/symbol/set.hpp>

#include <spotit/texts.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::symbol {
namespace {

using texts::Texts, texts::Name;

constexpr Name shape_words[]{"drawing.oval", "drawing.diamond", "drawing.squiggle",
                             "drawing.star", "drawing.drop",    "drawing.wave"};
constexpr Name color_words[]{"drawing.red",       "drawing.orange", "drawing.yellow", "drawing.green",
                             "drawing.blue",      "drawing.purple", "drawing.pink",   "drawing.brown",
                             "drawing.turquoise", "drawing.gray",   "drawing.black",  "drawing.white"};
constexpr Name fill_words[]{"drawing.solid", "drawing.striped", "drawing.open"};
static_assert(std::size(fill_words) == base::count_enum<SetFill>());

// A noun is "Oval|n", and only the word in languages without genders. An adjective is "rot|roter|rote|rotes":
// alone, and beside a noun of each gender; those that are left out are as alone.

constexpr std::size_t alone = 0, forms = 4;

/// Returns the form of a word with that index; the first if there are fewer.
std::string_view select_form(std::string_view word, std::size_t index) {
    const std::string_view first = word.substr(0, word.find('|'));
    for (; index > 0; --index) {
        const std::size_t end = word.find('|');
        if (end == std::string_view::npos) return first;
        word.remove_prefix(end + 1);
    }
    return word.substr(0, word.find('|'));
}

/// Returns the index of the form of adjectives beside a noun.
std::size_t find_gender(std::string_view noun) {
    return 1 + std::min(std::string_view("mfn").find(noun.back()), std::size_t{2});
}

/// A color that has an undisputed name; some names have several, dark and light.
struct Named {
    std::string_view name, color;
};
constexpr std::array plain_colors{
    Named{"red", "#e6141e"},    Named{"red", "#b00020"},    Named{"orange", "#f58a1f"},
    Named{"orange", "#d55e00"}, Named{"yellow", "#ffe119"}, Named{"yellow", "#f0c800"},
    Named{"green", "#2ca02c"},  Named{"green", "#009e73"},  Named{"green", "#90d050"},
    Named{"green", "#006400"},  Named{"blue", "#1f5fd0"},   Named{"blue", "#0072b2"},
    Named{"blue", "#56b4e9"},   Named{"blue", "#000080"},   Named{"purple", "#8030a0"},
    Named{"purple", "#4b0082"}, Named{"pink", "#f78fc0"},   Named{"pink", "#e0409a"},
    Named{"pink", "#cc79a7"},   Named{"pink", "#ffc0cb"},   Named{"brown", "#a52a2a"},
    Named{"brown", "#8b5a2b"},  Named{"brown", "#5c3317"},  Named{"turquoise", "#20b8b8"},
    Named{"gray", "#808080"},   Named{"gray", "#b8b8b8"},   Named{"black", "#000000"},
    Named{"white", "#ffffff"},
};

/// Returns the word for a color by its English one, nothing if the table has none.
std::optional<std::string_view> find_color(const Texts& texts, std::string_view english) {
    for (const Name color : color_words)
        if (color.row().text == english) return texts[color];
    return std::nullopt;
}

/// Numbers a word that another color has, too; it stands in its basic form then.
std::string number_word(std::string_view word, const SetStyle& style) {
    return style.color_number > 1 ? fmt::format("{} {}", word, style.color_number) : std::string(word);
}

std::string choose_color_word(const Texts& texts, const SetStyle& style, std::size_t form) {
    auto color = style.color_name.empty() ? std::nullopt : find_color(texts, style.color_name);
    // English keeps CSS's names; a name given by the theme is in the theme's language already.
    const bool is_translated =
        texts.language() != texts::languages().front() && color::parse(style.color_name);
    if (!color && !style.color_name.empty() && !is_translated) return number_word(style.color_name, style);
    if (!color) color = find_color(texts, find_plain_color_name(style.color));
    return number_word(select_form(*color, style.color_number > 1 ? alone : form), style);
}

std::string fill_in(std::string_view pattern, std::string_view shape, std::string_view color,
                    std::string_view fill) {
    return fmt::format(fmt::runtime(pattern), fmt::arg("shape", shape), fmt::arg("color", color),
                       fmt::arg("fill", fill));
}

/// Placeholders in a pattern, each one character.
constexpr std::string_view open_color = "\1", open_shape = "\2";

struct Found {
    std::string_view color, shape;
};
/// Returns the texts at the placeholders; nothing if the rest differs from the pattern. If there are several
/// matches, the color is the shortest, since names of shapes are longer.
std::optional<Found> match(std::string_view name, std::string_view pattern) {
    const std::size_t color = pattern.find(open_color), shape = pattern.find(open_shape);
    const std::size_t first = std::min(color, shape);
    const bool has_both = shape != std::string_view::npos;
    const std::size_t last = has_both ? std::max(color, shape) : first;
    const std::string_view before = pattern.substr(0, first), after = pattern.substr(last + 1);
    if (name.size() <= before.size() + after.size() || !name.starts_with(before) || !name.ends_with(after))
        return std::nullopt;
    name = name.substr(before.size(), name.size() - before.size() - after.size());
    if (!has_both) return Found{name, {}};
    const std::string_view between = pattern.substr(first + 1, last - first - 1);
    const std::size_t at = color < shape ? name.find(between) : name.rfind(between);
    if (at == std::string_view::npos || at == 0 || at + between.size() == name.size()) return std::nullopt;
    const std::string_view left = name.substr(0, at), right = name.substr(at + between.size());
    return color < shape ? Found{left, right} : Found{right, left};
}

/// Returns the English word of a color, with its number if it has one; other words stay.
std::string translate_color(const Texts& texts, std::string_view word) {
    const std::size_t end = word.find_last_not_of("0123456789");
    const bool has_number = end != std::string_view::npos && end + 1 < word.size() && word[end] == ' ';
    const std::string_view plain = has_number ? word.substr(0, end) : word;
    for (const Name color : color_words)
        for (std::size_t form = 0; form < forms; ++form)
            if (select_form(texts[color], form) == plain)
                return std::string(color.row().text).append(word.substr(plain.size()));
    return std::string(word);
}

std::optional<SetFeatures> read_words(const Texts& texts, std::string_view name) {
    for (std::size_t i = 0; i < std::size(fill_words); ++i) {
        const std::string_view fill = select_form(texts[fill_words[i]], alone);
        if (const auto found =
                match(name, fill_in(texts["drawing.neutral_name"], open_shape, open_color, fill)))
            return SetFeatures{translate_color(texts, found->color), static_cast<SetFill>(i),
                               std::string(found->shape)};
    }
    for (std::size_t i = 0; i < std::size(fill_words); ++i)
        for (const Name shape : shape_words) {
            const std::string_view noun = select_form(texts[shape], alone),
                                   fill = select_form(texts[fill_words[i]], find_gender(texts[shape]));
            if (const auto found = match(name, fill_in(texts["drawing.name"], noun, open_color, fill)))
                return SetFeatures{translate_color(texts, found->color), static_cast<SetFill>(i),
                                   std::string(shape.row().text)};
        }
    return std::nullopt;
}

} // namespace

std::string_view find_plain_color_name(const color::Color& color) {
    const color::Oklab lab = color::to_oklab(color::to_linear(color));
    const auto distance = [&](const Named& named) {
        return color::distance(lab, color::to_oklab(color::to_linear(*color::parse(named.color))));
    };
    return std::ranges::min_element(plain_colors, {}, distance)->name;
}

std::string compose_set_name(const SetShape& shape, const SetStyle& style) {
    const Texts texts = texts::find(style.language);
    const std::string_view fill = texts[fill_words[static_cast<std::size_t>(style.fill)]];
    for (const Name word : shape_words) {
        if (word.row().text != shape.name) continue;
        const std::size_t form = find_gender(texts[word]);
        return fill_in(texts["drawing.name"], select_form(texts[word], alone),
                       choose_color_word(texts, style, form), select_form(fill, form));
    }
    return fill_in(texts["drawing.neutral_name"], shape.name, choose_color_word(texts, style, alone),
                   select_form(fill, alone));
}

std::optional<SetFeatures> parse_set_name(std::string_view name) {
    // English comes last, since its pattern matches any color and shape.
    const auto all = texts::languages();
    for (auto language = all.rbegin(); language != all.rend(); ++language)
        if (auto words = read_words(texts::find(*language), name)) return words;
    return std::nullopt;
}

} // namespace spotit::symbol
