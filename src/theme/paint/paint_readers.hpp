// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Readers of keys of the table.
void read_paint_gradient(ReadContext& context, const Key& key, const yaml::Node& node);
void read_paint_stops(ReadContext& context, const Key& key, const yaml::Node& node);
void read_paint_angle(ReadContext& context, const Key& key, const yaml::Node& node);
void read_paint_pattern(ReadContext& context, const Key& key, const yaml::Node& node);
void read_paint_colors(ReadContext& context, const Key& key, const yaml::Node& node);
void read_paint_size(ReadContext& context, const Key& key, const yaml::Node& node);
void read_paint_image(ReadContext& context, const Key& key, const yaml::Node& node);
void read_paint_fit(ReadContext& context, const Key& key, const yaml::Node& node);
void read_paint_opacity(ReadContext& context, const Key& key, const yaml::Node& node);
void read_paint_color(ReadContext& context, const Key& key, const yaml::Node& node);
void read_card_background(ReadContext& context, const Key& key, const yaml::Node& node);

} // namespace spotit::theme
