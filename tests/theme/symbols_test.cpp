#include "golden.hpp"
#include "theme/read_theme.hpp"

#include <spotit/diag/phrases.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace spotit::tests {
namespace {

const std::string listed_animals = "  - 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n";

theme::Theme theme_of(const std::string& symbols, const std::string& name = "theme.yaml") {
    Outcome outcome = read_theme("symbols:\n" + symbols, {}, name);
    INFO(outcome.said);
    REQUIRE(is_good(outcome));
    REQUIRE(outcome.theme.fits.size() == outcome.theme.symbols.size());
    return std::move(outcome.theme);
}

/// A theme's name in the folder of the test's data, where its paths begin.
std::string beside_data() {
    return std::string(SPOTIT_SOURCE_DIR) + "/tests/theme/data/theme.yaml";
}

} // namespace

TEST_CASE("what is no emoji, no name and no path is a word") {
    const theme::Theme theme =
        theme_of("  - dog\n  - Ms Green\n  - {text: 🐶 dog}\n  - yes\n  - 6\n  - 猫\n" + listed_animals);
    CHECK(find_word(theme.symbols[0]) == "dog");
    CHECK(find_word(theme.symbols[1]) == "Ms Green");
    CHECK(find_word(theme.symbols[2]) == "🐶 dog");
    CHECK(find_word(theme.symbols[3]) == "yes");
    CHECK(find_word(theme.symbols[4]) == "6");
    CHECK(find_word(theme.symbols[5]) == "猫");
    CHECK(find_emoji(theme.symbols[5]).empty());
    CHECK(find_emoji(theme.symbols[6]) == "🐶");
}

TEST_CASE("YAML's words for no value are words in lists of words, spelled as they are") {
    const std::string words = "null,Null,NULL,~,eins,zwei,drei";
    for (const std::string theme :
         {"symbols: [null, Null, NULL, ~, eins, zwei, drei]\n",
          "symbols:\n- null # zero\n- Null\n- NULL\n-  ~\n- eins\n- &x zwei\n- drei",
          "x_zero: &zero null\nsymbols: [*zero, Null, &x NULL, ~ , eins, zwei, drei]\n",
          "symbols: null Null NULL ~ eins zwei drei\n"}) {
        CAPTURE(theme);
        const Outcome outcome = read_theme(theme);
        REQUIRE(outcome.said == "");
        std::string found;
        for (const symbol::SymbolSpec& symbol : outcome.theme.symbols)
            found += (found.empty() ? "" : ",") + write_symbol(symbol);
        CHECK(found == words);
    }
    const Outcome forms = read_theme("symbols:\n  - {forms: [null, zero]}\n" + listed_animals);
    REQUIRE(forms.theme.fits.size() == 8);
    CHECK(forms.theme.fits[0].forms == std::vector<std::string>{"null", "zero"});
    CHECK(list_findings(read_theme(
              "deck: {categories: {a: [null, b, c], d: [e, ~, f], g: [h, i, j], k: [l, m, n]}}\n")) == "");
}

TEST_CASE("an entry without any text is no word, and has no value") {
    CHECK(list_findings(read_theme("symbols:\n  - null\n  -\n  - ~\n  -\n" + listed_animals)) ==
          "3:3 no-value, 5:3 no-value");
    CHECK(list_findings(read_theme("symbols: [null, , ~, a, b, c, d, e]\n")) == "1:17 no-value");
    CHECK(list_findings(read_theme("symbols: null\n")) == "1:1 no-value");
    CHECK(list_findings(read_theme("symbols:\n  - {text: null}\n" + listed_animals)) == "2:6 no-value");
}

TEST_CASE("an emoji with another variation selector is the same symbol") {
    for (const std::string again : {"☀\uFE0E", "☀\uFE0F", "{text: ☀}"}) {
        CAPTURE(again);
        const Outcome outcome = read_theme("symbols:\n  - ☀\n  - " + again + "\n" + listed_animals);
        REQUIRE(outcome.diagnostics.size() == 1);
        CHECK(outcome.diagnostics[0].id == "same-symbol");
    }
    CHECK(is_good(read_theme("symbols:\n  - sun\n  - ☀\n" + listed_animals)));
}

