// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/yaml.hpp>

namespace spotit::theme {

/// Reports a key or a list entry without a value, and explains common causes.
void report_null(ReadContext& context, const Key& key, const yaml::Node::Entry& entry);
void report_null_item(ReadContext& context, const yaml::Node& item);
/// Returns true if no ':' follows a flow or block key.
bool lacks_colon(const yaml::Node::Entry& entry);

} // namespace spotit::theme
