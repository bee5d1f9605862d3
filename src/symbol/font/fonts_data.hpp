// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/font/text_fonts.hpp"
#include "symbol/request.hpp"

#include <spotit/symbol.hpp>

#include <map>
#include <optional>

namespace spotit::symbol {

/// What all copies of a Fonts share; never changes once it is made.
struct Fonts::Data {
    FontOptions options;
    base::DataPaths places;
    std::optional<Font> emoji;
    std::map<std::string, Font> emoji_fonts; ///< those that sources name
    std::shared_ptr<const TextFonts> text;

    /// The font of that name, opened by now or not; nothing and an error when it can't be had.
    std::optional<Font> emoji_font(const std::string& name, const Request& request) const;
    /// Fonts for words, among them the one of that name if it exists.
    std::shared_ptr<const TextFonts> text_fonts(const std::string& name) const;
};

} // namespace spotit::symbol
