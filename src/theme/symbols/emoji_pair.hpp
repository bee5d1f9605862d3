// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <string>

namespace spotit::theme {

/// Returns true for "🐶: dog" or "dog: 🐶", meant to name an emoji, but not for a misspelled key or a number.
bool is_emoji_pair(const ReadContext& context, const yaml::Node::Entry& entry);
/// Returns the pair with its keys: "{emoji: 🐶, name: dog}".
std::string with_keys(const yaml::Node::Entry& pair);
/// Reports a pair in which the keys are missing.
void report_emoji_pair(ReadContext& context, const yaml::Node::Entry& pair);

} // namespace spotit::theme