TEST_CASE("in a text of symbols, blanks part words too") {
    const Outcome outcome = read_theme("symbols: |\n  one two three :dog:\n  🐱 U+1F42D listed_animals\n");
    REQUIRE(outcome.said == "");
    CHECK(outcome.theme.symbols.size() == 7);
    CHECK(find_word(outcome.theme.symbols[2]) == "three");
    CHECK(find_word(outcome.theme.symbols[6]) == "listed_animals");
}

TEST_CASE("the numbers of a numbered list are no symbols, as a hint says") {
    const std::vector<std::string> animals{"🐶", "🐱", "🐭", "🐹", "🐰", "🦊", "🐻"};
    for (const std::string symbols :
         {"|\n  1. 🐶\n  2. 🐱\n  3. 🐭\n  4. 🐹\n  5. 🐰\n  6. 🦊\n  7. 🐻\n",
          "\n  9) 🐶\n  10) 🐱\n  11) 🐭 🐹\n  12) 🐰\n  13) 🦊\n  14) 🐻\n",
          "1. 🐶 2. 🐱🐭🐹🐰🦊 3. 🐻\n", "|\n  1.🐶\n  2.🐱🐭🐹🐰🦊\n  3.🐻\n",
          "|\n  (1) 🐶\n  (2) 🐱🐭🐹🐰🦊\n  (3) 🐻\n",
          "|\n  a) 🐶\n  b) 🐱🐭🐹🐰🦊\n  c) 🐻\n",
          "|\n  ① 🐶\n  ② 🐱🐭🐹🐰🦊\n  ③ 🐻\n",
          "|\n  - 🐶\n  - 🐱🐭🐹🐰🦊\n  - 🐻\n",
          "|\n  * 🐶\n  * 🐱🐭🐹🐰🦊\n  * 🐻\n",
          "\n  • 🐶\n  • 🐱🐭🐹🐰🦊\n  • 🐻\n"}) {
        CAPTURE(symbols);
        const Outcome outcome = read_theme("symbols: " + symbols);
        REQUIRE(outcome.said == "");
        CHECK(emoji_in(outcome.theme) == animals);
        REQUIRE(outcome.theme.hints.size() == 1);
        CHECK(outcome.theme.hints[0].id == "numbered-list");
        const std::string first = symbols.substr(symbols.find_first_not_of("|\n "));
        CHECK(first.starts_with(diag::read_span(outcome.theme.hints[0].span)));
    }
}

TEST_CASE("numbers that do not number all entries in order are symbols") {
    for (const std::string text :
         {"1. FC Köln Bonn Ulm Kiel Jena", "1. a 3. b 4. c d", "Plan 1. a 2. b c d", "1. 2. 3. 4. 5. 6. 7.",
          "1. a 2. b 3. c 4.", "1. a 2. b c d e", "1. a b 2) c d 3. e f", "(1. a b (2. c d (3. e",
          "1.a 2.b 3.c 4.d 5.e 6.f 7.g", "a) b d) e g) h i", "① ② ③ ④ ⑤ ⑥ ⑦", "1 a 2 b 3 c d",
          "\"1.\" a 2. b 3. c d", "2. a 1. b 3. c 5."}) {
        CAPTURE(text);
        const theme::Theme theme = read_good_theme("symbols: '" + text + "'\ncheck: {look_alike: off}\n");
        CHECK(theme.symbols.size() >= 7);
        CHECK(theme.hints.empty());
    }
}

