#include "theme/keys/reading.hpp"

#include "diag/write.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

bool begins_quote(std::string_view written) {
    return written.starts_with('"') || written.starts_with('\'');
}

/// Reports "size:85mm", if that begins with a key of the section; returns false for other texts.
bool report_tight_colon(Problems& problems, const yaml::Node& scalar, std::string_view section) {
    const std::string_view name = std::string_view(scalar.text).substr(0, scalar.text.find(':'));
    if (name.size() + 1 >= scalar.text.size() || find_key(join(section, to_american(name))) == nullptr)
        return false;
    const std::size_t colon = scalar.span.begin + name.size();
    const diag::Span sign{scalar.span.source, colon, colon + 1};
    problems.error(sign, "yaml-no-space", "a space is missing after this ':'")
        .correct("put a space between key and value", {sign, ": "});
    return true;
}

bool fits(Problems& problems, const Key& key, const yaml::Node::Entry& entry) {
    const yaml::Node& value = entry.value;
    if (takes(key, value)) return true;
    if (key.kind == Kind::Section && value.is_scalar() && report_tight_colon(problems, value, key.path))
        return false;
    diag::Sentence is = value.is_map() ? diag::Sentence("keys") : "a list";
    if (value.is_scalar()) is = "a single value";
    if ((key.arity == Arity::Pair || key.arity == Arity::Both) && value.kind == yaml::Node::Kind::List)
        is = diag::write("of {count}", value.items.size());
    const diag::Sentence message =
        key.kind == Kind::Section
            ? diag::write("`{key}` has {wanted}, not {given}", key.label(), describe_values(key.kind), is)
            : diag::write("`{key}` must be {wanted}, not {given}", key.label(), describe_values(key), is);
    // A value of several lines is underlined at its beginning only.
    explain_kind(problems.error(take_first_line(value.span), "type", "{}", message), key, entry);
    return false;
}

/// Returns true if a quoted value spans lines with keys: its closing quote is missing, and another quote was
/// taken for it.
bool swallows_keys(Problems& problems, const yaml::Node& value) {
    const std::string_view text = diag::read_span(value.span);
    if (!value.is_scalar() || !begins_quote(text)) return false;
    const std::shared_ptr<const diag::SourceText>& source = value.span.source;
    const int last = source->find_line_number(value.span.end - 1);
    for (int number = source->find_line_number(value.span.begin) + 1; number <= last; ++number) {
        const std::string_view line = diag::trim(source->read_line(number));
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || find_sections_with(to_american(line.substr(0, colon))).empty())
            continue;
        problems
            .error({source, value.span.begin, value.span.begin + 1}, "yaml-unclosed-quote",
                   "this quote is not closed on its line")
            .point_out(diag::write("the next one is on line {line}", last))
            .fix(diag::write("add the missing {sign}", text[0]), yaml::close_quote(value.span));
        return true;
    }
    return false;
}

bool is_empty_name(Problems& problems, const Key& key, const yaml::Node& value) {
    const bool names_something = key.kind == Kind::Path || key.kind == Kind::Themes;
    if (!names_something || !value.is_scalar() || !diag::trim(value.text).empty()) return false;
    problems.error(value.span, "no-value", "`{key}` is empty", key.label())
        .fix(key.section() == "paint{}" // needs it
                 ? diag::Sentence("write a name there")
                 : diag::write("write a name there, or delete {entry}", describe_removed(value.span)),
             key.section() == "paint{}" ? diag::Change() : remove_key(value.span));
    return true;
}

/// Reports `card.size: 70mm`, as --set and messages write it.
void report_dotted_key(Problems& problems, const yaml::Node& map, const Key& key,
                       const yaml::Node::Entry& entry) {
    const std::string_view name = entry.key.text, section = name.substr(0, name.find('.'));
    const std::string setting =
        nest(name.substr(section.size() + 1), diag::read_span(take_first_line(entry.value.span)));
    const auto given = std::ranges::find_if(
        map.entries, [&](const yaml::Node::Entry& each) { return each.key.text == section; });
    std::string_view others = given == map.entries.end() ? "{}" : diag::read_span(given->value.span);
    diag::Diagnostic& problem = problems.error(entry.key.span, "unknown-key",
                                               "in a theme `{key}` is a key of the section `{section}`", name,
                                               name.substr(0, name.rfind('.')));
    if (others.starts_with('{') && others.find('\n') == std::string_view::npos) {
        others = diag::trim(others.substr(1, others.size() - 2));
        problem.fix(diag::write("write  {key}: {value}", section,
                                fmt::format("{{{}{}{}}}", others, others.empty() ? "" : ", ", setting)),
                    move_entry(entry, key.path));
    } else
        problem.fix(
            diag::write("put  {setting}  below  {section}:, indented by two spaces", setting, section),
            move_entry(entry, key.path));
}

