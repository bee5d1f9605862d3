// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/layout/rotation.hpp>
#include <spotit/symbol/spec.hpp>

#include <optional>
#include <string>
#include <vector>

namespace spotit::theme {

/// The theme's options of one symbol for its place on the cards.
struct SymbolOptions {
    double scale = 1;
    std::optional<layout::Rotation> rotation{};
    std::vector<std::string>
        forms{}; ///< its own two forms as words ("3 × 4", "12"), instead of the deck's; or none
    std::optional<symbol::Edge> edge{}; ///< none: the theme's
};

} // namespace spotit::theme
