#include "theme/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/emoji.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// A group of emoji that fits most decks, and the name of a remedy that adds it.
struct HelpfulGroup {
    std::string_view group{}, remedy{};
};
constexpr HelpfulGroup helpful_groups[] = {{"animals", "Fill up with animals"},
                                           {"food", "Fill up with food"},
                                           {"vehicles", "Fill up with vehicles"},
                                           {"sports", "Fill up with sports"}};

/// Returns a group of emoji that could supply as many more; empty if the deck has words, or nothing but
/// pictures of its own, or no group is large enough.
HelpfulGroup find_helpful_group(Reading& reading, int lacking) {
    const auto& symbols = reading.theme.symbols;
    // Words in a line would be a phrase in a list.
    const auto is_text = [](const symbol::SymbolSpec& each) { return each.row().is_text; };
    const auto is_file = [](const symbol::SymbolSpec& each) { return each.row().is_file; };
    if (std::ranges::any_of(symbols, is_text) || std::ranges::all_of(symbols, is_file)) return {};
    for (const HelpfulGroup& helpful : helpful_groups) {
        const auto emoji = reading.emoji_names.find_group(helpful.group);
        const auto fresh = std::count_if(emoji.begin(), emoji.end(), [&](const std::string& each) {
            return !reading.symbols.seen.contains(emoji::normalize(each));
        });
        if (fresh >= lacking) return helpful;
    }
    return {};
}

/// Returns how to add a group to the symbols: to a list, or to a text that becomes one.
diag::Sentence describe_group(const diag::Span& key, std::string_view group) {
    const std::string_view text = key.source->text();
    const std::string_view rest = text.substr(std::min(key.end, text.size()));
    const std::string_view line = diag::trim(rest.substr(0, rest.find_first_of("\r\n")));
    const std::string_view value = line.starts_with(':') ? diag::trim(line.substr(1)) : std::string_view();
    if (value.empty()) return diag::write("either add:      - group: {group:<14} (fills the rest)", group);
    if (value[0] == '|' || value[0] == '>')
        return diag::write("either turn the text into a list: delete the {sign}, begin each line with \"- "
                           "\", and add:  - group: {group}  (fills the rest)",
                           value.substr(0, value.find_first_of(" \t")), group);
    if (value[0] == '[')
        return diag::write("either add:      {{group: {group}}} to the list (fills the rest)", group);
    return diag::write("either write:    symbols: [{symbols}, {{group: {group}}}]   (fills the rest)", value,
                       group);
}

/// Makes a list of a text in lines, each an entry; nothing where one would need quotes. A comment behind
/// the bar stays.
std::vector<diag::Edit> make_list(const diag::Span& bar, std::string_view last_entry) {
    const auto& source = bar.source;
    const std::string_view text = source->text();
    const auto find_end = [&](std::size_t at) {
        return std::min(text.find_first_of("\r\n", at), text.size());
    };
    std::vector<diag::Edit> edits{
        {{source, bar.begin, std::min(text.find_first_of(" \t\r\n", bar.begin), text.size())}, ""}};
    std::string_view indent;
    std::size_t end = 0;
    for (std::size_t begin = text.find('\n', bar.begin); begin < text.size();
         begin = text.find('\n', begin)) {
        const std::size_t first = std::min(text.find_first_not_of(' ', ++begin), text.size());
        if (find_end(begin) == first) continue;
        if (edits.size() == 1) indent = text.substr(begin, first - begin);
        if (indent.empty() || first - begin < indent.size()) break;
        if (std::string_view("#*&!|>%@`\"'[]{},?-").find(text[first]) != std::string_view::npos) return {};
        end = find_end(first);
        const std::string_view line = text.substr(first, end - first);
        if (line.find(": ") != std::string_view::npos || line.find(" #") != std::string_view::npos) return {};
        edits.push_back({{source, begin + indent.size(), begin + indent.size()}, "- "});
    }
    if (edits.size() == 1) return {};
    edits.push_back({{source, end, end}, fmt::format("\n{}- {}", indent, last_entry)});
    return edits;
}

/// Returns the edits that do so; none for a text that has lines without a block, as only its first is known.
std::vector<diag::Edit> insert_group(const yaml::Node& symbols, std::string_view group) {
    const std::string_view text = symbols.span.source->text(), written = diag::read_span(symbols.span);
    if (yaml::is_block_text(symbols)) return make_list(symbols.span, fmt::format("group: {}", group));
    const bool is_quoted = written.starts_with('"') || written.starts_with('\'');
    const bool is_one_line =
        is_quoted ? written.find('\n') == std::string_view::npos : written == symbols.text;
    if (symbols.items.empty() && is_one_line)
        return {{symbols.span, fmt::format("[{}, {{group: {}}}]", written, group)}};
    if (symbols.items.empty()) return {};
    if (symbols.items.back().kind == yaml::Node::Kind::Null) return {}; // an empty entry, which is reported
    const diag::Span& last = symbols.items.back().span;
    if (written.starts_with('['))
        return {{{last.source, last.end, last.end}, fmt::format(", {{group: {}}}", group)}};
    const std::size_t line = text.rfind('\n', last.begin) + 1,
                      end = std::min(text.find('\n', last.end), text.size());
    const std::string_view dash = text.substr(line, last.begin - line);
    if (dash.find_first_not_of(" -") != std::string_view::npos) return {};
    return {{{last.source, end, end}, fmt::format("\n{}group: {}", dash, group)}};
}

} // namespace

diag::Span find_symbols(const Reading& reading) {
    const auto* const given = reading.find_given("symbols");
    return given == nullptr ? diag::Span() : given->key;
}

diag::Note propose_symbols(Reading& reading, int lacking) {
    const auto [group, remedy] = find_helpful_group(reading, lacking);
    if (group.empty()) return diag::write("either add:      {count} more symbols", lacking);
    const MergedValues::Value& given = *reading.find_given("symbols");
    diag::Note note = describe_group(given.key, group);
    if (given.node != nullptr && given.key.source == reading.files.source)
        note.change = {.edits = insert_group(*given.node, group), .name = remedy};
    if (note.change.edits.empty()) note.change = {};
    return note;
}

} // namespace spotit::theme
