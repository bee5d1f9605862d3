#pragma once

#include "every_day.hpp"

#include <spotit/extras.hpp>
#include <spotit/texts.hpp>

#include <string>
#include <vector>

namespace spotit::extras::test {

/// A document of so many cards, each with the symbols that `cards` says; the pictures are squares.
document::Document sample(std::vector<std::string> names, const std::vector<std::vector<int>>& cards);
/// Returns all languages in the slow tests, and one that is not English every day, for what each has in its
/// own words alone: the test `translations` finds texts that are missing or have other places than the
/// English ones.
inline auto list_languages() {
    return tests::tries_all() ? texts::languages() : texts::languages().last(1);
}

/// The games of decks whose cards match.
std::vector<Game> all_matching();
/// "symbol 1" and so on, as many as there are.
std::vector<std::string> numbered(int count);

/// Returns the text that pdftotext finds on a sheet, white space made single blanks.
std::string text_on(const document::Document& document, const document::Page& page);
int count_of(const std::string& text, const std::string& part);

/// How far everything on a sheet is from the paper's edge at least.
double min_margin(const document::Document& document, const document::Page& page);

} // namespace spotit::extras::test
