#include "job/deck_pictures.hpp"

#include "places.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace spotit;
using theme::DisplayForm;

namespace {

const base::DataPaths places = tests::set_up_places();

/// A theme of emoji as it is after reading.
theme::Theme theme_of(const std::vector<std::string>& emoji, std::optional<theme::Forms> forms) {
    theme::Theme theme;
    theme.deck.shuffle = false;
    for (const std::string& each : emoji) theme.symbols.push_back({symbol::Emoji{each}});
    theme.fits.resize(emoji.size());
    theme.forms = std::move(forms);
    return theme;
}

const std::vector<std::string> fruit{"🍎", "🍐", "🍌", "🍓", "🍒", "🍍", "🍋"};

job::DeckPictures pictures_of(const theme::Theme& theme, diag::Sink& sink) {
    return job::build_pictures(theme, job::deal(theme), places, sink);
}
job::DeckPictures pictures_of(const theme::Theme& theme) {
    diag::Sink sink;
    job::DeckPictures pictures = pictures_of(theme, sink);
    CHECK_FALSE(sink.has_errors());
    return pictures;
}

} // namespace

TEST_CASE("without forms each symbol has one spec, by its number") {
    const theme::Theme theme = theme_of(fruit, std::nullopt);
    const job::DeckPictures pictures = pictures_of(theme);
    REQUIRE(pictures.specs.size() == 7);
    for (int i = 0; i < 7; ++i) {
        CHECK(pictures.specs[static_cast<std::size_t>(i)].symbol == base::SymbolIndex{i});
        CHECK(find_emoji(pictures.specs[static_cast<std::size_t>(i)].shown) ==
              fruit[static_cast<std::size_t>(i)]);
    }
    const deck::Deck deck = job::deal(theme);
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
        CHECK(std::ranges::equal(pictures.cards[card], deck.cards[card], {},
                                 [](base::PictureIndex picture) { return static_cast<int>(picture); }));
}

TEST_CASE("a picture is called by its name, by the emoji of its file's code points, or by its file") {
    const emoji::Names names(places, "de");
    CHECK(job::choose_symbol_name({.content = symbol::Picture{"svg/1f436.svg"}, .name = "Rex"}, names) ==
          "Rex");
    CHECK(job::choose_symbol_name({symbol::Picture{"svg/1f436.svg"}}, names) == "Hund");
    CHECK(job::choose_symbol_name({symbol::Picture{"photos/anna.jpg"}}, names) == "anna");
    CHECK(job::choose_symbol_name({symbol::Picture{"1f436.svg"}}, emoji::Names()) == "1f436");
    theme::Theme theme = theme_of({}, theme::Forms{{}, {DisplayForm::Kind::Label, "fr"}, {}});
    for (const char* file : {"1f436", "1f431", "1f42d", "1f430", "1f98a", "1f43b", "1f43c"})
        theme.symbols.push_back({symbol::Picture{std::string(file) + ".png"}});
    theme.fits.resize(7);
    CHECK(pictures_of(theme).specs[0].caption == "chien");
}

TEST_CASE("two forms keep the symbol's name, and every card still shows its symbols") {
    const theme::Theme theme =
        theme_of(fruit, theme::Forms{deck::FormMode::Mixed, {}, {DisplayForm::Kind::Word, "fr"}});
    const job::DeckPictures pictures = pictures_of(theme);
    CHECK(pictures.specs.size() == 14);
    std::set<std::string> names, words;
    for (const job::PictureSpec& spec : pictures.specs) {
        names.insert(spec.shown.name);
        CHECK(find_emoji(spec.shown).empty() != find_word(spec.shown).empty());
        if (!find_word(spec.shown).empty()) words.emplace(find_word(spec.shown));
    }
    CHECK(names.size() == 7);
    CHECK(words.contains("banane"));
    CHECK_FALSE(names.contains("banane"));
    const deck::Deck deck = job::deal(theme);
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
        for (std::size_t i = 0; i < deck.cards[card].size(); ++i)
            CHECK(pictures[pictures.cards[card][i]].symbol == base::SymbolIndex{deck.cards[card][i]});
    CHECK(pictures.matches_across > 0);
}

TEST_CASE("words have a scale of their own, beside that of their symbols") {
    theme::Theme theme =
        theme_of(fruit, theme::Forms{deck::FormMode::Mixed, {}, {DisplayForm::Kind::Word, "fr"}});
    theme.word_scales = {0.8};
    theme.fits[0].scale = 1.5;
    for (const job::PictureSpec& spec : pictures_of(theme).specs)
        CHECK(spec.options.scale == doctest::Approx((spec.symbol == base::SymbolIndex{0} ? 1.5 : 1) *
                                                    (find_word(spec.shown).empty() ? 1 : 0.8)));
}

TEST_CASE("words of the first form can have another scale than those of the second") {
    theme::Theme theme = theme_of(
        fruit,
        theme::Forms{deck::FormMode::Mixed, {DisplayForm::Kind::Word, ""}, {DisplayForm::Kind::Word, "fr"}});
    theme.word_scales = {1.5, 0.7};
    for (const job::PictureSpec& spec : pictures_of(theme).specs)
        CHECK(spec.options.scale == (spec.form == 0 ? 1.5 : 0.7));
}

