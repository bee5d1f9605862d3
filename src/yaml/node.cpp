// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/yaml.hpp>

#include <algorithm>

namespace spotit::yaml {
namespace {

ScalarEnd double_quoted_end(std::string_view text, std::size_t begin) {
    for (std::size_t i = begin + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return {i + 1, true, true};
    }
    return {text.size(), true, false};
}

ScalarEnd single_quoted_end(std::string_view text, std::size_t begin) {
    for (std::size_t i = begin + 1; i < text.size(); ++i) {
        if (text[i] != '\'') continue;
        if (i + 1 < text.size() && text[i + 1] == '\'')
            ++i;
        else
            return {i + 1, true, true};
    }
    return {text.size(), true, false};
}

} // namespace

std::size_t count(const Node& node) {
    std::size_t total = 1;
    for (const Node& item : node.items) total += count(item);
    for (const Node::Entry& entry : node.entries) total += count(entry.key) + count(entry.value);
    return total;
}

std::size_t count_letters(const Node& node) {
    std::size_t total = node.text.size();
    for (const Node& item : node.items) total += count_letters(item);
    for (const Node::Entry& entry : node.entries)
        total += count_letters(entry.key) + count_letters(entry.value);
    return total;
}

ScalarEnd scalar_end(std::string_view text, std::size_t begin, std::string_view value) {
    if (begin >= text.size()) return {text.size(), false, true};
    if (text[begin] == '"') return double_quoted_end(text, begin);
    if (text[begin] == '\'') return single_quoted_end(text, begin);
    if (text.substr(begin).starts_with(value)) return {begin + value.size(), false, true};
    // Several lines, plain or as a block: carets mark the first.
    std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
    while (end > begin + 1 && (text[end - 1] == ' ' || text[end - 1] == '\t')) --end;
    return {end, false, true};
}

std::size_t skip_properties(std::string_view text, std::size_t begin) {
    while (begin < text.size() && (text[begin] == '&' || text[begin] == '!')) {
        begin = std::min(text.find_first_of(" \t\r\n", begin), text.size());
        begin = std::min(text.find_first_not_of(" \t\r\n", begin), text.size());
    }
    return begin;
}

bool is_block_text(const Node& node) {
    const std::string_view text = node.span.source->text();
    return node.is_scalar() && node.span.begin < text.size() &&
           (text[node.span.begin] == '|' || text[node.span.begin] == '>');
}

} // namespace spotit::yaml