TEST_CASE("in a text of symbols, quotes hold together what blanks would part") {
    const auto find_words = [](const std::string& text) {
        std::vector<std::string> words;
        const Outcome outcome = read_theme("symbols: |\n  " + text + "\n");
        CHECK(outcome.said == "");
        for (const symbol::SymbolSpec& symbol : outcome.theme.symbols) words.push_back(write_symbol(symbol));
        return words;
    };
    using Words = std::vector<std::string>;
    CHECK(find_words("\"ice cream\" 'hot dog' “a b” „c d“ «e f» \"6\" 🐶") ==
          Words{"ice cream", "hot dog", "a b", "c d", "e f", "6", "🐶"});
    CHECK(find_words("\"🐱 🐭\" \":unicorn:\" \"U+1F40D\" a b c").size() == 7);
    // Apostrophes and inches are letters, and a sign alone is a symbol.
    CHECK(find_words("'tis rock'n'roll 5\" \" a b c") ==
          Words{"'tis", "rock'n'roll", "5\"", "\"", "a", "b", "c"});
    const Outcome open = read_theme("symbols: |\n  🐶 \"ice cream\n  a b c d\n");
    REQUIRE(open.diagnostics.size() == 1);
    CHECK(open.diagnostics[0].id == "yaml-unclosed-quote");
    CHECK(open.diagnostics[0].span.source->find_position(open.diagnostics[0].span.begin).column == 5);
}

TEST_CASE("what is wrong in a text that an alias repeats is shown at the alias") {
    const std::string text = "x_p: &p 🐶 🐱 🐶 zz\nsymbols: *p\n# 🐶 🐱 🐶 zz\n";
    const Outcome outcome = read_theme(text);
    REQUIRE_FALSE(outcome.diagnostics.empty());
    CHECK(list_findings(outcome) == "2:1 too-few-symbols, 2:10 same-symbol");
    CHECK(outcome.diagnostics[0].severity == diag::Severity::Error);
    CHECK(outcome.diagnostics[0].span.source->name() == "theme.yaml");
}

TEST_CASE("names in colons are emoji, quoted or not, GitHub's meaning first") {
    const theme::Theme theme =
        theme_of("  - :dog:\n  - ':cat:'\n  - {emoji: ':unicorn:'}\n  - :Eagle: \n  - :black-bird:\n"
                 "  - \"🐻 :mouse: U+1F43F\"\n");
    CHECK(emoji_in(theme) ==
          std::vector<std::string>{"🐶", "🐱", "🦄", "🦅", "🐦‍⬛", "🐻", "🐭", "🐿"});
    CHECK(theme.symbols[0].span.end - theme.symbols[0].span.begin == 5);
}

TEST_CASE("each symbol has an id: what it is, pictures by their paths from the theme's folder") {
    const theme::Theme theme = theme_of("  - pictures/a.svg\n  - U+1F43A\n  - \"wolf\"\n"
                                        "  - {group: animals, count: 3, pick: first}\n" +
                                            listed_animals,
                                        beside_data());
    std::set<std::string> ids;
    for (const symbol::SymbolSpec& symbol : theme.symbols) CHECK(ids.insert(symbol.id).second);
    for (const char* id : {"image:pictures/a.svg", "emoji:🐺", "text:wolf"}) CHECK(ids.contains(id));
}

TEST_CASE("paths of pictures begin in the folder of the theme that names them") {
    const theme::Theme theme =
        theme_of("  - pictures/a.svg\n  - {image: pictures/notes.txt}\n" + listed_animals, beside_data());
    CHECK(write_symbol(theme.symbols[0]) == "a.svg");
    CHECK(write_symbol(theme.symbols[1]) == "notes.txt");
    const Outcome outcome = read_theme("symbols:\n  - photos/my rex.jpg\n  - Logo.SVG\n  - {image: scan}\n"
                                       "  - /srv/a.png\n",
                                       {}, "decks/pets.yaml");
    CHECK(list_findings(outcome) ==
          "1:1 too-few-symbols, 2:5 no-picture, 3:5 no-picture, 4:13 no-picture, 5:5 no-picture");
    CHECK(matches_golden("theme/golden/no-picture-paths.txt", without_folder(outcome.said)));
}

TEST_CASE("a symbol can have a size, a rotation, a color and a font of its own") {
    const theme::Theme theme =
        theme_of("  - {text: '6', scale: 1.5, upright: true, color: teal, font: Lexend, name: six}\n"
                 "  - {emoji: 🦄, rotation: 4 steps}\n  - {emoji: 🐸, upright: false}\n" +
                 listed_animals);
    CHECK(theme.fits[0].scale == 1.5);
    CHECK(theme.fits[0].rotation == layout::Rotation{layout::Rotation::Kind::Upright});
    CHECK(theme.symbols[0].color == color::parse("teal"));
    CHECK(theme.symbols[0].font == "Lexend");
    CHECK(theme.symbols[0].name == "six");
    CHECK(theme.fits[1].rotation.value().steps == 4);
    CHECK_FALSE(theme.fits[2].rotation.has_value());
    CHECK(theme.fits[3].scale == 1);
}

