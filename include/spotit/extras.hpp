// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>
#include <spotit/document.hpp>
#include <spotit/extras/options.hpp>
#include <spotit/symbol.hpp>

#include <optional>
#include <span>

/// Sheets that go with a deck: the rules of its games, and the key of its symbols.
namespace spotit::extras {

/// What holds for every two cards: they share exactly one symbol, or exactly one third completes them.
enum class Promise { None, OneMatch, OneThird };

/// What the sheets are made with, apart from the theme.
struct PageSetup {
    double margin = 8;                   ///< from the paper's edge, mm
    Promise promise = Promise::OneMatch; ///< stands at the foot of each sheet
    symbol::FontOptions fonts{};         ///< texts are set in these
};

/// A warning without a place of letters in the key's names that no font here has, and that are left out
/// there.
std::optional<diag::Diagnostic> missing_letters(const document::Document& document, const Options& options,
                                                const PageSetup& setup);

/// A warning without a place of games that the document has too few cards for: their rules are left out. Not
/// of one among all, where others are left.
std::optional<diag::Diagnostic> too_few_cards(const document::Document& document, const Options& options);

/// Appends the sheets to the document, in its language where the texts are translated, else in English. To a
/// document with one card per page, whose pages are too small, nothing is added. Throws diag::Error when
/// there is no such font.
void add(document::Document& document, const Options& options, const PageSetup& setup = {});

} // namespace spotit::extras
