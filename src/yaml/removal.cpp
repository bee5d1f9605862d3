#include <spotit/yaml.hpp>

#include "yaml/syntax.hpp"

#include <spotit/diag/phrases.hpp>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <span>

namespace spotit::yaml {
namespace {

/// A part of a list or map, by its number.
struct Step {
    const Node* whole = nullptr;
    std::size_t index = 0;
};

/// Returns where a value begins, with the anchor and the tag before it.
std::size_t find_properties(const Node& node) {
    const std::string_view text = node.span.source->text();
    std::size_t begin = node.span.begin;
    while (begin > 0) {
        const std::size_t last = text.find_last_not_of(blanks, begin - 1);
        if (last == std::string_view::npos || last + 1 == begin) break;
        const std::size_t first = text.find_last_of(" \t\r\n[{,", last) + 1;
        if (text[first] != '&' && text[first] != '!') break;
        begin = first;
    }
    return begin;
}

std::size_t count_parts(const Node& node) {
    return node.items.size() + node.entries.size();
}
std::size_t find_begin(const Node& node, std::size_t index) {
    return node.is_map() ? node.entries[index].key.span.begin : find_properties(node.items[index]);
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

/// Returns whether a place follows the number of a list, "3." or "(3)", before which another one stands.
bool follows_number(const diag::Span& place) {
    const std::string_view text = place.source->text();
    const std::size_t line = find_line(text, place.begin);
    const std::string_view before = diag::trim(text.substr(line, place.begin - line));
    const std::string_view last = before.substr(before.size() - std::min<std::size_t>(before.size(), 3));
    return before.ends_with('.') || before.ends_with(')') || (last >= "①" && last <= "⒛");
}

bool is_bullet(std::string_view word) {
    return word == "-" || word == "*" || std::ranges::find(diag::bullets, word) != std::end(diag::bullets);
}

bool is_quote(char c) {
    return c == '"' || c == '\'';
}

/// Returns a word of a text with its quotes, its bullet and the blanks beside it, or the line that it fills.
diag::Span widen_word(const diag::Span& scalar, diag::Span word) {
    const std::string_view text = word.source->text();
    while (word.begin > scalar.begin + 1 && word.end < text.size() && is_quote(text[word.begin - 1]) &&
           text[word.begin - 1] == text[word.end])
        word = {word.source, word.begin - 1, word.end + 1};
    const std::size_t left = text.find_last_not_of(" \t", word.begin - 1) + 1,
                      right = std::min(text.find_first_not_of(" \t", word.end), text.size());
    const bool is_line = right == text.size() || text[right] == '\n' || text[right] == '\r';
    const std::size_t quote = is_quote(text[scalar.begin]) ? 1 : 0, // of all of the text
        before = std::max(text.find_last_of(blanks, left - 1) + 1, scalar.begin + quote);
    if (before < left && is_bullet(text.substr(before, left - before))) {
        const std::string_view next = text.substr(right, text.find_first_of(blanks, right) - right);
        const bool is_entry = is_line || right + quote == scalar.end || is_bullet(next);
        return is_entry ? widen_word(scalar, {word.source, before, word.end})
                        : diag::Span(word.source, word.begin, right);
    }
    if (left > scalar.begin && text[left - 1] != '\n' && left < word.begin)
        return {word.source, left, word.end};
    if (const std::size_t line = find_line(text, word.begin); is_line && line > scalar.begin)
        return {word.source, line, find_next_line(text, word.end)};
    return {word.source, word.begin, right};
}

/// Returns whether a place is a part of a text, and not all of it.
bool is_word_of(const Node& node, const diag::Span& place) {
    return node.is_scalar() && place != node.span && diag::trim(node.text) != diag::read_span(place);
}

/// What goes: a part, or a word of a text.
struct Removed {
    diag::Span place;
    Node::Kind whole = Node::Kind::Null; ///< what it goes from
    std::size_t begin = 0;               ///< of the part, or of the text
};

Removed find_removed(const Node& root, const diag::Edit& edit) {
    const diag::Span& place = edit.place;
    const std::string_view text = place.source->text();
    std::vector<Step> way;
    if (!root.is_map() || !find_way(root, place, text.size(), way) || way.empty())
        return {{place.source, find_line(text, place.begin), find_next_line(text, place.begin)}};
    if (const Node& value = find_value(way.back());
        place.begin >= value.span.begin && is_word_of(value, place))
        return {widen_word(value.span, place), value.kind, value.span.begin};
    const auto is_in_list = [](const Step& step) { return step.whole->kind == Node::Kind::List; };
    if (edit.removes_entry && std::ranges::any_of(way, is_in_list))
        while (!is_in_list(way.back())) way.pop_back();
    while (!way.empty() && count_parts(*way.back().whole) == 1)
        way.pop_back(); // what it was alone in goes, too
    if (way.empty()) return {root.span};
    const auto& [whole, index] = way.back();
    return {widen_part(way.back()), whole->kind, find_begin(*whole, index)};
}

/// Returns whether a value is what was to be left of it.
bool is_left(const Node& before, const Node& after, const Removed& removed) {
    if (before.kind != after.kind) return false;
    if (before.is_scalar())
        return before.kind == removed.whole && before.span.begin == removed.begin
                   ? !diag::trim(after.text).empty()
                   : before.text == after.text;
    std::size_t left = 0;
    for (std::size_t i = 0; i < count_parts(before); ++i) {
        if (before.kind == removed.whole && find_begin(before, i) == removed.begin) continue;
        if (left == count_parts(after) ||
            (before.is_map() && before.entries[i].key.text != after.entries[left].key.text) ||
            !is_left(find_value({&before, i}), find_value({&after, left}), removed))
            return false;
        ++left;
    }
    return left == count_parts(after);
}

/// Adds the edits that write what goes where an alias that stays names it first; `anchors` are those that go.
void keep_names(const Node& node, const diag::Span& gone, std::map<std::string_view, diag::Span>& anchors,
                std::vector<diag::Edit>& edits) {
    const auto& source = node.span.source;
    if (!source) return;
    const std::string_view text = source->text(), written = diag::read_span(node.span);
    const bool is_gone = gone.begin <= node.span.begin && node.span.end <= gone.end;
    if (written.starts_with('*')) {
        const auto anchor = anchors.find(written.substr(1));
        if (is_gone || anchor == anchors.end()) return;
        edits.push_back({node.span, std::string(diag::read_span(anchor->second))});
        anchors.erase(anchor);
        return;
    }
    const std::size_t begin = find_properties(node), at = text.find('&', begin);
    if (at < node.span.begin) {
        const std::string_view name = text.substr(at + 1, text.find_first_of(blanks, at) - at - 1);
        anchors.erase(name);
        if (is_gone) anchors[name] = {source, begin, node.span.end};
    }
    for (const Node& item : node.items) keep_names(item, gone, anchors, edits);
    for (const Node::Entry& entry : node.entries) keep_names(entry.value, gone, anchors, edits);
}

std::size_t find_place(const diag::Edit& edit) {
    return edit.place.begin;
}

using Source = std::shared_ptr<const diag::SourceText>;

/// Returns no value for what is no YAML, such as a table.
Node parse(const Source& source) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    try {
        return parse_yaml(source, source->text().starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    } catch (const diag::Error&) {
        return {};
    }
}

/// Returns whether a key has a value, or one above it that is no map.
bool is_taken(const Node& node, std::string_view path) {
    if (!node.is_map()) return node.kind != Node::Kind::Null;
    const std::size_t dot = path.find('.');
    return std::ranges::any_of(node.entries, [&](const Node::Entry& entry) {
        if (entry.key.text != path.substr(0, dot)) return false;
        return dot == std::string_view::npos || is_taken(entry.value, path.substr(dot + 1));
    });
}

Source put_in(const Source& source, const std::vector<diag::Edit>& edits) {
    std::string text = source->text();
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        text.replace(edit->place.begin, edit->place.end - edit->place.begin, edit->text.value());
    return std::make_shared<diag::SourceText>("", std::move(text));
}

/// Returns the edits that remove what is at a place, in their order; nothing where something else would
/// change.
std::vector<diag::Edit> remove(const diag::Edit& edit) {
    if (follows_number(edit.place) || edit.place.source->text().substr(edit.place.end, 1) == "\\") return {};
    const Node root = parse(edit.place.source);
    const Removed removed = find_removed(root, edit);
    std::vector<diag::Edit> edits{{removed.place, ""}};
    if (removed.whole == Node::Kind::Null) return edits;
    std::map<std::string_view, diag::Span> anchors;
    keep_names(root, removed.place, anchors, edits);
    std::ranges::sort(edits, {}, find_place);
    const bool is_right = is_left(root, parse(put_in(edit.place.source, edits)), removed);
    return is_right ? edits : std::vector<diag::Edit>();
}

/// Returns the edit of whole lines that makes another text of one.
diag::Edit compare(const Source& before, const std::string& after) {
    const std::string& text = before->text();
    const auto first = std::ranges::mismatch(text, after).in1;
    const auto last = std::mismatch(text.rbegin(), std::reverse_iterator(first), after.rbegin(),
                                    after.rend() - (first - text.begin()));
    const std::size_t begin = find_line(text, static_cast<std::size_t>(first - text.begin())),
                      changed = static_cast<std::size_t>(last.first.base() - text.begin()),
                      end = find_next_line(text, changed);
    return {{before, begin, end}, after.substr(begin, after.size() + end - text.size() - begin)};
}

} // namespace

diag::Change write_out(diag::Change change) {
    if (std::ranges::any_of(change.edits, [](const diag::Edit& edit) {
            return edit.place.source && !edit.place.source->is_as_written();
        }))
        return {};
    const auto first =
        std::stable_partition(change.edits.begin(), change.edits.end(),
                              [](const diag::Edit& edit) { return edit.text || !edit.place.source; });
    const std::span<diag::Edit> removals(first, change.edits.end());
    std::vector<diag::Edit> edits;
    if (!removals.empty()) {
        change.is_removal = true;
        // The last one first, so that the others keep their places.
        std::ranges::sort(removals, std::greater(), find_place);
        const Source source = removals.front().place.source;
        const Node root = parse(source);
        for (const diag::Setting& moved : change.settings)
            if (is_taken(root, moved.key)) return {};
        Source after = source;
        for (diag::Edit& removal : removals) {
            removal.place.source = after;
            edits = remove(removal);
            if (edits.empty()) return {};
            after = put_in(after, edits);
        }
        if (removals.size() > 1) edits = {compare(source, after->text())};
    }
    change.edits.erase(first, change.edits.end());
    change.edits.insert(change.edits.end(), edits.begin(), edits.end());
    std::ranges::stable_sort(change.edits, {}, find_place);
    return change;
}

} // namespace spotit::yaml