TEST_CASE("a group gives as many as its count says, in Unicode's order, without what is there or excepted") {
    const theme::Theme theme =
        theme_of("  - 🐻\n  - {group: fruit, count: 3, except: [🍇, :melon:], scale: 1.2}\n "
                 " - 🍊\n  - {group: food-fruit, count: 2}\n");
    CHECK(emoji_in(theme) == std::vector<std::string>{"🐻", "🍉", "🍋", "🍋‍🟩", "🍊", "🍇", "🍈"});
    CHECK(theme.fits[1].scale == 1.2);
    CHECK(theme.fits[4].scale == 1);
}

TEST_CASE("a group without a number gives what the deck still needs") {
    const theme::Theme theme =
        read_theme("deck: {symbols_per_card: 4}\nsymbols: [🐻, {group: birds}, 🦊]\n").theme;
    CHECK(theme.symbols.size() == 13);
    CHECK(find_emoji(theme.symbols[0]) == "🐻");
    CHECK(find_emoji(theme.symbols[12]) == "🦊");
    // Where the other symbols make no deck, it is that of the shops, or the largest that the group suffices
    // for.
    CHECK(theme_of("  - {group: birds}\n  - 🦊\n").symbols.size() == 21);
}

TEST_CASE("a group without a number fills the smallest deck that holds the theme's other symbols") {
    const auto read = [](int own, const std::string& more = "") {
        std::string text = more + "symbols:\n  - {group: animals}\n";
        for (int i = 0; i < own; ++i) text += "  - word" + std::to_string(i) + "\n";
        return read_theme_with({"theme.yaml", text}, {}, {}, all_emoji);
    };
    const auto symbols = [&](int own, const std::string& more = "") {
        const Outcome outcome = read(own, more);
        CHECK(outcome.said == "");
        return outcome.theme.symbols.size();
    };
    CHECK(symbols(0) == 57);
    CHECK(symbols(6) == 57);
    CHECK(symbols(8) == 13);
    CHECK(symbols(14) == 21);
    CHECK(symbols(16) == 21);
    CHECK(symbols(22) == 31);
    CHECK(symbols(32) == 57);
    CHECK(symbols(16, "deck: {cards: 40}\n") == 57); // as many cards as the theme asks for
    CHECK(symbols(16, "deck: {symbols_per_card: 6}\n") == 31);
    CHECK(symbols(16, "deck: {kind: padded}\n") == 21);
    CHECK(symbols(16, "deck: {kind: dual-affine}\n") == 20);
}

TEST_CASE("a group that the other symbols leave nothing to fill is reported, with what makes a larger deck") {
    const std::string thirteen = "symbols: [a, b, c, d, e, f, g, h, i, j, k, l, m, {group: birds}]\n";
    const Outcome outcome = read_theme(thirteen);
    CHECK(list_findings(outcome) == "1:58 warning no-effect");
    CHECK(matches_golden("theme/golden/no-effect-group.txt", outcome.said));
    const Outcome larger = read_theme(thirteen + "deck: {symbols_per_card: 5}\n");
    CHECK(larger.said == "");
    CHECK(larger.theme.symbols.size() == 21);
}

TEST_CASE("several groups share what is needed") {
    const Outcome outcome =
        read_theme("deck: {symbols_per_card: 6}\nsymbols: [{group: birds}, {group: fruit}]\n");
    REQUIRE(outcome.said == "");
    const std::vector<std::string> all = emoji_in(outcome.theme);
    REQUIRE(all.size() == 31);
    CHECK(std::count(all.begin(), all.end(), "🍇") == 1);
    CHECK(std::set<std::string>(all.begin(), all.end()).size() == 31);
    CHECK(all[15] != all[16]);
    CHECK(all[16] == "🍇");
}

