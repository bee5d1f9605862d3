// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/set/set_color_names.hpp"

#include <algorithm>
#include <array>

namespace spotit::symbol {

namespace {

/// A color that has an undisputed name; some names have several, dark and light.
struct Named {
    std::string_view name, color;
};
constexpr std::array table{
    Named{"red", "#e6141e"},    Named{"red", "#b00020"},    Named{"orange", "#f58a1f"},
    Named{"orange", "#d55e00"}, Named{"yellow", "#ffe119"}, Named{"yellow", "#f0c800"},
    Named{"green", "#2ca02c"},  Named{"green", "#009e73"},  Named{"green", "#90d050"},
    Named{"green", "#006400"},  Named{"blue", "#1f5fd0"},   Named{"blue", "#0072b2"},
    Named{"blue", "#56b4e9"},   Named{"blue", "#000080"},   Named{"purple", "#8030a0"},
    Named{"purple", "#4b0082"}, Named{"pink", "#f78fc0"},   Named{"pink", "#e0409a"},
    Named{"pink", "#cc79a7"},   Named{"pink", "#ffc0cb"},   Named{"brown", "#a52a2a"},
    Named{"brown", "#8b5a2b"},  Named{"brown", "#5c3317"},  Named{"turquoise", "#20b8b8"},
    Named{"gray", "#808080"},   Named{"gray", "#b8b8b8"},   Named{"black", "#000000"},
    Named{"white", "#ffffff"},
};

} // namespace

std::string_view plain_color_name(const color::Color& color) {
    const color::Oklab lab = color::to_oklab(color::to_linear(color));
    const auto distance = [&](const Named& named) {
        return color::distance(lab, color::to_oklab(color::to_linear(*color::parse(named.color))));
    };
    return std::ranges::min_element(table, {}, distance)->name;
}

} // namespace spotit::symbol
