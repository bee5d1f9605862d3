// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace spotit::cli {

/// A theme to begin with: one of the files in themes/templates, which are compiled in.
struct Starter {
    std::string_view name; ///< "animals"
    std::string_view text;

    /// "57 cards with 8 symbols each, like the game in the shop."
    std::string_view summary() const;
    /// The text for this paper, as a theme names it.
    std::string on_paper(std::string_view paper) const;
};
/// All of them; that of `init` without --template first.
std::span<const Starter> starters();

} // namespace spotit::cli
