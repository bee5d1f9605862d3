#include "emoji/name_tables.hpp"

#include "symbol/scratch_folder.hpp"

#include <spotit/emoji.hpp>

#include <doctest/doctest.h>

#include <fstream>

namespace spotit::emoji {
namespace {

LineTable table_of(std::string_view text) {
    const symbol::test::ScratchFolder folder;
    std::ofstream(folder / "table.txt", std::ios::binary) << text;
    return LineTable(folder / "table.txt");
}

} // namespace

TEST_CASE("a line is found by its first cell, the last one also without a line end") {
    const LineTable table = table_of("a\t1\nab\t2\tx\nb\nz\t\t3");
    CHECK(table.find("a") == "1");
    CHECK(table.find("ab") == "2\tx");
    CHECK(table.find("z") == "\t3");
    for (const char* missing : {"", "b", "aa", "a\t1", "zz"}) CHECK(table.find(missing).empty());
    CHECK(table.lines().size() == 4);
}

TEST_CASE("a copy of a table keeps the text that its lines are parts of") {
    LineTable copy;
    {
        const LineTable table = table_of("key\tvalue\n");
        copy = table;
    }
    CHECK(copy.find("key") == "value");
}

TEST_CASE("tables that are empty, missing or no tables have no line that is asked for") {
    for (const LineTable& table : {LineTable(), LineTable("/nowhere"), LineTable("/"), table_of(""),
                                   table_of("\n\n"), table_of("\t\t\n\xFF\xFE\t\n\0")})
        CHECK(table.find("key").empty());
}

TEST_CASE("searches compare words without capitals, accents and apostrophes, and shortcodes as words") {
    CHECK(to_search_key("Crêpe") == "crepe");
    CHECK(to_search_key("toile d’araignée") == "toile daraignee");
    CHECK(to_search_key("hot_dog-Stand\tone") == "hot dog stand one");
    CHECK(to_search_key("ЙОД") == to_search_key("йод"));
    CHECK(to_lookup_key("Flag-DE x") == "flag_de_x");
    CHECK(to_lookup_key("-1") == "-1");
}

} // namespace spotit::emoji
