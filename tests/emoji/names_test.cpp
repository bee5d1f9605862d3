#include "symbol/fonts.hpp"
#include <spotit/emoji.hpp>

#include "symbol/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

namespace spotit::emoji {
namespace {

/// emoji::Names in some files.
class SomeNames {
public:
    SomeNames() {
        write("en", "🐕\tdog\n🦊\tfox\tanimal\n");
        write("de", "🦊\tFuchs\t\n🪭\tTuch\n");
        write("nb", "🦊\trev\n");
        write("zh-hant", "🦊\t狐狸");
        std::filesystem::create_directories(folder_.path() / "emoji-names/index");
    }
    base::DataPaths places() const { return {{folder_.path()}}; }
    emoji::Names in(std::string_view language) const { return emoji::Names(places(), language); }
    void write(const std::string& name, std::string_view text) const {
        std::filesystem::create_directories(folder_.path() / "emoji-names");
        std::ofstream(folder_.path() / "emoji-names" / (name + ".txt")) << text;
    }

private:
    symbol::test::ScratchFolder folder_;
};

} // namespace

TEST_CASE("names are in the language asked for, in that which it is a kind of, else in English") {
    const SomeNames some;
    struct Case {
        std::string_view language, name, found;
    };
    for (const Case& each :
         {Case{"de", "Fuchs", "de"}, Case{"de-AT", "Fuchs", "de"}, Case{"DE_ch", "Fuchs", "de"},
          Case{"no", "rev", "nb"}, Case{"nn-NO", "rev", "nb"}, Case{"zh-TW", "狐狸", "zh-hant"},
          Case{"zh-Hant-HK", "狐狸", "zh-hant"}, Case{"sw", "fox", "en"}, Case{"", "fox", "en"},
          Case{"../emoji-names/de", "fox", "en"}}) {
        CAPTURE(each.language);
        CHECK(some.in(each.language).find("🦊") == each.name);
        CHECK(some.in(each.language).find_language() == each.found);
    }
    CHECK(some.in("de").find("🪭") == "Tuch");
    CHECK(some.in("de").find("🐕").empty());
    CHECK(emoji::Names().find_language().empty());
    CHECK(emoji::Names(base::DataPaths{{"/nowhere"}}, "de").find_language().empty());
}

TEST_CASE("an animal that is an emoji as a head alone is called by its own name") {
    if (symbol::test::skip_without_emoji_names()) return;
    struct Case {
        const char *language, *emoji, *name;
    };
    for (const Case& each :
         {Case{"fr", "🦁", "lion"}, Case{"pt", "🦊", "raposa"}, Case{"pt", "🐸", "sapo"},
          Case{"hu", "🐸", "béka"}, Case{"ja", "🐻", "クマ"}, Case{"ko", "🐼", "판다"},
          Case{"vi", "🐼", "gấu trúc"}, Case{"da", "🦊", "ræv"}, Case{"sv", "🦄", "enhörning"},
          Case{"de", "🦁", "Löwe"}, Case{"lt", "🦊", "lapės snukis"}}) {
        CAPTURE(each.language);
        CHECK(emoji::Names(symbol::test::set_up_places(), each.language).find(each.emoji) == each.name);
    }
}

TEST_CASE("flags are called by their country") {
    if (symbol::test::skip_without_emoji_names()) return;
    for (const auto& [language, name] : {std::pair<const char*, const char*>{"en", "France"},
                                         {"fr", "France"},
                                         {"de", "Frankreich"},
                                         {"ja", "フランス"}})
        CHECK(emoji::Names(symbol::test::set_up_places(), language).find("🇫🇷") == name);
    CHECK(emoji::Names(symbol::test::set_up_places(), "en").find("🏴󠁧󠁢󠁳󠁣󠁴󠁿") ==
          "Scotland");
    CHECK(emoji::Names(symbol::test::set_up_places(), "en").find("🏴‍☠️") == "pirate flag");
    CHECK(emoji::Names(symbol::test::set_up_places(), "en").find("#️⃣") == "keycap: #");
}

TEST_CASE("the languages are listed that there are names in") {
    const SomeNames some;
    CHECK(emoji::list_languages(some.places()) == std::vector<std::string>{"de", "en", "nb", "zh-hant"});
    CHECK(emoji::list_languages({}).empty());
}

TEST_CASE("every language has a name for every emoji, and a child's one for the ten heads") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto languages = emoji::list_languages(symbol::test::set_up_places());
    CHECK(languages.size() >= 28);
    const auto all = emoji::NameIndex(symbol::test::set_up_places()).search({}).emoji;
    CHECK(all.size() > 1900);
    for (const std::string& language : languages) {
        CAPTURE(language);
        const emoji::Names names(symbol::test::set_up_places(), language);
        CHECK(names.find_language() == language);
        CHECK(std::ranges::none_of(
            all, [&](const emoji::EmojiInfo& each) { return names.find(each.emoji).empty(); }));
        for (const auto& [head, animal] : {std::pair("🐱", "🐈"), {"🐷", "🐖"}, {"🐲", "🐉"}, {"🐵", "🐒"}})
            CHECK(names.find(head) == names.find(animal));
    }
    CHECK(emoji::Names(symbol::test::set_up_places(), "fr-CA").find("🐴") == "cheval");
    CHECK(emoji::Names(symbol::test::set_up_places(), "pl").find("🐶") == "pies");
}

} // namespace spotit::emoji
