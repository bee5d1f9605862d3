// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/theme.hpp>

#include <set>
#include <string>
#include <vector>

namespace spotit::theme {

/// The words that the deck's forms put on cards: of each symbol another one, also in the other language.
class DisplayWords {
public:
    /// Knows those of the theme's symbols so far.
    DisplayWords(const Theme& theme, const base::DataPaths& places);

    /// Those of the candidates that have names, another one in each form, and share no word with a symbol or
    /// with one before them. Where none is so, all: later it is told what is wrong with them.
    std::vector<symbol::SymbolSpec> choice(std::vector<symbol::SymbolSpec> candidates);
    /// Notes the words of a symbol that the deck has.
    void take(const symbol::SymbolSpec& source);

private:
    /// In all forms; an empty one where a name is wanted and not known.
    std::vector<std::string> find_words(const symbol::SymbolSpec& source);

    std::vector<DisplayForm> showings_; ///< as words or with a name
    DisplayNames names_;
    std::set<std::string> taken_;
};

} // namespace spotit::theme
