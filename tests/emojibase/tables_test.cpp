#include <spotit/emojibase.hpp>

#include "symbol/fonts.hpp"
#include "symbol/scratch_folder.hpp"

#include <spotit/base/json.hpp>
#include <spotit/emoji.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

namespace spotit::emojibase {
namespace {

/// A package of some files.
class SomePackage {
public:
    void write(const std::string& name, std::string_view text) const {
        std::filesystem::create_directories((folder_ / name).parent_path());
        std::ofstream(folder_ / name) << text;
    }
    std::string table(const std::string& name) const {
        auto tables = make_tables(folder_.path());
        return tables[name];
    }

private:
    symbol::test::ScratchFolder folder_;
};

constexpr std::string_view three_animals =
    R"([{"emoji":"🦊","hexcode":"1F98A","label":"fox","tags":["Sly","face"],"order":3,"group":3,"subgroup":34},
        {"emoji":"❤️","hexcode":"2764","label":"red heart","order":2,"group":0,"subgroup":6,
         "skins":[{"emoji":"👋🏻","hexcode":"1F44B-1F3FB","label":"light","group":0,"order":4}]},
        {"emoji":"🇦","hexcode":"1F1E6","label":"regional indicator A"}])";

} // namespace

TEST_CASE("the index has the emoji of groups in Unicode's order, with what searches compare") {
    const SomePackage package;
    package.write("en/data.json", three_animals);
    package.write("en/messages.json", R"({"groups":[{"key":"smileys","order":0},{"key":"animals","order":3}],
                                          "subgroups":[{"key":"mammal","order":34}]})");
    package.write("en/shortcodes/github.json",
                  R"({"2764":"heart","1F44B-1F3FB":"wave_1","1F98A":"FOX-face"})");
    package.write("en/shortcodes/cldr.json", R"({"2764":["Love","wave-1"],"1F98A":"heart","0":"none"})");
    CHECK(package.table("index/emoji.txt") ==
          "❤\t❤️\tsmileys\t\theart\tred heart\theart\tlove\tred heart\t\n"
          "🦊\t🦊\tanimals\tmammal\tFOX-face\tfox\tfox\tfox face\t\tface\tsly\n");
    CHECK(package.table("index/shortcodes.txt") ==
          "fox_face\t🦊\nheart\t❤️\nlove\t❤️\nwave_1\t👋🏻\n");
}

TEST_CASE("a language has the names of all emoji, and search keys of those in the index") {
    const SomePackage package;
    package.write("en/data.json", three_animals);
    package.write(
        "fi/compact.json",
        R"([{"hexcode":"1F98A","label":"Forêt","tags":["d’été","D'ETE","a_b-c"],"unicode":"🦊"},
                                         {"hexcode":"1F44B-1F3FB","label":"clair","tags":["x"],"unicode":"👋🏻"}])");
    CHECK(package.table("fi.txt") == "👋🏻\tclair\n🦊\tForêt\ta b c\tdete\n");
    CHECK(package.table("en.txt").empty());
}

TEST_CASE("heads of animals are called as children call the animal") {
    const SomePackage package;
    package.write("en/compact.json", R"([{"hexcode":"1F436","label":"dog face","unicode":"🐶"},
                                         {"hexcode":"1F415","label":"dog","unicode":"🐕️"}])");
    CHECK(package.table("en.txt") == "🐕\tdog\n🐶\tdog\n");
    package.write("fr/compact.json", R"([{"hexcode":"1F436","label":"tête de chien","unicode":"🐶"}])");
    CHECK(package.table("fr.txt") == "🐶\ttête de chien\n"); // there is no word for the whole animal
}

TEST_CASE("what is missing or broken in the package is missing in the tables") {
    const SomePackage package;
    package.write("de/compact.json", R"([{"hexcode":"1F98A","label":"Fuchs)");
    package.write("nl/other.json", "[]");
    CHECK(package.table("de.txt").empty());
    CHECK(package.table("index/emoji.txt").empty());
    package.write("fi/compact.json", R"([{"hexcode":"1F98A","label":"a\tb","unicode":"🦊"}])");
    CHECK_THROWS_WITH(package.table("fi.txt"), "a name has a tab or a line end: a\tb");
}

TEST_CASE("the program reads every name that the package has") {
    if (symbol::test::skip_without_emoji_names()) return;
    for (const std::string language : {"fi", "ru", "zh-hant"}) {
        const emoji::Names names(symbol::test::set_up_places(), language);
        std::ifstream in(symbol::test::set_up_file("emojibase-data/" + language + "/compact.json"));
        std::size_t same = 0, all = 0;
        const auto look_up = [&](const base::Json& entry) {
            ++all;
            if (names.find(entry.at("unicode").string()) == entry.at("label").string()) ++same;
        };
        const base::Json entries =
            base::Json::parse(std::string{std::istreambuf_iterator<char>(in), {}}).value();
        for (const base::Json& entry : entries.parts()) {
            look_up(entry);
            if (const base::Json* const skins = entry.find("skins"))
                for (const base::Json& skin : skins->parts()) look_up(skin);
        }
        CHECK(all > 3950);
        CHECK(all - same < 300); // flags and heads of animals have other names
    }
}

} // namespace spotit::emojibase