TEST_CASE("pick: random follows the seed, and takes only what belongs to the group") {
    const auto picked = [](const char* seed) {
        return emoji_in(
            read_theme("seed: " + std::string(seed) + "\nsymbols: [{group: bugs, count: 7, pick: random}]\n")
                .theme);
    };
    CHECK(picked("a") == picked("a"));
    CHECK(picked("a") != picked("b"));
    const std::vector<std::string> all = emoji_in(theme_of("  - {group: bugs, count: 16}\n"));
    for (const std::string& each : picked("a")) CHECK(std::count(all.begin(), all.end(), each) == 1);
}

TEST_CASE("of a folder as many pictures are picked as its count says, none that has an entry of its own") {
    const auto names_in = [](const std::string& entries) {
        std::vector<std::string> names;
        for (const symbol::SymbolSpec& symbol : theme_of(entries + listed_animals, beside_data()).symbols)
            if (symbol.row().is_file) names.push_back(write_symbol(symbol));
        return names;
    };
    using Names = std::vector<std::string>;
    CHECK(names_in("  - {folder: pictures, count: 1}\n") == Names{"a.svg"});
    CHECK(names_in("  - {folder: pictures, count: 1, pick: first, except: a.svg}\n") == Names{"b.svg"});
    CHECK(names_in("  - {folder: pictures, count: 1}\n  - {image: pictures/a.svg}\n") ==
          Names{"b.svg", "a.svg"});
    std::set<std::string> picked;
    for (const std::string seed : {"a", "b", "c", "d", "e", "f", "g", "h"})
        picked.insert(write_symbol(theme_of("  - {folder: pictures, count: 1, pick: random}\n" +
                                                listed_animals + "seed: " + seed + "\n",
                                            beside_data())
                                       .symbols.front()));
    CHECK(picked == std::set<std::string>{"a.svg", "b.svg"});
    const auto find_mistakes = [](const std::string& entry) {
        return list_findings(
            read_theme("symbols: [" + entry + ", a, b, c, d, e, f, g]\n", {}, beside_data()));
    };
    CHECK(find_mistakes("{folder: pictures, count: 3}") == "1:37 range");
    CHECK(find_mistakes("{folder: pictures, pick: first}") == "1:36 value");
}

TEST_CASE("a picture above its folder has an entry of its own, and `except` leaves files out") {
    const theme::Theme own = theme_of(
        "  - {image: pictures/a.svg, scale: 2}\n  - {folder: pictures}\n" + listed_animals, beside_data());
    REQUIRE(own.symbols.size() == 9);
    CHECK(own.fits[0].scale == 2);
    CHECK(write_symbol(own.symbols[1]) == "b.svg");
    const theme::Theme without =
        theme_of("  - {folder: pictures, except: [a.svg]}\n" + listed_animals, beside_data());
    REQUIRE(without.symbols.size() == 8);
    CHECK(write_symbol(without.symbols[0]) == "b.svg");
    const std::string head = "symbols: [", tail = ", a, b, c, d, e, f, g]\n";
    const auto find_mistakes = [&](const std::string& entries) {
        return list_findings(read_theme(head + entries + tail, {}, beside_data()));
    };
    CHECK(find_mistakes("{folder: pictures, except: [c.svg]}") == "1:39 no-picture");
    CHECK(find_mistakes("{folder: pictures, except: [🐶]}") == "1:38 value");
    CHECK(find_mistakes("{folder: pictures}, {folder: pictures}") == "1:40 same-symbol, 1:40 same-symbol");
}

TEST_CASE("spaces and selectors that nobody sees separate emoji, and are no symbols") {
    for (const std::string blank : {"\u00A0", "\u3000", "\u200B", "\u2009", "\uFEFF", " \uFE0F "}) {
        const theme::Theme theme =
            read_theme("symbols: |\n  🐶" + blank + "🐱 🐭 🐹 🐰 🦊 🐻\n").theme;
        CHECK(emoji_in(theme) == std::vector<std::string>{"🐶", "🐱", "🐭", "🐹", "🐰", "🦊", "🐻"});
    }
    CHECK(read_theme("symbols: |\n  犬\u3000猫\u3000鼠 b c d e\n").theme.symbols.size() == 7);
}

