#include <spotit/texts.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace spotit::texts;

namespace {

/// Returns the names in braces.
std::set<std::string> list_places(std::string_view text) {
    std::set<std::string> found;
    for (std::size_t at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
        const std::string_view name = text.substr(at + 1, text.find('}', at) - at - 1);
        if (name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_012") == std::string_view::npos)
            found.emplace(name);
    }
    return found;
}

} // namespace

TEST_CASE("each text of pages and cards has its translation, with the same places in it") {
    for (const std::string_view language : languages().subspan(1)) {
        CAPTURE(language);
        const Catalog& catalog = find_catalog(language);
        CHECK(catalog.language() == language);
        for (const Row& row : english) {
            CAPTURE(row.name);
            const auto* const forms = catalog.find_forms(row.one.empty() ? row.text : row.one, row.name);
            REQUIRE(forms != nullptr);
            for (const std::string& form : *forms) CHECK(list_places(form) == list_places(row.text));
        }
        // Words and patterns may be the same in two languages, sentences are not.
        for (const Row& row : english)
            if (row.text.find(' ') != row.text.rfind(' ') && row.text.front() != '{' &&
                row.name != "calibration.setting") {
                CAPTURE(row.name);
                CHECK(Texts(catalog).select_form(Name(row), 2) != row.text);
            }
    }
}

TEST_CASE("the features of a trio are four words in every language") {
    for (const std::string_view language : languages()) {
        const std::string_view features = find(language)["set_features"];
        CAPTURE(features);
        CHECK(std::ranges::count(features, ',') == 3);
    }
}

TEST_CASE("a language is found by its first part, and English stands in for others") {
    CHECK(languages().front() == "en");
    CHECK(find("de-AT").language() == "de");
    CHECK(find("fr_CA.UTF-8").language() == "fr");
    CHECK(find("es,en;q=0.8").language() == "es");
    CHECK(find("DE").language() == "de");
    CHECK(find("fr@euro").language() == "fr");
    CHECK(find("pt-BR, De-CH;q=0.5,en").language() == "de");
    for (const char* none : {"", ",", "-", " ", "C", "POSIX", "deu", "d", "pt,it"})
        CHECK(find_code(none).empty());
    CHECK(find("pt-BR").language() == "en");
    CHECK(find("").language() == "en");
    CHECK(find("est").language() == "en");
    CHECK(find("en")["footer.draft"] == "DRAFT");
    CHECK(find("de-CH")["footer.draft"] == "ENTWURF");
    CHECK(find("fr")["footer.draft"] == "ÉPREUVE");
    CHECK(find("es_MX")["footer.draft"] == "BORRADOR");
    CHECK(find("xx")["footer.draft"] == "DRAFT");
}

TEST_CASE("a number decides about the form, and a missing translation is in English") {
    CHECK(find("en").select_form("key.on_cards", 1) == "on {n} card");
    CHECK(find("en").select_form("key.on_cards", 2) == "on {n} cards");
    CHECK(find("de").select_form("key.on_cards", 1) == "auf {n} Karte");
    CHECK(find("de").select_form("key.on_cards", 0) == "auf {n} Karten");
    const Catalog empty("msgid \"\"\nmsgstr \"Language: xx\\n\"\n");
    CHECK(Texts(empty).select_form("key.on_cards", 5) == "on {n} cards");
    CHECK(Texts(empty)["footer.back"] == "back");
}
