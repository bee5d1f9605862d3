// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/deck.hpp>
#include <spotit/diag.hpp>
#include <spotit/document.hpp>
#include <spotit/layout.hpp>
#include <spotit/sheet.hpp>
#include <spotit/symbol.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// YAML to values: every module's options with defaults filled in, and where each was written.
namespace spotit::theme {

/// What a theme says of one symbol that concerns its place on the cards.
struct Fit {
    double scale = 1;
    std::optional<layout::Rotation> rotation{};
};

/// What becomes of something that players could stumble over.
enum class Check { Off, Warn, Error };
struct Checks {
    Check look_alike = Check::Warn;  ///< symbols that could be taken for each other
    Check color_blind = Check::Warn; ///< that could by those who can't tell red from green
};

struct Theme {
    std::string title;
    std::string language = "en";
    std::uint64_t seed = 1; ///< deck.seed and layout.seed follow it unless they are given
    deck::Options deck;     ///< numbers are possible for the symbols at hand, or reading has failed
    std::vector<symbol::Source> symbols;
    std::vector<Fit> fits; ///< one for each symbol
    symbol::FontOptions fonts;
    Checks check;
    int unused_symbols = 0; ///< how many of them the deck has no place for
    document::Style style;
    layout::Options layout;
    std::uint64_t layout_seed = 1;
    std::map<int, int> reroll; ///< by card, from 1: which other arrangement it gets
    sheet::Options sheet;
    std::string paper_name; ///< "A4", or the size as written
    std::map<std::string, diag::Span, std::less<>>
        spans; ///< of the values that were given, by key: "card.size"
};

/// -s KEY=VALUE.
struct Override {
    std::string key, value;
};

/// What a theme is read with.
struct Context {
    std::span<const Override> overrides{};
    symbol::Places places{}; ///< where the emoji's names and groups lie
};

/// Reads a theme. Every mistake is collected and thrown together as diag::Error; warnings go into the sink.
Theme read(std::shared_ptr<const diag::Source> source, const Context& context, diag::Sink& sink);

} // namespace spotit::theme
