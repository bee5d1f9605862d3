#include "symbol/fonts.hpp"
#include <spotit/emoji.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

namespace spotit::emoji {
namespace {

const emoji::NameIndex& everything() {
    static const emoji::NameIndex index(symbol::test::set_up_places());
    return index;
}
std::vector<std::string> found(const emoji::EmojiSearch& wanted) {
    std::vector<std::string> emoji;
    for (const emoji::EmojiInfo& each : everything().search(wanted).emoji) emoji.push_back(each.emoji);
    return emoji;
}
bool has(const std::vector<std::string>& all, std::string_view emoji) {
    return std::ranges::find(all, emoji) != all.end();
}

} // namespace

TEST_CASE("a search finds what is called just so first") {
    if (symbol::test::skip_without_emoji_names()) return;
    CHECK(found({.words = {"cat"}}).front() == "🐱"); // and so is 🐈
    CHECK(found({.words = {"unicorn"}}).front() == "🦄");
    CHECK(found({.words = {"hot", "dog"}}).front() == "🌭");
    CHECK(found({.words = {"hot dog"}}).front() == "🌭");
    CHECK(found({.words = {"Hot_Dog"}}).front() == "🌭");
    CHECK(found({.words = {"🦄"}}) == std::vector<std::string>{"🦄"});
    CHECK(found({.words = {"❤"}}) == std::vector<std::string>{"❤️"});
}

TEST_CASE("names come before beginnings, those before tags, and parts of words last") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto are_in_order = [](const std::string& word, const std::vector<std::string_view>& some) {
        const auto all = found({.words = {word}});
        std::vector<std::string_view> seen;
        for (const std::string& each : all)
            if (std::ranges::find(some, each) != some.end()) seen.emplace_back(each);
        return seen == some;
    };
    CHECK(are_in_order(
        "cat", {"🐱", "🐈‍⬛", "🐯", "🫴", "🎓️"})); // cat, black cat; tags: cat, catch, education
    CHECK(are_in_order("cow", {"🐮", "🤠", "🙎"}));           // cow, cowboy hat face; tag: scowl
}

TEST_CASE("every word must fit, in names, shortcodes or tags") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto both = found({.words = {"red", "fruit"}});
    CHECK(has(both, "🍎"));
    CHECK_FALSE(has(both, "🍌"));
    CHECK(found({.words = {"red", "xyzzy"}}).empty());
    CHECK(has(found({.words = {"+1"}}), "👍️")); // GitHub's alone
}

TEST_CASE("words may be in the language of the deck or in English, without accents and capitals") {
    if (symbol::test::skip_without_emoji_names()) return;
    const emoji::EmojiSearch french{.words = {"LICORNE"}, .languages = {"fr"}};
    const auto unicorn = everything().search(french).emoji;
    REQUIRE(!unicorn.empty());
    CHECK(unicorn.front().emoji == "🦄");
    CHECK(unicorn.front().name == "licorne");
    CHECK(unicorn.front().shortcode == "unicorn");
    CHECK(found({.words = {"unicorn"}, .languages = {"fr"}}).front() == "🦄");
    CHECK(has(found({.words = {"crepe"}, .languages = {"fr"}}), "🥞"));
    CHECK(found({.words = {"единорог"}, .languages = {"ru"}}).front() == "🦄");
    CHECK(found({.words = {"ЕДИНОРОГ"}, .languages = {"ru"}}).front() == "🦄");
    CHECK(found({.words = {"licorne"}}).empty());
    CHECK(everything().search({.words = {"🐶"}, .languages = {"de"}}).emoji.front().name == "Hund");
}

TEST_CASE("a word is looked for in all languages, the deck's first") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto search = [](const std::string& word, const std::vector<std::string>& languages) {
        const EmojiFound found = everything().search({.words = {word}, .languages = languages});
        REQUIRE_FALSE(found.emoji.empty());
        CHECK(found.word.empty());
        return found.emoji.front().emoji + " " + found.emoji.front().name + " " + found.language;
    };
    CHECK(search("chat", {"en", "fr"}) == "🐱 cat fr");
    CHECK(search("chat", {"fr", "en"}) == "🐱 chat ");
    CHECK(search("Schmetterling", {"en", "fr", "de"}) == "🦋 butterfly de");
    CHECK(search("elephant", {"fr"}) == "🐘 éléphant ");
    CHECK(search("éléphant", {"en", "fr"}) == "🐘 elephant ");
    CHECK(search("unicorn", {"de"}) == "🦄 Einhorn en");
    CHECK(search("mano", {"es", "it"}) == search("mano", {"es"}));
    // Two languages have these words for different things.
    CHECK(search("pain", {"fr", "en"}).ends_with("pain "));
    CHECK(search("pain", {"en", "fr"}).ends_with(" "));
    CHECK(search("pain", {"en", "fr"}) != search("pain", {"fr", "en"}));
    CHECK(search("main", {"de", "fr"}).ends_with(" fr"));
}

