#include "every_day.hpp"
#include "theme/read_theme.hpp"

#include <spotit/random.hpp>

#include <doctest/doctest.h>

#include <filesystem>

namespace spotit::tests {
namespace {

std::vector<std::string> all_themes() {
    std::vector<std::string> texts;
    for (const char* folder : {"themes", "tests/theme/golden"}) {
        for (const auto& entry :
             std::filesystem::directory_iterator(std::filesystem::path(SPOTIT_SOURCE_DIR) / folder)) {
            const std::string text = contents(entry.path().string());
            if (entry.path().extension() == ".yaml" && text.size() < 4000) texts.push_back(text);
        }
    }
    return texts;
}

/// The mistakes themselves do not matter, only that there are good spans.
void check_spans(const Outcome& outcome) {
    for (const diag::Diagnostic& diagnostic : outcome.diagnostics) {
        REQUIRE(diagnostic.span.source != nullptr);
        REQUIRE(diagnostic.span.begin <= diagnostic.span.end);
        REQUIRE(diagnostic.span.end <= diagnostic.span.source->text().size());
    }
}

/// Reads and renders.
void survive(const std::string& text) {
    check_spans(read_theme(text));
}

std::string repeated(std::string_view part, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += part;
    return text;
}

} // namespace

TEST_CASE("a theme cut off at any byte is read or refused, never worse") {
    EveryDay every_day(389);
    for (const std::string& text : all_themes()) {
        for (std::size_t length = 0; length < text.size(); ++length)
            if (!every_day.skips_next()) survive(text.substr(0, length));
    }
}

TEST_CASE("themes with random damage are read or refused, never worse") {
    random::Generator generator(20260101);
    constexpr std::string_view splices[] = {":", " ",  "\n", "\t",  "#",        "- ",    "[",  "]", "{",
                                            "}", "\"", "'",  "&a ", "*a",       "!",     "|",  ">", "%",
                                            "@", "\\", "\r", "🐶",   "\xF0\x9F", "---\n", "? ", ","};
    for (const std::string& text : all_themes()) {
        for (int round = 0; round < rounds(150, 4); ++round) {
            std::string damaged = text;
            for (int edit = generator.draw_below(4); edit >= 0; --edit) {
                const auto at =
                    static_cast<std::size_t>(generator.draw_below(static_cast<int>(damaged.size()) + 1));
                const auto length = static_cast<std::size_t>(generator.draw_below(4));
                const auto splice = static_cast<std::size_t>(generator.draw_below(std::size(splices)));
                damaged.replace(at, std::min(length, damaged.size() - at), splices[splice]);
            }
            survive(damaged);
        }
    }
}

TEST_CASE("texts made to hurt end with a message") {
    const std::string hostile[] = {
        repeated("[", 10000),
        repeated("{", 10000),
        repeated("- ", 10000),
        repeated("? ", 10000),
        repeated("{a: ", 10000),
        repeated("\"", 100001),
        repeated(":", rounds(1'000'000, 10'000)),
        repeated("# ", rounds(1'000'000, 5'000)),
        repeated("title: x\n", rounds(20'000, 250)),
        repeated("tilte: x\n", rounds(20'000, 250)),
        "symbols: " + repeated("x ", rounds(20'000, 250)),
        "symbols: " + repeated("🐶", rounds(20'000, 250)),
        "title: " + repeated("x", 3000000),
        "x: [" + repeated("&a [x], ", rounds(50'000, 500)) + "]",
        repeated("\n", 5 << 20),
    };
    for (const std::string& text : hostile) {
        if (text.size() > 1 << 20 && !tries_all()) continue; // too long, as what trouble_test.cpp tries
        CAPTURE(text.substr(0, 20));
        const Outcome outcome = read_theme(text);
        CHECK_FALSE(outcome.said.empty());
        check_spans(outcome);
    }
}

} // namespace spotit::tests
