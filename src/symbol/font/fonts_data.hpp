// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/text_fonts.hpp"
#include "symbol/request.hpp"

#include <spotit/symbol.hpp>

#include <map>
#include <optional>

namespace spotit::symbol {

/// The data that all copies of a Fonts share, immutable.
struct Fonts::Data {
    FontOptions options;
    base::DataPaths places;
    std::optional<Font> emoji;
    std::map<std::string, Font> emoji_fonts; ///< named by specs
    std::shared_ptr<const TextFonts> text;
    std::map<std::string, Font> color_fonts; ///< of words, by the names in options and specs

    /// Returns the font of a word if its letters have colors, else null.
    const Font* find_word_colors(const SymbolSpec& word) const;

    /// Returns the font of that name, opening it if necessary; reports an error and returns nothing if there
    /// is none.
    std::optional<Font> emoji_font(const std::string& name, const Request& request) const;
    /// Returns fonts for words, including the one of that name if it exists.
    std::shared_ptr<const TextFonts> text_fonts(const std::string& name) const;
};

} // namespace spotit::symbol