TEST_CASE("between the piles of a split deck every match is of one form with the other") {
    const theme::Theme theme =
        theme_of(fruit, theme::Forms{deck::FormMode::Split, {}, {DisplayForm::Kind::Word, ""}});
    const job::DeckPictures pictures = pictures_of(theme);
    const auto is_word = [&](base::PictureIndex picture) {
        return !find_word(pictures[picture].shown).empty();
    };
    for (std::size_t card = 0; card < pictures.cards.size(); ++card)
        for (const base::PictureIndex picture : pictures.cards[card]) CHECK(is_word(picture) == (card >= 4));
    CHECK(pictures.matches_across == 4 * 3);
}

TEST_CASE("names that a theme gives come before those that are known") {
    theme::Theme theme = theme_of(fruit, theme::Forms{{}, {DisplayForm::Kind::Word, "fr"}, {}});
    theme.symbols[0].names["fr"] = "la pomme";
    const job::DeckPictures pictures = pictures_of(theme);
    CHECK(find_word(pictures.specs[0].shown) == "la pomme");
    CHECK(find_word(pictures.specs[2].shown) == "banane");
}

TEST_CASE("a symbol without a name in the language is an error that says how to give it one") {
    theme::Theme theme = theme_of(fruit, theme::Forms{{}, {DisplayForm::Kind::Word, "fr"}, {}});
    theme.symbols[3] = {symbol::Word{"unnamed"}};
    diag::Sink sink;
    pictures_of(theme, sink);
    REQUIRE(sink.list_sorted().size() == 1);
    CHECK(sink.list_sorted()[0].id == "no-name");
    CHECK(sink.list_sorted()[0].notes.at(0).text.english().find("names: {fr:") != std::string::npos);
}

TEST_CASE("a symbol's own forms stand for the deck's, on both sides") {
    theme::Theme theme =
        theme_of(fruit, theme::Forms{deck::FormMode::Mixed, {}, {DisplayForm::Kind::Word, ""}});
    theme.fits[1].forms = {"3 × 4", "12"};
    const job::DeckPictures pictures = pictures_of(theme);
    std::set<std::string> texts;
    for (const job::PictureSpec& spec : pictures.specs)
        if (spec.symbol == base::SymbolIndex{1}) texts.emplace(find_word(spec.shown));
    CHECK(texts == std::set<std::string>{"3 × 4", "12"});
}

TEST_CASE("words stand on several things in turn, the two forms of a symbol on different ones") {
    theme::Theme theme = theme_of(
        fruit,
        theme::Forms{deck::FormMode::Mixed, {DisplayForm::Kind::Word, ""}, {DisplayForm::Kind::Word, "fr"}});
    using symbol::Plaque;
    theme.fonts.plaques = {Plaque::Whale, Plaque::Pig, Plaque::Hen};
    std::map<base::SymbolIndex, std::set<Plaque>> plaques;
    std::set<Plaque> all;
    for (const job::PictureSpec& spec : pictures_of(theme).specs) {
        plaques[spec.symbol].insert(spec.shown.plaque);
        all.insert(spec.shown.plaque);
    }
    for (const auto& [symbol, of_forms] : plaques) CHECK(of_forms.size() == 2);
    CHECK(all.size() == 3);
    theme.fonts.plaques.clear();
    CHECK(pictures_of(theme).specs[0].shown.plaque == Plaque::None);
}

TEST_CASE("words lean a little, unless the theme says how symbols are turned") {
    theme::Theme theme = theme_of(fruit, std::nullopt);
    for (std::size_t i = 0; i < 6; ++i) theme.symbols[i] = {symbol::Word{"word" + std::to_string(i)}};
    for (const job::PictureSpec& spec : pictures_of(theme).specs)
        CHECK(spec.options.rotation.has_value() == !find_word(spec.shown).empty());
    theme.fits[0].rotation = layout::Rotation{layout::Rotation::Kind::Upright};
    CHECK(pictures_of(theme).specs[0].options.rotation == theme.fits[0].rotation);
    theme.spans["layout.rotation"];
    CHECK_FALSE(pictures_of(theme).specs[1].options.rotation.has_value());
}

TEST_CASE("labels carry the name below the picture and lean no more than words do") {
    const theme::Theme theme = theme_of(fruit, theme::Forms{{}, {DisplayForm::Kind::Label, ""}, {}});
    const job::DeckPictures pictures = pictures_of(theme);
    CHECK(pictures.specs.size() == 7);
    for (const job::PictureSpec& spec : pictures.specs) {
        CHECK_FALSE(spec.caption.empty());
        REQUIRE(spec.options.rotation);
        CHECK(spec.options.rotation->kind == layout::Rotation::Kind::Range);
    }
}

