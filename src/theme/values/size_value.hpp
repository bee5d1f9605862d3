// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/geom.hpp>
#include <spotit/yaml.hpp>

#include <optional>
#include <string_view>

namespace spotit::theme {

/// Reads both lengths of a product; only the second needs a unit. Reports mistakes and returns nothing.
std::optional<geom::Size> size_value(ReadContext& context, const Key& key, const yaml::Node& node,
                                     std::string_view example);

} // namespace spotit::theme