/// Returns true for a key without a ':'. "? key" may have none, and -s KEY= has another sign.
bool is_lone_word(const yaml::Node::Entry& entry) {
    if (!entry.key.is_scalar() || entry.value.kind != yaml::Node::Kind::Null) return false;
    const std::string_view text = entry.key.span.source->text();
    const std::string_view before = diag::trim(text.substr(0, entry.key.span.begin));
    const std::size_t next = text.find_first_not_of(" \t", entry.key.span.end);
    return !before.ends_with('?') &&
           (next == std::string_view::npos || (text[next] != ':' && text[next] != '='));
}

/// Reports a word without a ':', the last of the entries; one below a text of symbols may belong to that.
void report_lone_word(Problems& problems, std::span<const yaml::Node::Entry> entries,
                      std::string_view section) {
    const diag::Span& word = entries.back().key.span;
    diag::Diagnostic& problem =
        problems.error(word, "yaml-no-colon", "there is no ':' after `{key}`", entries.back().key.text);
    while (entries.size() > 1 && is_lone_word(entries.back())) entries = entries.first(entries.size() - 1);
    const yaml::Node::Entry& above = entries.back();
    const Key* const key = find_key(join(section, above.key.text));
    const bool is_symbol = key != nullptr && key->kind == Kind::Symbols && above.value.is_scalar() &&
                           find_key(join(section, diag::read_span(word))) == nullptr;
    if (!is_symbol)
        problem.fix("write it as  key: value, or delete it");
    else
        problem.fix(
            diag::write("indent it by two spaces if it belongs to `{key}`, or delete it", key->name()),
            {.edits = {{{word.source, word.begin, word.begin}, "  "}}});
}

void collect_entry(Reading& reading, const Key& key, const yaml::Node::Entry& entry, MergedValues& given) {
    MergedValues::Value& given_value = given.values[&key];
    given_value.key = entry.key.span;
    const bool is_empty = entry.value.kind == yaml::Node::Kind::List && entry.value.items.empty(),
               is_none = is_empty && std::ranges::count(list_words(key), "none") > 0; // has a word for it
    if (entry.value.kind == yaml::Node::Kind::Null || is_none) return report_null(reading, key, entry);
    if (!fits(reading, key, entry) || swallows_keys(reading, entry.value) ||
        is_empty_name(reading, key, entry.value))
        return;
    given_value.node = &entry.value;
    if (entry.value.is_map() && key.kind == Kind::Section)
        collect_keys(reading, entry.value, key.path, given);
}

/// Only `symbols` can use so many entries, and it has a limit of its own; reading them would take too long.
bool has_too_many_entries(Problems& problems, const Key& key, const yaml::Node& node) {
    constexpr std::size_t max_entries = 1000;
    const std::size_t count = node.items.size() + node.entries.size();
    if (key.path == "symbols" || count <= max_entries) return false;
    problems
        .error(node.span, "range", "`{key}` has {count} entries; the limit is {limit}", key.label(), count,
               max_entries)
        .fix("remove some of them");
    return true;
}

/// Reports a text below a | that is not indented, so that it is empty and its lines are keys; true if it is.
bool report_unindented_text(Problems& problems, const yaml::Node::Entry& entry,
                            const yaml::Node::Entry& next) {
    if (!entry.value.is_scalar() || !diag::trim(entry.value.text).empty() ||
        !yaml::is_block_text(entry.value) || !is_lone_word(next))
        return false;
    problems
        .error(next.key.span, "yaml-indentation", "the text of `{key}` begins here, and is not indented",
               entry.key.text)
        .fix("begin each of its lines with two spaces");
    return true;
}

/// Returns the number of entries into which commas between braces divide one value, such as
/// {gap: 2,5 mm} or {background: rgb(1, 2, 3)}, or a list without brackets, and reports it; 0 for a sound
/// value.
std::size_t report_divided_value(Problems& problems, const Key& key,
                                 std::span<const yaml::Node::Entry> entries) {
    const diag::Span& first = entries.front().value.span;
    const std::string_view text = diag::read_span(first);
    if (!entries.front().value.is_scalar() || text.empty() || begins_quote(text)) return 0;
    const bool is_open = std::ranges::count(text, '(') > std::ranges::count(text, ')');
    const std::string_view after = std::string_view(first.source->text()).substr(first.end);
    const bool is_decimal =
        is_digit(text.back()) && after.size() > 1 && after[0] == ',' && is_digit(after[1]);
    const bool is_number = key.arity == Arity::Both && is_decimal && text.find('.') == std::string_view::npos;
    const bool is_list = !is_open && !is_number && key.arity != Arity::One && key.arity != Arity::Map;
    std::size_t count = 1;
    while (count < entries.size() && is_lone_word(entries[count])) {
        ++count;
        if (is_open ? entries[count - 1].key.text.ends_with(')') : !is_list) break;
    }
    if (count == 1) return 0;
    const diag::Span whole{first.source, first.begin, entries[count - 1].key.span.end};
    std::string written(diag::read_span(whole));
    if (!is_open && !is_list && !is_decimal) return 0;
    if (key.kind == Kind::Paint && report_css_gradient(problems, whole, written)) return count;
    diag::Diagnostic& problem =
        problems.error(whole, "comma-trap", "between {{ and }} a comma ends the value");
    if (is_list) {
        problem.fix(diag::shorten(diag::write("write several as a list:  [{values}]", written)),
                    diag::write_value(whole, fmt::format("[{}]", written)));
    } else if (is_open) {
        problem.fix(diag::write("put it in quotes:  {value}", diag::quote(written)),
                    diag::write_value(whole, diag::quote(written)));
    } else if (key.kind == Kind::Whole) {
        problem.fix("write one whole number");
    } else if (written.find_first_of(".;") != std::string::npos) {
        problem.fix("write one value, without a comma");
    } else {
        written[text.size()] = '.';
        if (key.kind == Kind::Length && is_digit(written.back())) written += "mm";
        problem.fix(diag::write("write decimals with a point:  {number}", written),
                    diag::write_value(whole, written));
    }
    return count;
}

