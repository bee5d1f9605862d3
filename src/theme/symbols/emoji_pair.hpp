// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <string>

namespace spotit::theme {

/// "🐶: dog" or "dog: 🐶", which wants to give an emoji its name; no key that is misspelt, nor a number.
bool is_emoji_pair(const ReadContext& context, const yaml::Node::Entry& entry);
/// Returns the pair with its keys: "{emoji: 🐶, name: dog}".
std::string with_keys(const yaml::Node::Entry& pair);
/// What stands before the colon is a key: one of those that an entry has.
void report_emoji_pair(ReadContext& context, const yaml::Node::Entry& pair);

} // namespace spotit::theme
