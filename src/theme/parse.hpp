// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/node.hpp"

#include <spotit/diag.hpp>

#include <cstddef>
#include <memory>

namespace spotit::theme {

/// Deeper nesting than any theme needs; also keeps every recursion here and in the library short.
inline constexpr int deepest_nesting = 64;
/// More than the largest deck needs; an alias that multiplies itself ends here.
inline constexpr std::size_t most_nodes = 200'000;
/// Bytes of text that aliases may repeat.
inline constexpr std::size_t most_letters = 4 << 20;
/// Bytes of a theme.
inline constexpr std::size_t longest_theme = 1 << 20;

/// The one YAML document from byte `begin` of the source on; null when there is none.
/// Throws diag::Error with one diagnostic at the first place that is no YAML.
Node parse_yaml(const std::shared_ptr<const diag::Source>& source, std::size_t begin);

/// Puts the keys that YAML's merge key << names in its place. Throws diag::Error when it names none.
void expand_merge_keys(Node& map);

/// A character of ASCII that no text has, but for tabs and line ends.
bool is_control(char c);
/// Throws diag::Error when the text cannot be YAML at all: too long, not UTF-8, control characters.
void check_plain_text(const std::shared_ptr<const diag::Source>& source);

/// theme_root.cpp: the map of keys that a theme is. Throws diag::Error when the text is no such map.
Node parse_theme(const std::shared_ptr<const diag::Source>& source);

} // namespace spotit::theme
