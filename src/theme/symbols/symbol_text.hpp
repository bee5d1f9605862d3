// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// Where a text of symbols stands: in a list each entry may have blanks in it, elsewhere blanks part the
/// symbols.
enum class SymbolPlace { InEntry, InText };

struct SymbolText {
    std::vector<symbol::SymbolSpec> symbols;
    int mistakes = 0; ///< parts that are no symbol, already reported
};

/// More than the largest deck has.
inline constexpr int max_symbols = 20'000;

/// The symbols of a scalar: emoji themselves, U+ and their numbers, :names:, paths of pictures; all else is
/// words.
SymbolText symbols_in(ReadContext& context, const yaml::Node& node, SymbolPlace place);

/// The characters of "U+1F468 U+200D"'s parts and the like.
bool is_code_point(std::string_view word);
/// The character of "U+1F984"; empty when there is none with this number.
std::string character(std::string_view word);

/// Returns whether the word is a picture's path, or an address in the web.
bool is_path(std::string_view word);
/// Returns whether it is the path of a picture in a format that can't be printed: photo.heic.
bool is_other_picture(std::string_view word);
/// Says which formats can, with the notes behind the remedy.
void report_other_picture(ReadContext& context, std::string_view written, const diag::Span& span,
                          std::vector<std::string> notes);
/// The picture's path, from the folder of the theme or list in which it is named; empty when it can't be one,
/// which is reported.
std::filesystem::path picture_path(ReadContext& context, std::string_view written, const diag::Span& span);

/// The emoji of a name without its colons; empty when there is none, which is reported.
std::string named_emoji(ReadContext& context, std::string_view name, const diag::Span& span);

} // namespace spotit::theme
