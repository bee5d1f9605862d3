// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace spotit::theme {
struct Theme;
}

namespace spotit::job {

/// Returns how slightly smaller cards would save paper; nothing if they would not. `cards`: the number of all
/// printed cards.
std::vector<std::string> savings_hints(const theme::Theme& theme, int cards);

/// Returns "backs for long-edge duplex"; empty if the theme has no backs.
std::string backs_text(const theme::Theme& theme);
/// Returns the options of CUPS's `lp` that keep a printer from scaling the sheets; empty for cards with a
/// page each.
std::string print_options(const theme::Theme& theme);

} // namespace spotit::job