void report_no_word(Reading& reading, const diag::Span& key) {
    const auto before = diag::trim(std::string_view(key.source->text()).substr(0, key.begin));
    diag::Diagnostic& problem = reading.error(key, "type", "a key must be a word");
    if (before.ends_with('?')) problem.fix("put the ? before it in quotes");
}

} // namespace

bool takes(const Key& key, const yaml::Node& value) {
    const bool is_list = value.kind == yaml::Node::Kind::List;
    if (key.kind == Kind::Symbols) return true;
    if (key.kind == Kind::Section) return value.is_map() || (value.is_scalar() && key.has_reader());
    if (key.kind == Kind::Paint) return value.is_scalar() || value.is_map();
    if (key.arity == Arity::List) return value.is_scalar() || is_list;
    if (key.arity == Arity::Both && value.is_scalar()) return true;
    if (key.arity == Arity::Pair || key.arity == Arity::Both) return is_list && value.items.size() == 2;
    return key.arity == Arity::Map ? value.is_map() : value.is_scalar();
}

bool report_css_gradient(Problems& problems, const diag::Span& span, std::string_view written) {
    if (!written.ends_with(')') || !written.substr(0, written.find('(')).ends_with("gradient")) return false;
    const std::string_view kind = written.starts_with("radial") ? "radial" : "linear";
    problems.error(span, "gradient", "a gradient has its own keys")
        .note(diag::write("for example:  {{gradient: {kind}, stops: [white, gold 70%, teal]}}", kind));
    return true;
}

void collect_keys(Reading& reading, const yaml::Node& map, std::string_view section, MergedValues& given) {
    std::map<const Key*, const yaml::Node::Entry*> first;
    for (std::size_t i = 0; i < map.entries.size(); ++i) {
        const yaml::Node::Entry& entry = map.entries[i];
        const yaml::Node& name = entry.key;
        if (!name.is_scalar()) {
            report_no_word(reading, name.span);
            continue;
        }
        if (name.text.starts_with("x_")) continue;
        const Key* const key = find_key(join(section, to_american(name.text)));
        const auto rest = std::span(map.entries).subspan(i);
        if (key != nullptr && rest.size() > 1) {
            std::size_t count = report_divided_value(reading, *key, rest);
            if (count == 0 && report_unindented_text(reading, rest[0], rest[1])) count = 2;
            if (count > 0) {
                given.values[key].key = name.span;
                i += count - 1;
                continue;
            }
        }
        if (is_lone_word(entry)) {
            if (!report_tight_colon(reading, name, section))
                report_lone_word(reading, std::span(map.entries).first(i + 1), section);
        } else if (key != nullptr && name.text.find('.') != std::string::npos)
            report_dotted_key(reading, map, *key, entry);
        else if (key == nullptr) {
            const Key* const meant = report_unknown(reading, map, entry, section);
            if (meant != nullptr && meant->section() == section)
                given.values.try_emplace(meant, MergedValues::Value{nullptr, name.span});
        } else if (!first.try_emplace(key, &entry).second)
            reading.report_second(name.span, first[key]->key.span,
                                  diag::write("`{key}` is given twice", key->label()));
        else
            collect_entry(reading, *key, entry, given);
    }
}

/// Rows precede rows that refer to their values.
void for_each_given(Reading& reading, const MergedValues& given,
                    const std::function<void(const Key&, const yaml::Node&)>& read) {
    for (const auto& [key, value] : given.values) {
        if (value.node == nullptr || has_too_many_entries(reading, *key, *value.node)) continue;
        const std::size_t before = reading.count();
        read(*key, *value.node);
        if (reading.count() != before || is_shared(key->section())) continue;
        reading.theme.spans[std::string(key->path)] = value.node->span;
        if (value.below != nullptr) reading.theme.lower_spans[std::string(key->path)] = value.below->span;
    }
}

} // namespace spotit::theme
