#include <spotit/emoji.hpp>

#include <spotit/symbol/spec.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

using spotit::emoji::normalize;
using spotit::emoji::parse_file_name;
using spotit::emoji::split_sequences;
using spotit::emoji::TextRun;

namespace {

/// "[🐶]a[🐱]": emoji in brackets.
std::string shown(std::string_view text) {
    std::string result;
    for (const TextRun& piece : split_sequences(text))
        result += piece.emoji ? "[" + std::string(piece.text) + "]" : std::string(piece.text) + "|";
    return result;
}

} // namespace

TEST_CASE("emoji in a row are split at their borders") {
    CHECK(shown("🐶🐱👨‍👩‍👧") == "[🐶][🐱][👨‍👩‍👧]");
    CHECK(shown("🇫🇷🇩🇪") == "[🇫🇷][🇩🇪]");
    CHECK(shown("🇫🇷🇩") == "[🇫🇷][🇩]");
    CHECK(shown("👍🏽👋🏿") == "[👍🏽][👋🏿]");
    CHECK(shown("🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴") == "[🏴󠁧󠁢󠁥󠁮󠁧󠁿][🏴]");
    CHECK(shown("🏳️‍🌈🏴‍☠️") == "[🏳️‍🌈][🏴‍☠️]");
    CHECK(shown("👩🏽‍🤝‍👨🏿🚶‍♀️‍➡️") ==
          "[👩🏽‍🤝‍👨🏿][🚶‍♀️‍➡️]");
    CHECK(shown("❤️‍🔥❤️") == "[❤️‍🔥][❤️]");
}

TEST_CASE("keycaps are emoji with and without a variation selector, their characters alone are text") {
    CHECK(shown("1️⃣#️⃣*️⃣") == "[1️⃣][#️⃣][*️⃣]");
    CHECK(shown("1⃣") == "[1⃣]");
    CHECK(shown("12#*") == "12#*|");
    CHECK(shown("1️") == "[1️]");
    CHECK(shown("©®") == "©®|");
    CHECK(shown("©️") == "[©️]");
}

TEST_CASE("characters that are text by default count as emoji, unless a text selector follows") {
    CHECK(shown("☀❤✈") == "[☀][❤][✈]");
    CHECK(shown("☀️") == "[☀️]");
    CHECK(shown("☺︎") == "☺︎|");
}

TEST_CASE("text and white space are runs of their own") {
    CHECK(shown("a 🐶 b") == "a |[🐶] b|");
    CHECK(shown("🐶 🐱") == "[🐶] |[🐱]");
    CHECK(shown("") == "");
    CHECK(shown("猫") == "猫|");
    CHECK(shown("⁉") == "[⁉]");
}

TEST_CASE("emoji newer than Debian's table, and characters kept for emoji to come, are emoji") {
    CHECK(shown("🫩🫪🫯🛘🪊") == "[🫩][🫪][🫯][🛘][🪊]");
    CHECK(shown("\xF0\x9F\xAB\xBF") == "[\xF0\x9F\xAB\xBF]"); // U+1FAFF
}

TEST_CASE("a joiner that joins nothing stays with its emoji") {
    CHECK(shown("🐶\u200D a") == "[🐶\u200D] a|");
    CHECK(shown("a\u200D") == "a\u200D|");
}

TEST_CASE("tags without an end are not part of an emoji") {
    CHECK(split_sequences("🏴\U000E0067\U000E0062").front().text == "🏴");
}

TEST_CASE("bytes that are no UTF-8 are text, and none is lost") {
    for (const std::string_view text :
         {"\xFF", "\xF0\x9F", "🐶\xF0\x9F🐱", "\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80"}) {
        std::string joined;
        for (const TextRun& piece : split_sequences(text)) joined += piece.text;
        CHECK(joined == text);
    }
    CHECK(shown("🐶\xFF🐱") == "[🐶]\xFF|[🐱]");
}

TEST_CASE("every byte of a text comes back, whatever it is made of") {
    const std::vector<std::string> parts{"🐶", "a",    " ", "\uFE0F", "\u200D",     "\u20E3",
                                         "🇫", "🏽", "#", "\xF0",   "\U000E0067", "\U000E007F"};
    std::uint32_t state = 1;
    for (int round = 0; round < 20'000; ++round) {
        std::string text, joined;
        for (int i = 0; i < 6; ++i) {
            state = state * 1664525U + 1013904223U;
            text += parts[(state >> 16) % parts.size()];
        }
        for (const TextRun& piece : split_sequences(text)) {
            REQUIRE(!piece.text.empty());
            joined += piece.text;
        }
        REQUIRE(joined == text);
    }
}

TEST_CASE("normalised emoji have no variation selectors") {
    CHECK(normalize("❤️") == normalize("❤"));
    CHECK(normalize("🏳️‍🌈") == "🏳‍🌈");
    CHECK(normalize("#️⃣") == "#⃣");
}

TEST_CASE("texts read alike that differ in coding, blanks or what is not seen, and in nothing else") {
    using spotit::symbol::make_comparison_key;
    CHECK(make_comparison_key("ice\u00A0cream") == "ice cream");
    CHECK(make_comparison_key(" ice \u3000\n cream\u2009") == "ice cream");
    CHECK(make_comparison_key("cafe\u0301") == "caf\u00E9");
    CHECK(make_comparison_key("\uFEFFso\u00ADfa\u200B") == "sofa");
    CHECK(make_comparison_key("❤️") == make_comparison_key("❤"));
    for (const char* kept : {"Ice", "icecream", "👨‍👩‍👧", "می‌خواهم", "\xFF"})
        CHECK(make_comparison_key(kept) == kept);
}

TEST_CASE("files of sets of pictures are named by the code points of their emoji") {
    CHECK(parse_file_name("svg/1f420.svg") == "🐠");
    CHECK(parse_file_name("1F420.png") == "🐠");
    CHECK(parse_file_name("emoji_u1f420.png") == "🐠");
    CHECK(parse_file_name("1F1E9-1F1EA.svg") == "🇩🇪");
    CHECK(parse_file_name("emoji_u1f468_200d_1f33e.svg") == "👨‍🌾");
    CHECK(parse_file_name("2764.svg") == "❤");
    for (const char* other :
         {"2764.jpg", "IMG_1234.jpg", "20240312.jpg", "dog.svg", "cafe.svg", "1f420x.svg", "1f420-.x-y.svg",
          "1f420-1f420.svg", "110000.svg", "d800.svg", "face.svg", "", "-.svg"})
        CHECK_MESSAGE(parse_file_name(other).empty(), other);
}
