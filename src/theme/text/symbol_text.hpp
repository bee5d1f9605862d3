// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// The place of a text of symbols: an entry of a list may have blanks in it, elsewhere blanks separate the
/// symbols.
enum class SymbolPlace { InEntry, InText };

struct SymbolText {
    std::vector<symbol::SymbolSpec> symbols;
    int mistakes = 0; ///< parts that are no symbols, already reported
};

/// More than the largest deck has.
inline constexpr int max_symbols = 20'000;
/// Bytes of a word; more is unreadable on a card.
inline constexpr std::size_t max_symbol_text = 200;

/// Returns the symbols of a scalar: emoji, U+ and numbers, :names:, paths of pictures; anything else is a
/// word.
SymbolText symbols_in(ReadContext& context, const yaml::Node& node, SymbolPlace place);

/// Returns true for the parts of "U+1F468 U+200D" and the like.
bool is_code_point(std::string_view word);
/// Returns the character for "U+1F984"; empty if there is none.
std::string character(std::string_view word);

/// Returns true if the word is a picture's path, or a web address.
bool is_path(std::string_view word);
/// Returns true for the path of a picture in an unsupported format: photo.heic.
bool is_unsupported_picture(std::string_view word);
/// Reports an unsupported format and lists the supported ones.
void report_unsupported_picture(ReadContext& context, std::string_view written, const diag::Span& span,
                                std::vector<std::string> notes);
/// Returns the picture's path, from the folder of the theme or list that names it; reports an impossible path
/// and returns an empty one.
std::filesystem::path picture_path(ReadContext& context, std::string_view written, const diag::Span& span);

/// Returns the emoji of a name without its colons; reports an unknown name and returns an empty text.
std::string named_emoji(ReadContext& context, std::string_view name, const diag::Span& span);

} // namespace spotit::theme
