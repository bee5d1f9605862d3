// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/entry.hpp"

#include <spotit/pdf/options.hpp>

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// The inks of "cmyk(70% 0% 90% 10%)" or "gray(50%)"; plain numbers are percent, too. Nothing when it is
/// neither.
std::optional<color::Inks> parse_inks(std::string_view written);

/// The colors that a theme gives in inks. Each gets a color of the screen that nothing else in the deck
/// has, be its look the same, so that the inks are found again where it was drawn.
class InkPalette {
public:
    struct Entry {
        pdf::ExactInks exact;
        std::string written;
        diag::Span span;
    };

    /// The color that stands for the inks. Black alone and bare paper are what black and white print as.
    color::Color screen_color(const color::Inks& inks, std::string_view written, const diag::Span& span);
    /// In the order in which they were met.
    const std::vector<Entry>& entries() const { return entries_; }

private:
    std::vector<Entry> entries_;
    std::map<std::array<double, 4>, color::Color> known_;
    std::map<std::array<long, 3>, int> taken_; ///< how many share the bytes of a color
};

} // namespace spotit::theme