TEST_CASE("plurals are taken for singulars, and one letter may be wrong, missing, too much or swapped") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto search = [](const std::string& word, const std::string& language) {
        const EmojiFound found = everything().search({.words = {word}, .languages = {language}});
        return found.emoji.empty() ? "" : found.emoji.front().emoji + " " + found.word;
    };
    CHECK(search("butterflies", "en") == "🦋 "); // 😟 has them, too
    CHECK(search("dolphins", "en") == "🐬 dolphin");
    CHECK(search("Hunde", "de") == "🐶 Hund");
    CHECK(search("chiens", "fr") == "🐶 ");
    CHECK(search("papillons", "fr") == "🦋 papillon");
    CHECK(search("chevaux", "fr") == "🐴 ");
    CHECK(search("peces", "es") == "🐟️ pez");
    CHECK(search("buterfly", "en") == "🦋 butterfly");
    CHECK(search("buttrefly", "en") == "🦋 butterfly");
    CHECK(search("butterfluy", "en") == "🦋 butterfly");
    CHECK(search("buterflies", "en") == "🦋 butterfly");
    CHECK(search("Schmeterling", "de") == "🦋 Schmetterling");
    CHECK(search("butterfly", "en") == "🦋 ");
    CHECK(search("butterf", "en") == "🦋 "); // being typed
    CHECK(search("red aple", "en") == "🍎 red apple");
    for (const std::string nonsense : {"", " ", "'", "xyzzyx", "qx", "\xff\xfe", "%$§"}) {
        CAPTURE(nonsense);
        CHECK(search(nonsense, "en").empty());
    }
}

TEST_CASE("an article does not decide what is found") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto search = [](const std::string& words, const std::string& language) {
        const EmojiFound found = everything().search({.words = {words}, .languages = {language}});
        return found.emoji.empty() ? "" : found.emoji.front().emoji + " " + found.word;
    };
    CHECK(search("le chien", "fr") == "🐶 ");
    CHECK(search("Le chat", "fr") == "🐱 ");
    CHECK(search("la maison", "fr") == "🏠️ ");
    CHECK(search("la pomme", "fr") == "🍎 ");
    CHECK(search("l'œil", "fr") == search("œil", "fr"));
    CHECK(search("L’œil", "fr") == search("œil", "fr"));
    CHECK(search("l' œil", "fr") == search("œil", "fr"));
    CHECK(search("les oiseaux", "fr") == search("oiseaux", "fr"));
    CHECK(search("das Haus", "de") == "🏠️ ");
    CHECK(search("eine Katze", "de") == "🐱 ");
    CHECK(search("el perro", "es") == "🐶 ");
    CHECK(search("la manzana", "es") == "🍎 ");
    CHECK(search("the dog", "en") == "🐶 ");
    CHECK(search("the butterfly", "fr") == "🦋 "); // English is looked for in all
    CHECK(search("an apple", "en") == "🍎 ");
    CHECK(search("the buterfly", "en") == "🦋 butterfly");
    // As the last word or in a language that is not looked for it is a word like others.
    CHECK(search("die", "en").starts_with("🎲"));
    CHECK(search("game die", "de").starts_with("🎲"));
    CHECK(search("die Katze", "en").empty());
    for (const std::string article : {"le", "La", "l'", "l’ ", "un", "the", "a", "le la"}) {
        CAPTURE(article);
        CHECK(search(article, "fr").empty());
    }
}

TEST_CASE("no more than a few languages are read for a search") {
    if (symbol::test::skip_without_emoji_names()) return;
    const std::vector<std::string> many{"it", "nl", "pl", "pt", "sv", "ru", "de"};
    CHECK(everything().search({.words = {"Schmetterling"}, .languages = many}).emoji.empty());
}

TEST_CASE("a group narrows a search, and alone it lists its emoji") {
    if (symbol::test::skip_without_emoji_names()) return;
    const auto birds = found({.group = "birds"});
    CHECK(birds == everything().find_group("birds"));
    const auto black = found({.words = {"black"}, .group = "birds"});
    CHECK(black == std::vector<std::string>{"🐦‍⬛"});
    CHECK(found({.group = "brids"}).empty());
}

TEST_CASE("the shortcode of a result finds it again") {
    if (symbol::test::skip_without_emoji_names()) return;
    std::set<std::string> shortcodes;
    for (const emoji::EmojiInfo& each : everything().search({}).emoji) {
        CAPTURE(each.emoji);
        CHECK(everything().find(each.shortcode) == each.emoji);
        CHECK(shortcodes.insert(each.shortcode).second);
        CHECK_FALSE(each.group.empty());
        CHECK_FALSE(each.subgroup.empty());
        CHECK_FALSE(each.name.empty());
    }
}

TEST_CASE("groups are listed once with the number of their emoji") {
    if (symbol::test::skip_without_emoji_names()) return;
    std::map<std::string, emoji::GroupInfo> infos;
    std::size_t in_groups = 0, in_subgroups = 0;
    for (const emoji::GroupInfo& each : everything().list_groups()) {
        CHECK(infos.emplace(each.name, each).second);
        CHECK(each.count == everything().find_group(each.name).size());
        if (each.kind == emoji::GroupInfo::Kind::Group) in_groups += each.count;
        if (each.kind == emoji::GroupInfo::Kind::Subgroup) in_subgroups += each.count;
    }
    CHECK(infos.at("fruit").kind == emoji::GroupInfo::Kind::Friendly);
    CHECK(infos.at("food-fruit").kind == emoji::GroupInfo::Kind::Subgroup);
    CHECK(infos.at("food-fruit").count == infos.at("fruit").count);
    CHECK(in_groups > 1600);
    CHECK(in_subgroups > 1500);
}

} // namespace spotit::emoji
