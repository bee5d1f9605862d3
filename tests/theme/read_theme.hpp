#pragma once

#include <spotit/theme/read.hpp>
#include <spotit/theme/theme.hpp>

#include <string>
#include <vector>

namespace spotit::tests {

/// The theme of a text, or what is wrong with it as it would be printed.
struct Outcome {
    theme::Theme theme;
    std::string said; ///< empty: all is well
    std::vector<diag::Diagnostic> diagnostics;
};
Outcome read_theme(std::string text, std::vector<theme::Override> overrides = {},
                   const std::string& name = "theme.yaml");
/// Whether nothing is wrong but that some symbols are left over: tests of other things have any number.
bool is_good(const Outcome& outcome);
/// The theme of a text that must be so.
theme::Theme read_good_theme(const std::string& text);
/// The place and the id of each message: "2:15 value, 3:1 warning no-effect". Their prose is in goldens.
std::string list_findings(const Outcome& outcome);
/// The emoji of a theme's symbols.
std::vector<std::string> emoji_in(const theme::Theme& theme);
/// Symbols enough for a deck.
inline const std::string seven_animals = "symbols: 🐶 🐱 🐭 🐹 🐰 🦊 🐻\n";
/// The same with overlays, each a name and a text.
struct Named {
    std::string name, text;
};
Outcome read_theme_with(const Named& theme, const std::vector<Named>& overlays,
                        std::vector<theme::Override> overrides = {},
                        const std::string& data = "tests/theme/data");
/// The same with all emoji, whose names the build makes.
inline const std::string all_emoji = SPOTIT_BINARY_DIR;

/// The text with the edits of a remedy, made as `check --json` prints them.
std::string with_edits(std::string text, const diag::Change& change);
/// The errors after a remedy was taken that were not there before, and those of the problem that are left;
/// a line for each.
std::string list_left(const diag::Diagnostic& problem, const Outcome& wrong, const Outcome& mended);

/// The file's bytes.
std::string contents(const std::string& path);
/// The text with the current folder called as Ana's.
std::string without_folder(std::string text);

} // namespace spotit::tests
