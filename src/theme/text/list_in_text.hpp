// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/yaml.hpp>

namespace spotit::theme {

/// Returns true, and reports it, for a text of symbols that is written like a list: with "- 🐶", "-dog",
/// "1. 🐶" or "group: animals", whose signs would be symbols.
bool report_list_in_text(ReadContext& context, const yaml::Node& node);

} // namespace spotit::theme
