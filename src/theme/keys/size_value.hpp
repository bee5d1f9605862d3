// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/keys.hpp"

#include <spotit/geom.hpp>
#include <spotit/yaml.hpp>

#include <optional>
#include <string_view>

namespace spotit::theme {

/// Whether the text is a product of two numbers: "210x297mm", "8 1/2 x 11in".
bool is_product(std::string_view text);
/// Whether both lengths of a product are the same: "60x60mm".
bool has_equal_sides(std::string_view text);
/// Both lengths of a product; a unit may stand at the second alone. Reports why it can't and gives nothing.
std::optional<geom::Size> size_value(Reading& reading, const Key& key, const yaml::Node& node,
                                     std::string_view example);
/// Upper and lower case of ASCII being the same.
bool same_word(std::string_view a, std::string_view b);

} // namespace spotit::theme
