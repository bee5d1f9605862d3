#include <spotit/texts.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

using namespace spotit::texts;

namespace {

using Sentences = std::vector<std::string_view>;

void add(Sentences& all, std::initializer_list<std::string_view> more) {
    all.insert(all.end(), more.begin(), more.end());
}
void add(Sentences& all, const GameTexts& game) {
    const auto& [name, steps] = game;
    add(all, {name, steps[0], steps[1], steps[2], steps[3]});
}
void add(Sentences& all, const CalibrationTexts& calibration) {
    const auto& [title, heading, steps, setting, again, scale] = calibration;
    add(all, {title, heading, steps[0], steps[1], steps[2], steps[3], again, scale});
}
void add(Sentences& all, const FooterTexts& footer) {
    const auto& [sheet, front, back, actual_size, not_to_print, long_edge, short_edge, fold] = footer;
    add(all, {sheet, front, back, actual_size, not_to_print, long_edge, short_edge, fold});
}
void add(Sentences& all, const RulesTexts& rules) {
    const auto& [title, matching_intro, set_intro, two_piles, deal_one_pile, take_below, open_well,
                 throw_away, lay_ring, give_below, match_example, set_example, players, as_many_players,
                 one_player, tower, well, hot_potato, collect, shed, set] = rules;
    add(all, {title, matching_intro, set_intro, two_piles, deal_one_pile, take_below, open_well, throw_away,
              lay_ring, give_below, match_example, set_example, players, as_many_players, one_player});
    for (const GameTexts& game : {tower, well, hot_potato, collect, shed, set}) add(all, game);
}

/// Every sentence of a language, in the same order for all: a member that is forgotten does not compile.
Sentences list_sentences(const Texts& texts) {
    const auto& [language, decimal, draft, footer, calibration, key, rules, cover, promise, play, drawings] =
        texts;
    Sentences all{draft};
    add(all, footer);
    add(all, calibration);
    const auto& [title, symbol_count, one_card, many_cards] = key;
    add(all, {title, symbol_count, one_card, many_cards});
    add(all, rules);
    const auto& [cards] = cover;
    const auto& [one_match, one_third] = promise;
    add(all, {cards, one_match, one_third});
    return all;
}

/// What may be the same in two languages.
Sentences list_forms(const Texts& texts) {
    const auto& [shapes, colors, fills, name, neutral_name] = texts.drawings;
    return {texts.calibration.setting, name, neutral_name};
}

/// The names in braces.
std::multiset<std::string> fields(std::string_view text) {
    std::multiset<std::string> found;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
        if (text.substr(at + 1).find_first_not_of("abcdefghijklmnopqrstuvwxyz012") ==
            text.find('}', at) - at - 1)
            found.emplace(text.substr(at, text.find('}', at) - at + 1));
    return found;
}

} // namespace

TEST_CASE("each language has its own sentences, with the same fields in them") {
    CHECK(std::ranges::equal(languages(), std::array{"en", "de", "fr", "es"}));
    const auto original = list_sentences(find("en")), forms = list_forms(find("en"));
    for (const auto* texts : all()) {
        CAPTURE(std::string_view(texts->language));
        const auto translated = list_sentences(*texts), translated_forms = list_forms(*texts);
        REQUIRE(translated.size() == original.size());
        for (std::size_t i = 0; i < original.size(); ++i) {
            CAPTURE(original[i]);
            CHECK(fields(translated[i]) == fields(original[i]));
            // "Trios" is the same in three languages; nothing else is.
            if (texts != &find("en") && original[i] != "Trios") CHECK(translated[i] != original[i]);
        }
        for (std::size_t i = 0; i < forms.size(); ++i) CHECK(fields(translated_forms[i]) == fields(forms[i]));
    }
}

TEST_CASE("a language is found by its first part, and English stands in for others") {
    const auto code = [](std::string_view language) { return std::string_view(find(language).language); };
    CHECK(code("de-AT") == "de");
    CHECK(code("pt-BR") == "en");
    CHECK(code("") == "en");
    CHECK(code("est") == "en");
    const auto draft = [](std::string_view language) { return std::string_view(find(language).draft); };
    CHECK(draft("en") == "PROOF");
    CHECK(draft("de-CH") == "ENTWURF");
    CHECK(draft("fr") == "ÉPREUVE");
    CHECK(draft("es_MX") == "PRUEBA");
    CHECK(draft("xx") == "PROOF");
}

TEST_CASE("each file of a language is in the list") {
    for (const auto& entry : std::filesystem::directory_iterator(SPOTIT_SOURCE_DIR "/src/texts")) {
        const std::string name = entry.path().stem().string();
        if (entry.path().extension() != ".cpp" || name == "languages") continue;
        CAPTURE(name);
        CHECK(std::ranges::count(languages(), name) == 1);
    }
}
