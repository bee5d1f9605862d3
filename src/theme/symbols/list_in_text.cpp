// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/symbols/symbol_text.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace spotit::theme {
namespace {

/// A sign that belongs to a list, not to a text.
struct ListSign {
    enum class Kind { Dash, TightDash, Number, Key } kind = Kind::Dash;
    diag::Span span;
};

bool is_entry_key(std::string_view part) {
    constexpr std::string_view names[] = {"group:", "folder:", "file:", "image:", "emoji:", "text:"};
    if (part.starts_with('{')) part.remove_prefix(1);
    return std::ranges::find(names, part) != std::end(names);
}

/// Returns true for "1." and "1)".
bool is_number(std::string_view part) {
    const std::size_t digits = std::min(part.find_first_not_of("0123456789"), part.size());
    return digits > 0 && digits + 1 == part.size() && (part.back() == '.' || part.back() == ')');
}

/// Returns true for "-dog", but not for "-5", "->" or "--".
bool is_tight_dash(std::string_view part) {
    return part.size() > 1 && part[0] == '-' &&
           std::string_view("0123456789->.").find(part[1]) == std::string_view::npos;
}

/// Returns true if the part is the first of its line, and another one follows in that line.
bool leads_line(std::string_view text, std::string_view part) {
    const auto at = static_cast<std::size_t>(part.data() - text.data());
    const std::size_t before = text.substr(0, at).find_last_not_of(" \t"), end = at + part.size();
    const std::size_t next = text.find_first_not_of(" \t\r", end);
    return (before == std::string_view::npos || text[before] == '\n') && next != std::string_view::npos &&
           text[next] != '\n';
}

std::optional<ListSign> find_sign(const yaml::Node& node) {
    const std::string_view text = node.text, source = node.span.source->text();
    const std::vector<std::string_view> parts = parts_of_text(text);
    const bool are_tight = std::ranges::count_if(parts, is_tight_dash) > 1;
    std::size_t cursor = node.span.begin;
    for (const std::string_view part : parts) {
        const std::size_t at = std::min(source.find(part, cursor), source.size());
        cursor = std::min(at + part.size(), source.size());
        const diag::Span span{node.span.source, at, cursor};
        if (part == "-") return ListSign{ListSign::Kind::Dash, span};
        if (is_entry_key(part)) return ListSign{ListSign::Kind::Key, span};
        if (is_number(part) && leads_line(text, part)) return ListSign{ListSign::Kind::Number, span};
        if (are_tight && is_tight_dash(part))
            return ListSign{ListSign::Kind::TightDash, {span.source, at, at + 1}};
    }
    return std::nullopt;
}

/// Returns true if each line begins with "- ".
bool is_list(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = diag::trimmed(text.substr(begin, end - begin));
        if (!line.empty() && !line.starts_with("- ")) return false;
        begin = end + 1;
    }
    return true;
}

/// Returns what makes a list of a text in lines of its own.
std::string make_list(const yaml::Node& node) {
    const char sign = node.span.source->text()[node.span.begin];
    if (is_list(node.text))
        return fmt::format("fix: delete the {} behind the key: then the lines are a list", sign);
    return fmt::format("fix: make it a list: delete the {} behind the key, and begin each line with \"- \"",
                       sign);
}

std::vector<std::string> remedies(const yaml::Node& node, const ListSign& sign) {
    switch (sign.kind) {
    case ListSign::Kind::Number:
        return {"fix: delete the numbers, each time"};
    case ListSign::Kind::TightDash:
        return {yaml::is_block_text(node) ? "fix: delete it, each time"
                                          : "fix: put a space between - and the entry, each time"};
    case ListSign::Kind::Key:
        if (yaml::is_block_text(node)) return {make_list(node)};
        return {"fix: make it a list: give each symbol a line of its own below the key, which begins with "
                "\"- \""};
    case ListSign::Kind::Dash:
        break;
    }
    return {yaml::is_block_text(node) ? make_list(node) : "fix: delete it, each time",
            "     or, to have the sign as a symbol, put it in quotes:  \"-\""};
}

} // namespace

bool report_list_in_text(ReadContext& context, const yaml::Node& node) {
    const auto sign = find_sign(node);
    if (!sign) return false;
    diag::Diagnostic& problem =
        context
            .error(sign->span, "list-in-text",
                   fmt::format("{} is part of a list, and would be a symbol in this text",
                               diag::span_text(sign->span)))
            .note(remedies(node, *sign));
    if (sign->kind == ListSign::Kind::TightDash) {
        problem.id = "yaml-no-space";
        problem.message = "a space is missing after this -";
    }
    context.symbols.are_known = false;
    return true;
}

} // namespace spotit::theme
