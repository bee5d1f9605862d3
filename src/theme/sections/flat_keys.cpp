// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/sections/flat_keys.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Returns the key that a word in a section means; null if there is none.
const Key* find_meant(const std::string& section, const std::string& word) {
    if (const Key* const own = find_key(join(section, word))) return own;
    if (const Key* const meant = find_key(meant_key(section, word))) return meant;
    return word == "color" ? find_key(join(section, "background")) : nullptr;
}

/// Returns the key that a flat name means: "card.border.width" for `card_border_width`; null if there is
/// none.
const Key* find_flat_key(std::string name) {
    for (std::size_t at = name.find('_'); at != std::string::npos; at = name.find('_', at + 1)) {
        const Key* const meant = find_meant(name.substr(0, at), name.substr(at + 1));
        if (meant != nullptr) return meant;
        name[at] = '.';
    }
    return nullptr;
}

/// Returns the value as it is written between braces; empty if it has several lines, or is missing.
std::string inline_value(const yaml::Node& value) {
    const std::string_view written = diag::span_text(value.span);
    if (value.kind == yaml::Node::Kind::Null || written.find('\n') != std::string_view::npos) return {};
    const bool is_plain = value.is_scalar() && !written.starts_with('"') && !written.starts_with('\'');
    return is_plain && written.find_first_of(",[]{}") != std::string_view::npos ? diag::quoted(value.text)
                                                                                : std::string(written);
}

/// Returns "card: {border: {width: 3mm}}".
std::string nest(std::string_view path, const std::string& value) {
    const std::size_t dot = path.find('.');
    if (dot == std::string_view::npos) return fmt::format("{}: {}", path, value);
    return fmt::format("{}: {{{}}}", path.substr(0, dot), nest(path.substr(dot + 1), value));
}

} // namespace

bool report_flat_key(ReadContext& context, const yaml::Node& map, const yaml::Node::Entry& entry) {
    const yaml::Node& key = entry.key;
    const Key* const meant = find_flat_key(american(snake_case(key.text)));
    if (meant == nullptr || is_shared(meant->section())) return false;
    const std::string section = meant->label().substr(0, meant->label().find('.'));
    const std::string below = meant->label().substr(section.size() + 1), value = inline_value(entry.value);
    diag::Diagnostic& problem =
        context.error(key.span, "unknown-key", fmt::format("there is no `{}` in a theme", key.text));
    if (key.span.source->name() == override_source) {
        problem.point_out(fmt::format("did you mean `{}`?", meant->label()));
    } else if (std::ranges::any_of(map.entries,
                                   [&](const auto& other) { return other.key.text == section; })) {
        problem.notes = {fmt::format("fix: put  {}  below  {}:, indented by two",
                                     nest(below, value.empty() ? "..." : value), section)};
    } else if (value.empty()) {
        problem.notes = {fmt::format("fix: write  {}", nest(meant->label(), "..."))};
    } else {
        // The page puts what was meant where the problem is.
        problem.span.end = entry.value.span.end;
        problem.point_out(fmt::format("did you mean `{}`?", nest(meant->label(), value)));
    }
    return true;
}

} // namespace spotit::theme
