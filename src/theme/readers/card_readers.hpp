// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Readers of keys of the table.
void read_card_shape(ReadContext& context, const Key& key, const yaml::Node& node);
void read_card_size(ReadContext& context, const Key& key, const yaml::Node& node);
void read_corner_radius(ReadContext& context, const Key& key, const yaml::Node& node);
void read_border(ReadContext& context, const Key& key, const yaml::Node& node);
void read_border_width(ReadContext& context, const Key& key, const yaml::Node& node);
void read_border_color(ReadContext& context, const Key& key, const yaml::Node& node);
void read_border_inset(ReadContext& context, const Key& key, const yaml::Node& node);

} // namespace spotit::theme
