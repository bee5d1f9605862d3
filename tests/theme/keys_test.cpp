#include "theme/keys/keys.hpp"
#include "theme/read_theme.hpp"

#include <doctest/doctest.h>

#include <set>

namespace spotit::theme {
namespace {

constexpr std::string_view seven = "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n";

/// A theme with one key set.
std::string with(std::string_view path, std::string_view value) {
    std::string text(seven);
    std::size_t begin = 0;
    std::string indent;
    for (std::size_t dot = path.find('.'); dot != std::string_view::npos; dot = path.find('.', begin)) {
        text += indent + std::string(path.substr(begin, dot - begin)) + ":\n";
        indent += "  ";
        begin = dot + 1;
    }
    return text + indent + std::string(path.substr(begin)) + ": " + std::string(value) + "\n";
}

bool is_in_list(const Key& key) {
    return is_shared(key.section());
}

} // namespace

TEST_CASE("each row of the table has its own path, a section above it, a summary and, when built, a reader") {
    std::set<std::string_view> paths;
    for (const Key& key : list_keys()) {
        CAPTURE(key.path);
        CHECK(paths.insert(key.path).second);
        const bool is_top = key.section().empty();
        CHECK((is_top || is_in_list(key) || paths.contains(key.section())));
        CHECK_FALSE(key.summary.empty());
        CHECK_FALSE(key.summary.ends_with('.'));
        CHECK((key.kind == Kind::Section || key.has_reader()));
    }
}

TEST_CASE("each default of the table reads as the value that a theme without the key has") {
    for (const Key& key : list_keys()) {
        // The drawings of a Set deck are for that kind alone.
        if (key.default_text.empty() || is_in_list(key) || key.path.starts_with("deck.set.")) continue;
        CAPTURE(key.path);
        const auto plain = tests::read_theme(std::string(seven));
        const auto given = tests::read_theme(with(key.path, key.default_text));
        REQUIRE(plain.said == "");
        REQUIRE(given.said == "");
        CHECK(given.theme.spans.contains(key.path));
        const Theme &a = plain.theme, &b = given.theme;
        CHECK(a.language == b.language);
        CHECK(a.seed == b.seed);
        CHECK(a.deck.symbols_per_card == b.deck.symbols_per_card);
        CHECK(a.deck.cards == b.deck.cards);
        CHECK(a.deck.dual == b.deck.dual);
        CHECK(a.deck.shuffle == b.deck.shuffle);
        CHECK(a.style.card.size() == b.style.card.size());
        CHECK(a.style.background == b.style.background);
        CHECK(a.layout.gap == b.layout.gap);
        CHECK(a.layout.margin == b.layout.margin);
        CHECK(a.layout.size_variety == b.layout.size_variety);
        CHECK(a.layout.min_size == b.layout.min_size);
        CHECK(a.layout.rotation == b.layout.rotation);
        CHECK(a.layout.effort == b.layout.effort);
        CHECK(a.layout.max_size.value_or(0.55 * 85) ==
              doctest::Approx(b.layout.max_size.value_or(0.55 * 85)));
        CHECK(a.sheet.paper == b.sheet.paper);
        CHECK(a.paper_name == b.paper_name);
        CHECK(a.sheet.orientation == b.sheet.orientation);
        CHECK(a.sheet.margin == b.sheet.margin);
        CHECK(a.sheet.gap == b.sheet.gap);
        CHECK(a.sheet.packing == b.sheet.packing);
        CHECK(a.sheet.marks.value_or(sheet::Marks::Ticks) == b.sheet.marks.value_or(sheet::Marks::Ticks));
        CHECK(a.sheet.cut_lines == b.sheet.cut_lines);
        CHECK(a.layout.style == b.layout.style);
        CHECK(a.card_shape == b.card_shape);
        CHECK(a.style.card.radius == b.style.card.radius);
        CHECK(a.check.look_alike == b.check.look_alike);
        CHECK(a.check.color_blind == b.check.color_blind);
        CHECK(a.sheet.scale_check == b.sheet.scale_check);
    }
}

TEST_CASE("keys written the way of other formats are recognised") {
    CHECK(to_snake_case("symbols-per-card") == "symbols_per_card");
    CHECK(to_snake_case("symbolsPerCard") == "symbols_per_card");
    CHECK(to_snake_case("Title") == "title");
    CHECK(to_snake_case("SIZE") == "size");
    CHECK(to_american("colour") == "color");
    CHECK(to_american("copy_colours") == "copy_colors");
}

} // namespace spotit::theme
