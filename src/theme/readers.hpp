// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/values.hpp"

namespace spotit::theme {

/// Readers of keys that are more than one value for one member.
void read_version(Reading& reading, const Key& key, const Node& node);
void read_language(Reading& reading, const Key& key, const Node& node);
void read_seed(Reading& reading, const Key& key, const Node& node);
void read_deck_seed(Reading& reading, const Key& key, const Node& node);
void read_layout_seed(Reading& reading, const Key& key, const Node& node);
void read_symbols_per_card(Reading& reading, const Key& key, const Node& node);
void read_cards(Reading& reading, const Key& key, const Node& node);
void read_card_size(Reading& reading, const Key& key, const Node& node);
void read_border(Reading& reading, const Key& key, const Node& node);
void read_border_width(Reading& reading, const Key& key, const Node& node);
void read_border_color(Reading& reading, const Key& key, const Node& node);
void read_border_inset(Reading& reading, const Key& key, const Node& node);
void read_rotation(Reading& reading, const Key& key, const Node& node);
void read_paper(Reading& reading, const Key& key, const Node& node);

} // namespace spotit::theme
