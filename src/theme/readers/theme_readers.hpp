// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Readers of keys of the table.
void read_extends(ReadContext& context, const Key& key, const yaml::Node& node);
void read_version(ReadContext& context, const Key& key, const yaml::Node& node);
void read_language(ReadContext& context, const Key& key, const yaml::Node& node);
void read_seed(ReadContext& context, const Key& key, const yaml::Node& node);

} // namespace spotit::theme
