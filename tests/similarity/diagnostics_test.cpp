#include <spotit/similarity.hpp>
#include <spotit/theme/theme.hpp>

#include <doctest/doctest.h>

namespace spotit::similarity {
namespace {

/// Symbols as a theme would have them, their sources one after the other in a text.
struct Theme {
    std::vector<symbol::Symbol> symbols;
    std::vector<symbol::SymbolSpec> sources;
    std::shared_ptr<const diag::SourceText> text =
        std::make_shared<diag::SourceText>("flags.yaml", std::string(2000, ' '));

    Theme& add(symbol::SymbolSpec source, const std::string& name) {
        const std::size_t at = 10 * sources.size();
        source.span = diag::Span(text, at, at + 4);
        sources.push_back(std::move(source));
        symbols.push_back({.name = name, .drawing = {}, .box = {}, .outline = {}});
        return *this;
    }
    Theme& emoji(const char* emoji, const char* name) { return add({symbol::Emoji{emoji}}, name); }
    std::vector<diag::Diagnostic> say(const std::vector<Pair>& pairs,
                                      color::Vision print = color::Vision::Normal) const {
        return write_diagnostics(pairs, symbols, sources, print);
    }
    std::string message(const Pair& pair, color::Vision print = color::Vision::Normal) const {
        return say({pair}, print).at(0).message;
    }
};

Theme flags() {
    return Theme{}.emoji("🇳🇴", "norway").emoji("🇧🇻", "bouvet island").emoji("🇸🇯", "svalbard");
}

} // namespace

TEST_CASE("pairs are called by their emoji and their names, at the later one's place") {
    const auto said = flags().say({{0, 1, PairKind::Same, 0, false}});
    REQUIRE(said.size() == 1);
    CHECK(said[0].message.english() == "🇳🇴 and 🇧🇻 look the same (norway, bouvet island)");
    CHECK(said[0].id == "look-alike");
    CHECK(said[0].severity == diag::Severity::Warning);
    CHECK(said[0].span.begin == 10);
    REQUIRE(said[0].notes.size() == 2);
    CHECK(said[0].notes[0] == diag::make_fix("replace one of them"));
    CHECK(said[0].notes[1].change.settings == std::vector<diag::Setting>{{"check.look_alike", "off"}});
    REQUIRE(said[0].subjects.size() == 2);
    CHECK(said[0].subjects[0].name == "🇳🇴");
    CHECK(said[0].subjects[1].name == "🇧🇻");
    CHECK(flags().message({0, 1, PairKind::Alike, 0.02, false}) ==
          "🇳🇴 and 🇧🇻 look alike (norway, bouvet island)");
}

TEST_CASE("color-blind pairs say for whom") {
    const Theme fruit = Theme{}.emoji("🍎", "red apple").emoji("🍏", "green apple");
    const auto said = fruit.say({{0, 1, PairKind::ColorBlind, 0.03, false}});
    REQUIRE(said.size() == 1);
    CHECK(said[0].message.english() ==
          "🍎 and 🍏 differ only in color; about 1 boy in 12 can't tell red from green");
    CHECK(said[0].id == "color-blind");
}

TEST_CASE("each symbol is named once, with the others that it could be mistaken for") {
    const auto said = flags().say({{0, 1, PairKind::Same, 0, false},
                                   {0, 2, PairKind::Same, 0, false},
                                   {1, 2, PairKind::Same, 0.001, false}});
    REQUIRE(said.size() == 2);
    CHECK(said[1].message.english() == "🇳🇴 and 🇸🇯 look the same (norway, svalbard)");
    CHECK(said[1].notes.back().text.english() == "🇸🇯 is also similar to 🇧🇻");
}

TEST_CASE("words are quoted, pictures go by their file, and names that say nothing new are left out") {
    const Theme theme = Theme{}
                            .add({symbol::Word{"6"}}, "6")
                            .add({symbol::Word{"9"}}, "9")
                            .add({symbol::Picture{"photos/rex.jpg"}}, "rex")
                            .emoji("🐶", "🐶");
    CHECK(theme.message({0, 1, PairKind::Same, 0, true}) == "\"6\" and \"9\" look the same when rotated");
    CHECK(theme.message({2, 3, PairKind::Alike, 0, false}) == "rex.jpg and 🐶 look alike");
}

TEST_CASE("what is alike only when turned can be kept upright") {
    const auto said = flags().say({{0, 1, PairKind::Alike, 0.01, true}});
    REQUIRE(said[0].notes.size() == 2);
    CHECK(said[0].notes[1].change.settings == std::vector<diag::Setting>{{"layout.rotation", "upright"}});
}

TEST_CASE("a grey deck says that it is grey") {
    CHECK(flags().message({0, 1, PairKind::Alike, 0.02, false}, color::Vision::Gray) ==
          "🇳🇴 and 🇧🇻 look alike in gray (norway, bouvet island)");
    Pair faded{0, 1, PairKind::Alike, 0.02, false};
    CHECK(flags().say({faded}, color::Vision::Gray)[0].notes[0].text.english().find("print in color") ==
          std::string::npos);
    faded.faded = true;
    const auto said = flags().say({faded}, color::Vision::Gray);
    REQUIRE(said[0].notes.size() == 2);
    CHECK(said[0].notes[1].is_fix);
    CHECK(said[0].notes[0].text.english().starts_with("they differ only in color, which is lost in gray"));
}

TEST_CASE("a deck in inks says so of what only inks make alike") {
    const color::Vision inks = color::Vision::SoftProof;
    Pair pair{0, 1, PairKind::Alike, 0.02, false};
    CHECK(flags().message(pair, inks) == "🇳🇴 and 🇧🇻 look alike (norway, bouvet island)");
    pair.faded = true;
    CHECK(flags().message(pair, inks) == "🇳🇴 and 🇧🇻 look alike in print (norway, bouvet island)");
    const auto said = flags().say({pair}, inks);
    REQUIRE(said[0].notes.size() == 2);
    CHECK(said[0].notes[1].is_fix);
    CHECK(said[0].notes[0].text.english().find("no press") != std::string::npos);
}

TEST_CASE("after twenty messages the rest is counted") {
    Theme theme;
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < 31; ++i) {
        theme.emoji("🕐", "a clock");
        if (i > 0) pairs.push_back({0, i, PairKind::Same, 0, false});
    }
    const auto said = theme.say(pairs);
    REQUIRE(said.size() == 21);
    CHECK(said.back().message.english() == "and 10 more that look like others");
    CHECK(said.back().severity == diag::Severity::Warning);
    CHECK(theme.say({}).empty());
}

} // namespace spotit::similarity
