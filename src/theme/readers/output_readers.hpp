// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Readers of keys of the table.
void read_icc(ReadContext& context, const Key& key, const yaml::Node& node);
void read_ink_limit(ReadContext& context, const Key& key, const yaml::Node& node);
void read_keywords(ReadContext& context, const Key& key, const yaml::Node& node);
void read_rules(ReadContext& context, const Key& key, const yaml::Node& node);

} // namespace spotit::theme
