#include <spotit/base/utf8.hpp>

#include <doctest/doctest.h>

namespace spotit::base {

TEST_CASE("characters have their values and places, bytes outside of UTF-8 one each") {
    const auto found = list_characters("aé\xFF🐶\xC3");
    REQUIRE(found.size() == 5);
    CHECK(found[1].value == 0xE9);
    CHECK(found[1].begin == 1);
    CHECK(found[1].length == 2);
    CHECK(found[1].is_valid);
    CHECK(found[2].value == 0xFFFD);
    CHECK(found[2].length == 1);
    CHECK_FALSE(found[2].is_valid);
    CHECK(found[3].value == 0x1F436);
    CHECK(found[3].begin == 4);
    CHECK_FALSE(found[4].is_valid);
    CHECK(list_characters("\xED\xA0\x80").size() == 3);
    CHECK(list_characters("").empty());
}

TEST_CASE("code points are written as Unicode does") {
    CHECK(list_code_points("🐶") == "U+1F436");
    CHECK(list_code_points("❤️") == "U+2764 U+FE0F");
    CHECK(list_code_points("\xFF") == "U+FFFD");
}

TEST_CASE("letters are composed and folded") {
    CHECK(compose("cafe\u0301") == "caf\u00E9");
    CHECK(compose("\xFF") == "\xFF");
    CHECK(fold("\u00C9t\u00C9") == "e\u0301te\u0301");
    CHECK(fold("Stra\u00DFe") == "strasse");
    CHECK(fold("\uFF21\u0301") == "a\u0301");
    CHECK(fold("\xFF") == "\xFF");
}

TEST_CASE("marks and blanks are known by their categories") {
    for (const char32_t mark : {U'\u0301', U'\uFE0F', U'\u093F'}) CHECK(is_mark(mark));
    for (const char32_t blank : {U'\t', U'\n', U' ', U'\u00A0', U'\u3000'}) CHECK(is_space(blank));
    for (const char32_t other : {U'a', U'\u200B', U'🐶'}) {
        CHECK_FALSE(is_mark(other));
        CHECK_FALSE(is_space(other));
    }
}

TEST_CASE("widths of sequences are those of a terminal that joins them") {
    CHECK(measure_display_width("") == 0);
    CHECK(measure_display_width("abc") == 3);
    CHECK(measure_display_width("🐶") == 2);
    CHECK(measure_display_width("❤") == 1);
    CHECK(measure_display_width("❤️") == 2);
    CHECK(measure_display_width("👨‍👩‍👧") == 2);
    CHECK(measure_display_width("👍🏽") == 2);
    CHECK(measure_display_width("🇫🇷") == 2);
    CHECK(measure_display_width("🇫🇷🇩🇪") == 4);
    CHECK(measure_display_width("#️⃣") == 2);
    CHECK(measure_display_width("🏴󠁧󠁢󠁥󠁮󠁧󠁿") == 2);
    CHECK(measure_display_width("ａ") == 2);
    CHECK(measure_display_width("한") == 2);
    CHECK(measure_display_width("\xFF") == 1);
    CHECK(measure_display_width("so\u00ADfa") == 5);
    CHECK(measure_display_width("e\u0301") == 1);
    CHECK(measure_display_width("\u0915\u093F") == 2);
}

TEST_CASE("characters are encoded in one to four bytes") {
    CHECK(encode(U'a') == "a");
    CHECK(encode(U'é') == "\xC3\xA9");
    CHECK(encode(U'€') == "\xE2\x82\xAC");
    CHECK(encode(U'🐶') == "\xF0\x9F\x90\xB6");
    CHECK(encode(0) == std::string(1, '\0'));
}

TEST_CASE("text for markup has no character that begins a tag, an entity or the end of an attribute") {
    CHECK(escape_markup("A & B <i> \"c\" 'ü'") == "A &amp; B &lt;i&gt; &quot;c&quot; 'ü'");
}

} // namespace spotit::base
