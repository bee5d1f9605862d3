// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/emoji_pair.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

bool is_emoji(const yaml::Node& node) {
    const auto pieces = emoji::split_sequences(node.text);
    return node.is_scalar() && !pieces.empty() &&
           std::ranges::all_of(pieces, [](const emoji::TextRun& piece) { return piece.emoji; });
}

} // namespace

bool is_emoji_pair(const ReadContext& context, const yaml::Node::Entry& entry) {
    const std::string& key = entry.key.text;
    const bool is_key = !context.problems.nearest_word(key, names_in("symbols[]")).empty() ||
                        !meant_key("symbols[]", key).empty();
    if (is_key || key.find_first_not_of("0123456789") == std::string::npos) return false;
    return is_emoji(entry.key) ? entry.value.is_scalar() : is_emoji(entry.value);
}

std::string with_keys(const yaml::Node::Entry& pair) {
    const bool is_first = is_emoji(pair.key);
    return fmt::format("{{emoji: {}, name: {}}}", diag::trimmed(is_first ? pair.key.text : pair.value.text),
                       diag::trimmed(is_first ? pair.value.text : pair.key.text));
}

void report_emoji_pair(ReadContext& context, const yaml::Node::Entry& pair) {
    ++context.symbols.count;
    context
        .error(pair.key.span, "unknown-key",
               fmt::format("`{}` is not a key of a symbol: the emoji and its name need a key each",
                           pair.key.text))
        .fix(fmt::format("write  - {}", with_keys(pair)));
}

} // namespace spotit::theme