TEST_CASE("a file gives a symbol in each line, a folder each of its pictures") {
    const theme::Theme theme =
        theme_of("  - {file: words.txt, color: teal}\n  - {folder: pictures, scale: 2}\n", beside_data());
    REQUIRE(theme.symbols.size() == 7);
    CHECK(find_word(theme.symbols[0]) == "dog");
    CHECK(theme.symbols[0].color == color::parse("teal"));
    CHECK(theme.symbols[0].span.source->find_line_number(theme.symbols[0].span.begin) == 3);
    CHECK(find_word(theme.symbols[1]) == "Ms Green");
    CHECK(find_emoji(theme.symbols[2]) == "🦅");
    CHECK(find_emoji(theme.symbols[4]) == "🦊");
    CHECK(write_symbol(theme.symbols[5]) == "a.svg");
    CHECK(write_symbol(theme.symbols[6]) == "b.svg");
    CHECK(theme.fits[6].scale == 2);
}

TEST_CASE("without the emoji's data, names and groups say what to set up, and all else works") {
    const auto said = [](const std::string& text) {
        diag::Sink sink;
        try {
            theme::read(std::make_shared<const diag::SourceText>("theme.yaml", text), {}, sink);
        } catch (const diag::Error& error) {
            return diag::render(error.diagnostics());
        }
        return std::string();
    };
    CHECK(said("symbols: 🐶 🐱 🐭 🐹 🐰 🦊 bear\n").empty());
    CHECK(matches_golden("theme/golden/no-names.txt", said("symbols: [:dog:, {group: animals}]\n")));
}

namespace {

/// Its id; empty when there is none.
std::string first_error(const Outcome& outcome) {
    for (const diag::Diagnostic& each : outcome.diagnostics)
        if (each.severity == diag::Severity::Error) return std::string(each.id.name());
    return {};
}

} // namespace

TEST_CASE("a text with colons is a word unless it has one at each end") {
    const auto words = [](const std::string& list) {
        const Outcome outcome =
            read_theme_with({"theme.yaml", "symbols: [" + list + ", b, c, d, e, f, g]\n"}, {}, {}, all_emoji);
        std::vector<std::string> texts;
        for (std::size_t i = 0; i + 6 < outcome.theme.symbols.size(); ++i)
            texts.emplace_back(find_word(outcome.theme.symbols[i]));
        return first_error(outcome).empty() ? texts : std::vector{first_error(outcome)};
    };
    using Words = std::vector<std::string>;
    CHECK(words("\"Ende:\", \":dog\"") == Words{"Ende:", ":dog"});
    CHECK(words("\":-)\", \":D\", \":x\", \"::\", \":-:\"") == Words{":-)", ":D", ":x", "::", ":-:"});
    CHECK(words("{text: \"dog:\"}, {text: \":dog:\"}") == Words{"dog:", ":dog:"});
    CHECK(words("\":unicron:\"") == Words{"unknown-name"});
}

TEST_CASE("words that nobody can tell apart are the same symbol") {
    const auto id = [](const std::string& one, const std::string& other) {
        return first_error(read_theme("symbols: [\"" + one + "\", \"" + other + "\", c, d, e, f, g]\n"));
    };
    CHECK(id("ice\u00A0cream", "ice cream") == "same-symbol");
    CHECK(id("ice  cream", "ice cream") == "same-symbol");
    CHECK(id("caf\u00E9", "cafe\u0301") == "same-symbol");
    CHECK(id("ice\u00ADcream", "icecream") == "same-symbol");
    CHECK(id("ice cream", "icecream") == "");
    CHECK(id("cafe", "caf\u00E9") == "");
    CHECK(id("Dog", "dog") == "");
}

TEST_CASE("an emoji of a hundred thousand parts is refused in few words") {
    std::string joined = "👨";
    for (int i = 0; i < 100'000; ++i) joined += "\u200D👨";
    const Outcome outcome = read_theme("symbols: [\"" + joined + "\", b, c, d, e, f, g]\n");
    REQUIRE(outcome.diagnostics.size() == 1);
    CHECK(outcome.diagnostics[0].id == "no-emoji");
    CHECK(outcome.said.size() < 20'000);
}

} // namespace spotit::tests
