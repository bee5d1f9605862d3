// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Readers of keys of the table.
void read_back_offset(ReadContext& context, const Key& key, const yaml::Node& node);
void read_back_rotation(ReadContext& context, const Key& key, const yaml::Node& node);
void read_scale(ReadContext& context, const Key& key, const yaml::Node& node);
void read_skip(ReadContext& context, const Key& key, const yaml::Node& node);
void read_footer(ReadContext& context, const Key& key, const yaml::Node& node);
void read_card_number(ReadContext& context, const Key& key, const yaml::Node& node);
void read_card_text(ReadContext& context, const Key& key, const yaml::Node& node);

} // namespace spotit::theme
