// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>
#include <spotit/diag.hpp>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// Parses "cmyk(70% 0% 90% 10%)" or "gray(50%)"; plain numbers are percent, too. Nothing for other texts.
std::optional<color::Inks> parse_inks(std::string_view written);

/// The colors that a theme gives in inks. Each gets a screen color that is unique in the deck, though it
/// looks the same, so that its inks can be found again in drawings.
class InkPalette {
public:
    struct Entry {
        color::Color color;
        color::Inks inks;
        std::string written;
        diag::Span span;
    };

    /// Returns the screen color for the inks. Black alone and bare paper need no unique color.
    color::Color screen_color(const color::Inks& inks, std::string_view written, const diag::Span& span);
    /// Returns the colors in the order of their first use.
    const std::vector<Entry>& entries() const { return entries_; }

private:
    std::vector<Entry> entries_;
    std::map<std::array<double, 4>, color::Color> known_;
    std::map<std::array<long, 3>, int> taken_; ///< number of colors that share the bytes of a color
};

} // namespace spotit::theme
