#include "serve/text.hpp"
#include "serve/themes.hpp"

#include <doctest/doctest.h>

using namespace spotit::serve;

TEST_CASE("a theme's name is the name of a file in the folder itself") {
    for (const char* name : {"a.yaml", "a.yml", "größe & co.yaml", "a.b.yaml", "1.yaml", "a b.yaml"})
        CHECK(is_theme_name(name));
    for (const std::string name : {"", "a", "yaml", ".yaml", "-a.yaml", "../a.yaml", "/a.yaml", "a/b.yaml",
                                   "a\\b.yaml", "C:a.yaml", "a\n.yaml", "a.yaml\n", "\xFF.yaml", "a.yaml/"})
        CHECK_FALSE(is_theme_name(name));
    CHECK_FALSE(is_theme_name(std::string("a\0.yaml", 7)));
    CHECK(is_theme_name(std::string(195, 'a') + ".yaml"));
    CHECK_FALSE(is_theme_name(std::string(196, 'a') + ".yaml"));
}

TEST_CASE("a folder knows the theme of the command line by its name") {
    const ThemeFolder folder("decks/theme.txt");
    CHECK(folder.path() == "decks");
    CHECK(folder.find("theme.txt")->path() == "decks/theme.txt");
    CHECK(folder.find("other.yaml")->path() == "decks/other.yaml");
    CHECK_FALSE(folder.find("other.txt"));
    CHECK_FALSE(folder.find("decks/theme.txt"));
    CHECK_FALSE(ThemeFolder("").find(""));
}
