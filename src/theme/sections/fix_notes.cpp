// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/sections/fix_notes.hpp"

#include "theme/keys/length.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Returns the part of the value in its first line.
std::string_view first_line(const yaml::Node& value) {
    const std::string_view text = diag::span_text(value.span);
    return text.substr(0, text.find_first_of("\r\n"));
}

bool knows(const Key& key, std::string_view word) {
    const auto is_same = [&](std::string_view name) { return same_word(name, word); };
    return std::ranges::any_of(key_words(key), is_same) || std::ranges::any_of(known_names(key), is_same);
}

/// Returns the key of a section that takes such a value: `paper` for A4; null if there is none or several.
const Key* key_for(const Key& section, const yaml::Node& value) {
    const Key* found = nullptr;
    for (const Key& key : keys()) {
        const bool is_meant =
            value.is_scalar() ? knows(key, diag::trimmed(value.text)) : key.arity == Arity::Pair;
        if (key.section() != section.path || !is_meant || key.kind == Kind::Section) continue;
        if (found != nullptr) return nullptr;
        found = &key;
    }
    return found;
}

/// Returns true for {title} without quotes, which YAML reads as a map.
bool is_bare_placeholder(const yaml::Node& value) {
    return value.is_map() && value.entries.size() == 1 &&
           value.entries[0].value.kind == yaml::Node::Kind::Null &&
           diag::span_text(value.span).starts_with('{');
}

} // namespace

std::vector<std::string> fix_notes(const Key& key, const yaml::Node& value) {
    if (is_bare_placeholder(value)) {
        const diag::Span& span = value.span;
        const int number = span.source->line_number(span.begin);
        const std::string_view line = span.source->line(number), written = first_line(value);
        const auto at = static_cast<std::size_t>(written.data() - line.data());
        const std::size_t end = std::min(line.find(" #", at), line.size());
        const std::string_view rest = diag::trimmed(line.substr(at, end - at));
        return {"fix: put it in quotes",
                diag::line_note(number, fmt::format("{}{}", line.substr(0, at), diag::quoted(rest)))};
    }
    if (key.kind == Kind::Section && value.kind != yaml::Node::Kind::Map) {
        if (const Key* meant = key_for(key, value))
            return {fmt::format("fix: write  {}: {{{}: {}}}", key.name(), meant->name(), first_line(value))};
        // `extras: rules`
        if (const Key* named = find_key(join(key.path, american(value.text)));
            value.is_scalar() && named != nullptr)
            return {fmt::format("fix: write  {}: {{{}: ...}}, which takes {}", key.name(), named->name(),
                                description(*named))};
        return {fmt::format("keys: {}", fmt::join(names_in(key.path), " "))};
    }
    if (value.kind != yaml::Node::Kind::List) return {};
    if (key.kind == Kind::Paint) return {"for two colors and more:  linear-gradient(white, gold)"};
    if (key.section() == "symbols[]" && key.arity == Arity::One)
        return {"fix: give each an entry of its own, which begins with -"};
    return {};
}

} // namespace spotit::theme
