#include "similarity/drawings.hpp"

#include <spotit/emoji.hpp>
#include <spotit/symbol/font.hpp>
#include <spotit/symbol/load.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

namespace spotit::similarity {

using namespace test;

namespace {

/// Those of themes/animals.yaml.
// clang-format off
const char* const animals =
    "🐶🐱🐭🐰🐷🐮🐴🐑🐔🦆🦊🐻🦉🦔🦡🦝🐺🦌🐿️🦇🐸🦫🦨🐼🐨🦁🐯🐵🐘"
    "🦒🦏🦛🦓🐪🦘🦥🦍🐧🐳🦈🐬🐙🦀🐠🦭🐡🦩🦜🦚🐌🐢🐍🦖🐊🦋🐝🐞";
// clang-format on

/// Returns Noto Color Emoji if scripts/setup has fetched it; it is too large to be committed.
std::optional<symbol::Font> noto() {
    const std::filesystem::path file =
        std::filesystem::path(SPOTIT_SOURCE_DIR) /
        "fonts/node_modules/@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf";
    if (!std::filesystem::exists(file)) return std::nullopt;
    return symbol::Font::open(file);
}

std::vector<Signature> signatures_of(std::string_view emoji, const symbol::Font& font) {
    std::vector<Signature> signatures;
    diag::Sink sink;
    for (const emoji::TextRun& piece : emoji::split_sequences(emoji)) {
        symbol::SymbolSpec source;
        source.content = symbol::Emoji{std::string(piece.text)};
        signatures.push_back(on_white(symbol::load(source, font, sink)));
    }
    return signatures;
}

struct Apart {
    double normal, deuteranopia;
};
Apart apart(const char* two, const symbol::Font& font) {
    const auto signatures = signatures_of(two, font);
    REQUIRE(signatures.size() == 2);
    return {distance(signatures[0], signatures[1]),
            distance(signatures[0], signatures[1], color::Vision::Deuteranopia)};
}

} // namespace

TEST_CASE("flags that are one drawing are found among those that are not") {
    const auto font = noto();
    if (!font) return;
    const auto pairs = find(signatures_of("🇫🇷🇳🇴🇩🇪🇲🇫🇧🇻🇯🇵🇨🇵🇸🇯🇬🇧", *font));
    CHECK(std::ranges::count(pairs, PairKind::Same, &Pair::kind) == 6);
    for (const Pair& pair : pairs) {
        CAPTURE(pair.first);
        CAPTURE(pair.second);
        if (pair.kind == PairKind::Same) CHECK(pair.distance < 1e-4);
    }
}

TEST_CASE("clock faces differ in their hands alone, and arrows in how they are turned") {
    const auto font = noto();
    if (!font) return;
    const auto pairs = find(signatures_of("🕐🕑🕖🕚", *font));
    CHECK(pairs.size() == 6);
    for (const Pair& pair : pairs) CHECK(pair.kind == PairKind::Same);

    auto hands = signatures_of("👆👇", *font);
    const auto turned = find(hands);
    REQUIRE(turned.size() == 1);
    CHECK(turned[0].kind == PairKind::Same);
    CHECK(turned[0].turned);
    for (Signature& signature : hands) signature.turn = 0;
    CHECK(find(hands).empty());
}

TEST_CASE("pairs that people mistake are alike") {
    const auto font = noto();
    if (!font) return;
    for (const char* two : {"🏅🥇", "🪹🪺", "🐪🐫", "❤️💔"}) {
        CAPTURE(two);
        const auto pairs = find(signatures_of(two, *font));
        REQUIRE(pairs.size() == 1);
        CHECK(pairs[0].kind == PairKind::Alike);
    }
}

TEST_CASE("red and green apples, hearts and books are for the color-blind") {
    const auto font = noto();
    if (!font) return;
    for (const char* two : {"🍎🍏", "❤️💚", "🧡💚", "🔴🟢", "📗📙", "🇧🇷🇹🇷"}) {
        CAPTURE(two);
        const auto pairs = find(signatures_of(two, *font));
        REQUIRE(pairs.size() == 1);
        CHECK(pairs[0].kind == PairKind::ColorBlind);
    }
    const auto [normal, deuteranopia] = apart("🍎🍏", *font);
    CHECK(normal == doctest::Approx(0.118).epsilon(0.03));
    CHECK(deuteranopia == doctest::Approx(0.032).epsilon(0.03));
}

TEST_CASE("pale and thin symbols on white are no pairs for that alone") {
    const auto font = noto();
    if (!font) return;
    CHECK(apart("🦢🦷", *font).normal < 0.032);
    CHECK(find(signatures_of("🦢🦷🩹🥛🕯️🍴🚽", *font)).empty());
}

TEST_CASE("no two of the animals are alike, and half of them are usually 0.1 apart") {
    const auto font = noto();
    if (!font) return;
    const auto signatures = signatures_of(animals, *font);
    REQUIRE(signatures.size() == 57);
    CHECK(find(signatures).empty());
    std::vector<double> distances;
    for (std::size_t j = 1; j < signatures.size(); ++j)
        for (std::size_t i = 0; i < j; ++i) distances.push_back(distance(signatures[i], signatures[j]));
    std::ranges::sort(distances);
    CHECK(distances[distances.size() / 2] == doctest::Approx(0.1).epsilon(0.1));
}

TEST_CASE("choosing what is distinct raises the least distance") {
    const auto font = noto();
    if (!font) return;
    const auto signatures = signatures_of(animals, *font);
    const auto least = [&](const std::vector<std::size_t>& indices) {
        double result = 1;
        for (const std::size_t j : indices)
            for (const std::size_t i : indices)
                if (i < j) result = std::min(result, distance(signatures[i], signatures[j]));
        return result;
    };
    const auto kept = pick_distinct(signatures, 31);
    CHECK(kept.size() == 31);
    CHECK(least(kept) > 1.5 * least(pick_distinct(signatures, 57)));
}

TEST_CASE("emoji that only colors tell apart are found for a grey print, and nothing of the color-blind") {
    const auto font = noto();
    if (!font) return;
    const auto signatures = signatures_of("🧡💛💚💙🐶🔴🟢🔵🐙", *font);
    CHECK(std::ranges::none_of(find(signatures),
                               [](const Pair& pair) { return pair.kind != PairKind::ColorBlind; }));
    const auto pairs = find(signatures, {.print = color::Vision::Gray});
    REQUIRE(!pairs.empty());
    for (const Pair& pair : pairs) {
        CHECK(pair.faded);
        CHECK(pair.kind != PairKind::ColorBlind);
        for (const std::size_t unlike : {4U, 8U}) { // the dog and the octopus
            CHECK(pair.first != unlike);
            CHECK(pair.second != unlike);
        }
    }
}

} // namespace spotit::similarity
