// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Readers of keys of the table.
void read_back(ReadContext& context, const Key& key, const yaml::Node& node);
void read_back_background(ReadContext& context, const Key& key, const yaml::Node& node);
void read_back_image(ReadContext& context, const Key& key, const yaml::Node& node);
void read_pile_colors(ReadContext& context, const Key& key, const yaml::Node& node);
void read_back_text(ReadContext& context, const Key& key, const yaml::Node& node);
void read_back_color(ReadContext& context, const Key& key, const yaml::Node& node);
void read_back_font(ReadContext& context, const Key& key, const yaml::Node& node);

} // namespace spotit::theme