TEST_CASE("two pictures with one name below them are warned of by their folders") {
    theme::Theme theme = theme_of(fruit, theme::Forms{{}, {DisplayForm::Kind::Label, ""}, {}});
    theme.symbols[1] = {symbol::Picture{"a/Anna.jpg"}};
    theme.symbols[4] = {symbol::Picture{"b/Anna.jpg"}};
    diag::Sink sink;
    pictures_of(theme, sink);
    REQUIRE(sink.list_sorted().size() == 1);
    const diag::Diagnostic warning = sink.list_sorted()[0];
    CHECK(warning.severity == diag::Severity::Warning);
    CHECK(warning.message.english() == "a/Anna.jpg and b/Anna.jpg are both called \"Anna\" on cards");
    CHECK(warning.notes.at(0).text.english() ==
          "rename a file, or give it an entry with another name:  {image: b/Anna.jpg, name: ...}");
}

TEST_CASE("two emoji with one name below them are warned of") {
    theme::Theme theme = theme_of(fruit, theme::Forms{{}, {DisplayForm::Kind::Label, ""}, {}});
    theme.symbols[1].name = theme.symbols[4].name = "fruit";
    diag::Sink sink;
    pictures_of(theme, sink);
    REQUIRE(sink.list_sorted().size() == 1);
    CHECK(sink.list_sorted()[0].message.english() == "🍐 and 🍒 are both called \"fruit\" on cards");
}

TEST_CASE("two symbols that show the same on cards are an error that names both") {
    theme::Theme theme =
        theme_of(fruit, theme::Forms{deck::FormMode::Split, {}, {DisplayForm::Kind::Word, ""}});
    theme.fits[1].forms = {"1 + 1", "2"};
    theme.fits[4].forms = {"0 + 2", "2"};
    diag::Sink sums;
    pictures_of(theme, sums);
    REQUIRE(sums.list_sorted().size() == 1);
    CHECK(sums.list_sorted()[0].id == "same-symbol");
    CHECK(sums.list_sorted()[0].message.english() ==
          "🍐 and 🍒 both show \"2\" on cards; each symbol must be different");

    theme::Theme words = theme_of(fruit, theme::Forms{{}, {DisplayForm::Kind::Word, ""}, {}});
    words.symbols[0].name = words.symbols[3].name = "dog";
    words.symbols[5] = {symbol::Word{"dog"}};
    diag::Sink named;
    pictures_of(words, named);
    CHECK(named.list_sorted().size() == 2);

    // Pictures tell them apart that share a label.
    words.forms = theme::Forms{{}, {DisplayForm::Kind::Label, ""}, {}};
    words.symbols[5] = {symbol::Emoji{"🍍"}};
    pictures_of(words);
}

TEST_CASE("two forms that are the same everywhere are an error, and in places a warning") {
    const theme::Forms english{
        deck::FormMode::Mixed, {DisplayForm::Kind::Word, ""}, {DisplayForm::Kind::Word, "en"}};
    diag::Sink all;
    pictures_of(theme_of(fruit, english), all);
    REQUIRE(all.list_sorted().size() == 1);
    CHECK(all.list_sorted()[0].id == "same-form");
    CHECK(all.list_sorted()[0].severity == diag::Severity::Error);
    CHECK_FALSE(all.list_sorted()[0].notes.empty());

    const theme::Forms french{
        deck::FormMode::Mixed, {DisplayForm::Kind::Word, ""}, {DisplayForm::Kind::Word, "fr"}};
    theme::Theme theme = theme_of(fruit, french);
    theme.symbols[6] = {symbol::Emoji{"🚕"}};
    diag::Sink some;
    const job::DeckPictures pictures = pictures_of(theme, some);
    REQUIRE(some.list_sorted().size() == 1);
    CHECK(some.list_sorted()[0].severity == diag::Severity::Warning);
    CHECK(some.list_sorted()[0].message.english() == "both forms of 🚕 are the same");
    CHECK(pictures.specs.size() == 13);
    // Those of the others alone are across: each of 6 symbols has one form on one card and the other on two,
    // or the other way round.
    CHECK(pictures.matches_across == 6 * 2);
}

TEST_CASE("two equal texts of a symbol's own are an error") {
    theme::Theme theme =
        theme_of(fruit, theme::Forms{deck::FormMode::Split, {}, {DisplayForm::Kind::Word, ""}});
    theme.fits[2].forms = {"x", "x"};
    diag::Sink sink;
    pictures_of(theme, sink);
    REQUIRE(sink.list_sorted().size() == 1);
    CHECK(sink.list_sorted()[0].id == "same-form");
    CHECK(sink.list_sorted()[0].message.english() == "both forms of this symbol are \"x\"");
}

TEST_CASE("a word has no label that says it again, and one that says something else") {
    theme::Theme theme = theme_of(fruit, theme::Forms{{}, {DisplayForm::Kind::Label, ""}, {}});
    theme.symbols[2] = {symbol::Word{"banana"}};
    theme.symbols[3] = {.content = symbol::Word{"7 − 4"}, .name = "three"};
    const job::DeckPictures pictures = pictures_of(theme);
    CHECK(pictures.specs[2].caption.empty());
    CHECK(pictures.specs[3].caption == "three");
}
