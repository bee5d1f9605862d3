#include <spotit/yaml.hpp>

#include <spotit/diag/phrases.hpp>

#include <algorithm>

namespace spotit::yaml {
namespace {

/// A part of a list or map, by its number.
struct Step {
    const Node* whole = nullptr;
    std::size_t index = 0;
};

std::size_t count_parts(const Node& node) {
    return node.items.size() + node.entries.size();
}
std::size_t find_begin(const Node& node, std::size_t index) {
    return node.is_map() ? node.entries[index].key.span.begin : node.items[index].span.begin;
}
const Node& find_value(const Step& step) {
    return step.whole->is_map() ? step.whole->entries[step.index].value : step.whole->items[step.index];
}

/// Finds the way to what is at a place: a key, a value, or a text around it, which ends before `end`.
bool find_way(const Node& node, const diag::Span& place, std::size_t end, std::vector<Step>& way) {
    const bool is_around = node.span.begin <= place.begin && place.end <= end; // not so in an alias
    if (!is_around || node.is_scalar() || node.span == place) return is_around;
    for (std::size_t i = count_parts(node); i-- > 0; end = find_begin(node, i)) {
        way.push_back({&node, i});
        const bool is_key = node.is_map() && node.entries[i].key.span.begin == place.begin;
        if (is_key || find_way(find_value(way.back()), place, end, way)) return true;
        way.pop_back();
    }
    return node.span.begin == place.begin;
}

/// Returns the end of a part.
std::size_t find_end(const Step& step) {
    const Node& value = find_value(step);
    const bool has_value = value.kind != Node::Kind::Null || !value.text.empty() || !step.whole->is_map();
    return has_value ? value.span.end : step.whole->entries[step.index].key.span.end + 1;
}

std::size_t find_line(std::string_view text, std::size_t at) {
    return at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
}
std::size_t find_next_line(std::string_view text, std::size_t at) {
    return std::min(text.find('\n', at), text.size() - 1) + 1;
}

/// Returns the end of the lines of a part that begins in this column: those that are indented deeper follow.
std::size_t find_lines_end(std::string_view text, std::size_t end, std::size_t column) {
    std::size_t lines = find_next_line(text, std::max<std::size_t>(end, 1) - 1);
    for (std::size_t next = lines; next < text.size(); next = find_next_line(text, next)) {
        const std::size_t first = text.find_first_not_of(" \r", next);
        if (first == std::string_view::npos || (text[first] != '\n' && first - next <= column)) break;
        if (text[first] != '\n') lines = find_next_line(text, next);
    }
    return lines;
}

/// Returns a part with the comma, the dash or the lines that go with it. There are others beside it.
diag::Span widen_part(const Step& step) {
    const Node& whole = *step.whole;
    const auto& source = whole.span.source;
    const std::string_view text = source->text();
    const std::size_t begin = find_begin(whole, step.index), end = find_end(step),
                      line = find_line(text, begin);
    // Keys that << merges come last, and stand elsewhere.
    const bool is_last = step.index + 1 == count_parts(whole) || find_begin(whole, step.index + 1) < begin,
               has_brackets = std::string_view("[{").find(text[whole.span.begin]) != std::string_view::npos;
    if (is_last && has_brackets)
        return {source, step.index > 0 ? find_end({&whole, step.index - 1}) : begin, end};
    const std::string_view before = text.substr(line, begin - line);
    const bool has_lines = !has_brackets && diag::trim(before) == (whole.is_map() ? "" : "-");
    if (!has_lines && !is_last) return {source, begin, find_begin(whole, step.index + 1)};
    return {source, line, find_lines_end(text, end, std::min(before.find_first_not_of(' '), before.size()))};
}

/// Returns a word of a text with the blanks beside it, or the line that it fills.
diag::Span widen_word(const diag::Span& scalar, const diag::Span& word) {
    const std::string_view text = word.source->text();
    const std::size_t left = text.find_last_not_of(" \t", word.begin - 1) + 1,
                      right = std::min(text.find_first_not_of(" \t", word.end), text.size());
    if (left > scalar.begin && text[left - 1] != '\n' && left < word.begin)
        return {word.source, left, word.end};
    const bool is_line = right == text.size() || text[right] == '\n' || text[right] == '\r';
    if (const std::size_t line = find_line(text, word.begin); is_line && line > scalar.begin)
        return {word.source, line, find_next_line(text, word.end)};
    return {word.source, word.begin, right};
}

/// Returns whether a place is a part of a text, and not all of it.
bool is_word_of(const Node& node, const diag::Span& place) {
    return node.is_scalar() && place != node.span && diag::trim(node.text) != diag::read_span(place);
}

} // namespace

diag::Edit write_out(const diag::Edit& edit) {
    if (edit.text || !edit.place.source) return edit;
    const diag::Span& place = edit.place;
    const std::string_view text = place.source->text();
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    Node root;
    try {
        root = parse_yaml(place.source, text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    } catch (const diag::Error&) {
        // A table.
    }
    std::vector<Step> way;
    if (!root.is_map() || !find_way(root, place, text.size(), way) || way.empty())
        return {{place.source, find_line(text, place.begin), find_next_line(text, place.begin)}, ""};
    if (const Node& value = find_value(way.back());
        place.begin >= value.span.begin && is_word_of(value, place))
        return {widen_word(value.span, place), ""};
    const auto is_in_list = [](const Step& step) { return step.whole->kind == Node::Kind::List; };
    if (edit.removes_entry && std::ranges::any_of(way, is_in_list))
        while (!is_in_list(way.back())) way.pop_back();
    while (!way.empty() && count_parts(*way.back().whole) == 1)
        way.pop_back(); // what it was alone in goes, too
    if (way.empty()) return {root.span, ""};
    return {widen_part(way.back()), ""};
}

} // namespace spotit::yaml
