// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Readers of keys of the table.
void read_rotation(ReadContext& context, const Key& key, const yaml::Node& node);
void read_fill(ReadContext& context, const Key& key, const yaml::Node& node);
void read_reroll(ReadContext& context, const Key& key, const yaml::Node& node);
void read_layout_edge(ReadContext& context, const Key& key, const yaml::Node& node);
void read_layout_seed(ReadContext& context, const Key& key, const yaml::Node& node);

} // namespace spotit::theme
