#include <spotit/yaml.hpp>

#include "yaml/syntax.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <iterator>
#include <span>

namespace spotit::yaml {
namespace {

ScalarEnd find_quoted_end(std::string_view text, std::size_t begin) {
    const char quote = text[begin];
    for (std::size_t i = begin + 1; i < text.size(); ++i) {
        const bool is_doubled = quote == '\'' && text.substr(i).starts_with("''");
        if (is_doubled || (quote == '"' && text[i] == '\\'))
            ++i;
        else if (text[i] == quote)
            return {i + 1, true, true};
    }
    return {text.size(), true, false};
}

bool is_merge(const Node::Entry& entry) {
    return entry.key.is_scalar() && entry.key.text == "<<" && diag::read_span(entry.key.span) == "<<";
}

bool has_key(std::span<const Node::Entry> entries, const Node& key) {
    return std::ranges::any_of(entries, [&](const Node::Entry& entry) {
        return key.is_scalar() && entry.key.is_scalar() && entry.key.text == key.text;
    });
}

std::vector<Node> find_sources(Node value, const diag::Span& key) {
    std::vector<Node> maps;
    if (value.kind == Node::Kind::List)
        maps = std::move(value.items);
    else
        maps.push_back(std::move(value));
    for (const Node& map : maps)
        if (!map.is_map())
            refuse(make_problem(map.kind == Node::Kind::Null ? key : map.span, "yaml-merge",
                                "`<<` takes the keys of another part of the theme, and here are none")
                       .note("for example:  <<: *name   where a part above begins with  &name"));
    return maps;
}

} // namespace

Size measure(const Node& node) {
    Size total{1, node.text.size()};
    const auto add = [&](const Node& part) {
        const Size size = measure(part);
        total = {total.nodes + size.nodes, total.letters + size.letters};
    };
    for (const Node& item : node.items) add(item);
    for (const Node::Entry& entry : node.entries) add(entry.key), add(entry.value);
    return total;
}

ScalarEnd find_scalar_end(std::string_view text, std::size_t begin, std::string_view value) {
    if (begin >= text.size()) return {text.size(), false, true};
    if (text[begin] == '"' || text[begin] == '\'') return find_quoted_end(text, begin);
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

void expand_merge_keys(Node& map) {
    if (std::ranges::none_of(map.entries, is_merge)) return;
    std::vector<Node::Entry> own;
    std::vector<Node> sources;
    for (Node::Entry& entry : map.entries)
        if (is_merge(entry))
            std::ranges::move(find_sources(std::move(entry.value), entry.key.span),
                              std::back_inserter(sources));
        else
            own.push_back(std::move(entry));
    // The map's own keys win over merged ones, and earlier merged maps over later ones.
    for (Node& source : sources)
        for (const std::size_t count = own.size(); Node::Entry & entry : source.entries)
            if (!has_key(std::span(own).first(count), entry.key)) own.push_back(std::move(entry));
    map.entries = std::move(own);
}

} // namespace spotit::yaml
