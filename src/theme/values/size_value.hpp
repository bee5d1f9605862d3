// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/geom.hpp>
#include <spotit/yaml.hpp>

#include <optional>
#include <string_view>

namespace spotit::theme {

/// Both lengths of a product; a unit may stand at the second alone. Reports why it can't and gives nothing.
std::optional<geom::Size> size_value(ReadContext& context, const Key& key, const yaml::Node& node,
                                     std::string_view example);

} // namespace spotit::theme
