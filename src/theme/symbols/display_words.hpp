// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/theme/display_names.hpp>
#include <spotit/theme/theme.hpp>

#include <set>
#include <string>
#include <vector>

namespace spotit::theme {

/// The words on cards in the deck's forms, which must differ for all symbols, in each language.
class DisplayWords {
public:
    /// Takes the words of the theme's symbols so far.
    DisplayWords(const Theme& theme, const base::DataPaths& places);

    /// Returns the candidates that have names, different ones in each form, and share no word with a symbol
    /// or an earlier candidate. If there are none, all candidates: their problems are reported later.
    std::vector<symbol::SymbolSpec> choice(std::vector<symbol::SymbolSpec> candidates);
    /// Adds the words of a symbol of the deck.
    void take(const symbol::SymbolSpec& source);

private:
    /// Returns the words in all forms, empty where a name is not known.
    std::vector<std::string> find_words(const symbol::SymbolSpec& source);

    std::vector<DisplayForm> showings_; ///< the forms with a word or a caption
    DisplayNames names_;
    std::set<std::string> taken_;
};

} // namespace spotit::theme
