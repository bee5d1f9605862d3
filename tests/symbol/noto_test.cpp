#include "emojibase/reader.hpp"

#include "every_day.hpp"
#include "symbol/font/text_fonts.hpp"
#include "symbol/fonts.hpp"
#include "symbol/reference_sheet.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

/// All that Unicode recommends, with all skin tones: single letters of flags are none.
std::vector<std::string> every_emoji() {
    const auto folder = set_up_places().data.front() / "node_modules/emojibase-data/en";
    std::vector<std::string> all;
    for (const auto& [code_points, emoji] : emojibase::read_data(folder / "data.json").characters) {
        const bool is_letter =
            code_points.starts_with("1F1") && code_points.size() == 5 && code_points >= "1F1E6";
        if (!is_letter) all.push_back(emoji);
    }
    return all;
}

} // namespace

TEST_CASE("every emoji that Unicode recommends is painted without a warning and as vectors" *
          doctest::skip(!tests::tries_all())) {
    if (skip_without_noto()) return;
    const Font font = noto();
    const auto all = every_emoji();
    CHECK(all.size() >= 3953);
    std::vector<Symbol> symbols;
    for (const std::string& emoji : all) {
        CAPTURE(emoji);
        Loaded loaded = load_one(emoji, font);
        CHECK(loaded.said.empty());
        CHECK_FALSE(loaded.symbol.outline.empty());
        symbols.push_back(std::move(loaded.symbol));
    }
    CHECK(images_in_pdf(symbols, font.data().units_per_em, noto_sheet).empty());
}

TEST_CASE("every emoji can be drawn as an outline, without a warning and as vectors" *
          doctest::skip(!tests::tries_all())) {
    if (skip_without_noto()) return;
    const Font font = noto();
    std::vector<Symbol> symbols;
    for (const std::string& emoji : every_emoji()) {
        CAPTURE(emoji);
        diag::Sink sink;
        symbols.push_back(load({.content = Emoji{emoji}, .drawing = DrawingStyle::Outline}, font, sink));
        CHECK(sink.list_sorted().empty());
        CHECK_FALSE(symbols.back().outline.empty());
    }
    CHECK(images_in_pdf(symbols, font.data().units_per_em, noto_sheet).empty());
}
