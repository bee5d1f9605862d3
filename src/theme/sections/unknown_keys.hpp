// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/yaml.hpp>

#include <string_view>

namespace spotit::theme {

/// Reports a key of a map that its section does not have, and suggests another.
void report_unknown(ReadContext& context, const yaml::Node& map, const yaml::Node::Entry& entry,
                    std::string_view section);

} // namespace spotit::theme
