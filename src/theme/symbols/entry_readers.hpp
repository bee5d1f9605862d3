// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

namespace spotit::theme {

/// Readers of keys of the table.
void read_symbol_emoji(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_text(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_image(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_group(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_file(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_folder(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_name(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_names(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_forms(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_scale(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_color(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_upright(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_rotation(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_edge(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_mask(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_cut_out(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_font(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_count(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_pick(ReadContext& context, const Key& key, const yaml::Node& node);
void read_symbol_except(ReadContext& context, const Key& key, const yaml::Node& node);

} // namespace spotit::theme
