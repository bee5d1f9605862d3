// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/yaml.hpp>

namespace spotit::theme {

/// Reports a key of the top level that begins with its section, such as `card_color`, and what it means:
/// `card: {background: red}`. Returns false if it means none.
bool report_flat_key(ReadContext& context, const yaml::Node& map, const yaml::Node::Entry& entry);

} // namespace spotit::theme
