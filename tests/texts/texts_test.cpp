#include <spotit/texts.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

using namespace spotit::texts;

namespace {

/// Every sentence of a language, in the same order for all.
std::vector<std::string_view> sentences(const Texts& texts) {
    const auto& [sheet, front, back, actual_size, not_to_print, long_edge, short_edge, fold] = texts.footer;
    const CalibrationTexts& calibration = texts.calibration;
    const RulesTexts& rules = texts.rules;
    std::vector<std::string_view> all{sheet,
                                      front,
                                      back,
                                      actual_size,
                                      not_to_print,
                                      long_edge,
                                      short_edge,
                                      fold,
                                      texts.draft,
                                      calibration.title,
                                      calibration.heading,
                                      calibration.again,
                                      calibration.scale,
                                      texts.key.title,
                                      texts.key.symbol_count,
                                      texts.key.one_card,
                                      texts.key.many_cards,
                                      rules.title,
                                      rules.matching_intro,
                                      rules.two_piles,
                                      rules.set_intro,
                                      rules.players,
                                      rules.as_many_players,
                                      rules.one_player,
                                      texts.promise.one_match,
                                      texts.promise.one_third};
    all.insert(all.end(), calibration.steps.begin(), calibration.steps.end());
    for (const auto game : {&RulesTexts::tower, &RulesTexts::well, &RulesTexts::hot_potato,
                            &RulesTexts::collect, &RulesTexts::shed, &RulesTexts::set}) {
        all.push_back((rules.*game).name);
        all.insert(all.end(), (rules.*game).steps.begin(), (rules.*game).steps.end());
    }
    return all;
}

/// The names in braces.
std::multiset<std::string> fields(std::string_view text) {
    std::multiset<std::string> found;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
        if (text.substr(at + 1).find_first_not_of("abcdefghijklmnopqrstuvwxyz") ==
            text.find('}', at) - at - 1)
            found.emplace(text.substr(at, text.find('}', at) - at + 1));
    return found;
}

} // namespace

TEST_CASE("each language has its own sentences, with the same fields in them") {
    CHECK(std::ranges::equal(languages(), std::array{"en", "de", "fr", "es"}));
    const auto original = sentences(find("en"));
    for (const Texts* texts : all()) {
        const auto translated = sentences(*texts);
        REQUIRE(translated.size() == original.size());
        for (std::size_t i = 0; i < original.size(); ++i) {
            CAPTURE(std::string_view(texts->language));
            CAPTURE(original[i]);
            CHECK(fields(translated[i]) == fields(original[i]));
            // "Trios" is the same in three languages; nothing else is.
            if (texts != &find("en") && original[i] != "Trios") CHECK(translated[i] != original[i]);
        }
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
