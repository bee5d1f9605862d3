#include <spotit/job/output.hpp>

#include "symbol/noto.hpp"

#include "places.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

using namespace spotit;

namespace {

job::Request outline_request(const std::string& text) {
    job::Request result;
    result.theme = std::make_shared<diag::SourceText>("test.yaml", "layout: {effort: fast}\n" + text);
    result.places = tests::set_up_places();
    result.producer = "test";
    return result;
}

std::ptrdiff_t check_similarity(const std::string& drawing) {
    const auto made = job::prepare(outline_request(
        "symbols: 🍎 🍏 ❤️ 💚 🐶 🏠 🚗\ncheck: {color_blind: off}\ncard: {drawing: " +
        drawing + "}\n"));
    return std::ranges::count(made.report().warnings, diag::Id("look-alike"), &diag::Diagnostic::id);
}

} // namespace

TEST_CASE("symbols that only their colors tell apart are look-alikes as outlines") {
    if (symbol::test::skip_without_noto()) return;
    CHECK(check_similarity("full") == 0);
    CHECK(check_similarity("outline") == 2); // the green apple and the green heart
}

TEST_CASE("a deck of outlines is the same on any number of threads, and has no image") {
    if (symbol::test::skip_without_noto()) return;
    job::Request one = outline_request(
                     "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\ncard: {drawing: outline}\n"),
                 four = one;
    one.threads = 1;
    four.threads = 4;
    const std::string pdf = job::make_deck(one).bytes;
    CHECK(pdf == job::make_deck(four).bytes);
    CHECK(pdf.find("/Subtype /Image") == std::string::npos);
}
