#include "theme/keys/reading.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace spotit::theme {
namespace {

diag::Sentence list_owners(const std::vector<std::string_view>& sections) {
    return diag::join_words(base::collect(sections, describe_section));
}

bool has_key(const yaml::Node& map, std::string_view name) {
    return std::ranges::any_of(map.entries,
                               [&](const auto& entry) { return to_american(entry.key.text) == name; });
}

void report_spelling(Problems& problems, const yaml::Node& map, const yaml::Node& key,
                     std::string_view section, const std::string& name) {
    const auto sections = find_sections_with(name);
    if (std::ranges::find(sections, section) != sections.end()) {
        diag::Diagnostic& problem =
            problems.error(key.span, "unknown-key", "`{word}` is written `{key}`", key.text, name);
        if (has_key(map, name))
            problem.fix("delete one of them", remove_key(key.span));
        else
            problem.meant = name;
    } else {
        problems.error(key.span, "unknown-key",
                       "`{word}` is written `{key}`, and belongs to {section}, not {given_section}", key.text,
                       name, list_owners(sections), describe_section(section));
    }
}

/// Returns the change that indents the lines from a section without keys to an entry that belongs to it;
/// nothing if others stand between them.
std::optional<diag::Change> indent_below(const yaml::Node::Entry& entry, std::string_view section) {
    const auto& source = entry.key.span.source;
    diag::Change change;
    for (int number = source->find_line_number(entry.key.span.begin); number > 0; --number) {
        const std::string_view line = source->read_line(number), content = diag::trim(line);
        if (content == fmt::format("{}:", section)) return change;
        const std::string name = to_american(content.substr(0, content.find(':')));
        if (content.empty() || content.starts_with('#')) continue;
        if (find_key(join(section, name)) == nullptr) break;
        const auto begin = static_cast<std::size_t>(line.data() - source->text().data());
        change.edits.insert(change.edits.begin(), {{source, begin, begin}, "  "});
    }
    return std::nullopt;
}

/// Returns whether a value has the form that a key takes, and is in its range.
bool fits(const Key& key, const yaml::Node& value) {
    const auto number = parse_number(value.text);
    const auto is_it = [&](const Word& each) { return is_same_word(each.word, diag::trim(value.text)); };
    if (!takes(key, value) || (key.kind == Kind::Themes && number) ||
        (key.kind == Kind::Choice && value.is_scalar() && std::ranges::none_of(key.words, is_it)))
        return false;
    return !number || key.range.min == key.range.max ||
           (key.range.min <= *number && *number <= key.range.max);
}

/// In `card: {color: red}` the background is meant; a section with a background stands for its background.
void report_misplaced(Problems& problems, const yaml::Node& map, const yaml::Node::Entry& entry,
                      std::string_view section) {
    const yaml::Node& key = entry.key;
    const std::string name = to_american(key.text);
    const bool has_background = find_key(join(section, "background")) != nullptr;
    if (name == "color" && has_background) {
        diag::Diagnostic& problem =
            problems.error(key.span, "unknown-key", "{section} has no `{key}`, but it has a `background`",
                           describe_section(section), key.text);
        if (is_override(key.span))
            problem.fix(diag::write("write  -s {section}.background=...", section));
        else if (has_key(map, "background"))
            problem.fix("delete one of them", remove_key(key.span));
        else
            problem.fix("replace it with  background:", {.edits = {{key.span, "background"}}});
        return;
    }
    const bool is_of_paint = has_background && find_key(join("paint{}", name)) != nullptr;
    const bool is_of_card = section.empty() && name == "size"; // rarely that of the labels
    const auto sections = is_of_paint  ? std::vector<std::string_view>{"paint{}"}
                          : is_of_card ? std::vector<std::string_view>{"card"}
                                       : find_sections_with(name);
    diag::Sentence message = diag::write("`{word}` belongs to {section}", key.text, list_owners(sections));
    if (!section.empty())
        message = diag::write("`{word}` belongs to {section}, not {given_section}", key.text,
                              list_owners(sections), describe_section(section));
    diag::Diagnostic& problem = problems.error(key.span, "unknown-key", "{}", message);
    if (is_of_paint) problem.fix("put it below  background:");
    if (sections.size() == 1 && !is_shared(sections.front())) {
        const Key* row = find_key(join(sections.front(), name));
        if (is_override(key.span))
            problem.fix(diag::write("write {key}=...", row->label()));
        else if (section.empty())
            problem.fix(diag::write("put it below  {section}:, indented by two spaces", sections.front()),
                        indent_below(entry, sections.front()).value_or(move_entry(entry, row->label())));
        else if (!sections.front().empty() && !is_of_paint && fits(*row, entry.value))
            problem.fix(diag::write("write  {section}: {{{key}: ...}}", sections.front(), name),
                        move_entry(entry, row->label()));
        else if (sections.front().empty() && fits(*row, entry.value))
            problem.fix("put it on a line of its own, in the first column", move_entry(entry, row->label()));
    } else if (section.empty() && std::ranges::none_of(sections, is_shared)) {
        diag::Sentence names = sections.front();
        for (const std::string_view other : std::span(sections).subspan(1))
            names = diag::write("{sections}:  or  {section}", names, other);
        problem.fix(
            diag::write("put it below  {sections}:, whichever is meant, indented by two spaces", names));
    }
}

/// The keys of a background may also be keys of `back`.
std::vector<std::string_view> list_choices(std::string_view section) {
    std::vector<std::string_view> names = list_names(section);
    if (section == "back")
        std::ranges::copy_if(list_names("paint{}"), std::back_inserter(names), is_paint_of_back);
    return names;
}

/// Returns the most similar key of the section; one that does not take the value must be very similar.
std::string_view find_similar_key(const Problems& problems, const yaml::Node::Entry& entry,
                                  std::string_view section) {
    const std::vector<std::string_view> choices = list_choices(section);
    const std::string_view near = problems.nearest_word(entry.key.text, choices);
    const Key* const own = find_key(join(section, near));
    const Key* const row = own != nullptr ? own : find_key(join("paint{}", near));
    return row == nullptr || fits(*row, entry.value) ? near
                                                     : diag::find_nearest_word(entry.key.text, choices, 1);
}

const Key* report_no_such_key(Reading& reading, const yaml::Node& map, const yaml::Node::Entry& entry,
                              std::string_view section) {
    const yaml::Node& key = entry.key;
    const diag::Sentence in = section.empty() ? "a theme" : describe_section(section);
    diag::Diagnostic& problem =
        reading.error(key.span, "unknown-key", "there is no `{key}` in {section}", key.text, in);
    const Key* meant = find_key(find_meant_key(section, key.text));
    const bool is_wrong = meant != nullptr && meant->kind == Kind::Themes && !fits(*meant, entry.value);
    if (is_wrong) meant = nullptr;
    const bool is_elsewhere = meant != nullptr && meant->section() != section;
    std::string_view near = meant != nullptr ? meant->name()
                            : is_wrong       ? std::string_view()
                                             : find_similar_key(reading, entry, section);
    if (!near.empty())
        problem.suggest(is_elsewhere ? meant->label() : std::string(near));
    else
        problem.note(diag::write("keys: {keys}", base::join(list_choices(section), " ")));
    if (near.empty() && !is_override(key.span) && section != "symbols[]")
        problem.fix("delete it", remove_key(key.span));
    const Key* const row = meant != nullptr ? meant : find_key(join(section, near));
    const bool is_there = has_key(map, near), is_unfit = row != nullptr && !fits(*row, entry.value);
    const Key* const target = is_elsewhere ? meant : is_unfit ? find_key_for(*row, entry.value) : nullptr;
    if (is_elsewhere || is_there || is_unfit) problem.meant.reset();
    const bool tells = meant != nullptr && meant->kind != Kind::Text && meant->kind != Kind::Symbols &&
                       meant->kind != Kind::Section;
    if (target != nullptr)
        problem.fix(diag::write("write  {section}: {{{key}: ...}}", target->section(), target->name()),
                    move_entry(entry, target->label()));
    else if (is_there && !is_override(key.span))
        problem.fix("delete one of them", remove_key(key.span));
    else if (tells)
        problem.note(diag::write("`{key}` takes {wanted}", near, describe_values(*meant)));
    if (meant == nullptr && key.text.starts_with("x-"))
        problem.notes.insert(problem.notes.begin(), "keys for your own notes start with x_");
    return row;
}

/// Returns true if a key has the name of another one: `style: ring` is about the layout, `style: kids` about
/// `extends`. The value is none of those that the key `meant` takes, but a word of a key with this very name.
bool is_for_namesake(const Problems& problems, const Key& meant, const std::string& name,
                     const yaml::Node& value) {
    if (meant.kind != Kind::Themes || !value.is_scalar()) return false;
    const std::string_view written = diag::trim(value.text);
    const bool is_file = written.find_first_of("/.") != std::string_view::npos;
    if (is_file || !problems.nearest_word(written, list_known_names(meant)).empty()) return false;
    return std::ranges::any_of(find_sections_with(name), [&](std::string_view section) {
        return find_key(join(section, name))->kind == Kind::Choice;
    });
}

bool takes_no_keys(const std::string& name) {
    return std::ranges::none_of(find_sections_with(name), [&](std::string_view section) {
        const Key* key = find_key(join(section, name));
        return key->kind == Kind::Section || key->kind == Kind::Paint || key->arity == Arity::Map;
    });
}

const Key* find_meant(const std::string& section, const std::string& word) {
    if (const Key* const own = find_key(join(section, word))) return own;
    if (const Key* const meant = find_key(find_meant_key(section, word))) return meant;
    return word == "color" ? find_key(join(section, "background")) : nullptr;
}

/// Returns the key that a flat name means: "card.border.width" for `card_border_width`; null if there is
/// none.
const Key* find_flat_key(std::string name) {
    for (std::size_t at = name.find('_', 1); at != std::string::npos; at = name.find('_', at + 1)) {
        const Key* const meant = find_meant(name.substr(0, at), name.substr(at + 1));
        if (meant != nullptr) return meant;
        name[at] = '.';
    }
    return nullptr;
}

/// Reports a key of the top level that begins with its section, such as `card_color`, and what it means:
/// `card: {background: red}`. Returns false if it means none.
bool report_flat_key(Problems& problems, const yaml::Node& map, const yaml::Node::Entry& entry) {
    const Key* const meant = find_flat_key(to_american(to_snake_case(entry.key.text)));
    if (meant == nullptr || is_shared(meant->section())) return false;
    const std::string label = meant->label(), section = label.substr(0, label.find('.'));
    const std::string_view value = diag::read_span(entry.value.span);
    const bool is_line = entry.value.is_scalar() && value.find('\n') == std::string_view::npos;
    const bool fits_braces = is_line && value.find_first_of(",[]{}") == std::string_view::npos;
    diag::Diagnostic& problem =
        problems.error(entry.key.span, "unknown-key", "there is no `{key}` in a theme", entry.key.text);
    if (is_override(entry.key.span)) {
        problem.suggest(label);
    } else if (fits_braces && !has_key(map, section)) {
        problem.span.end = entry.value.span.end;
        problem.suggest(nest(label, value));
    } else {
        problem.fix(diag::write("put  {setting}  below  {section}:, indented by two spaces",
                                nest(label.substr(section.size() + 1), is_line ? value : "..."), section),
                    move_entry(entry, label));
    }
    return true;
}

} // namespace

const Key* report_unknown(Reading& reading, const yaml::Node& map, const yaml::Node::Entry& entry,
                          std::string_view section) {
    const yaml::Node& key = entry.key;
    if (key.text.starts_with("\u00A0") || key.text.starts_with("\u3000")) {
        reading
            .error(key.span, "no-break-space",
                   "there is a no-break space before this key; YAML needs plain spaces")
            .fix("delete it and type spaces");
        return nullptr;
    }
    const std::string name = to_american(to_snake_case(key.text));
    const Key* meant = find_key(find_meant_key(section, key.text));
    const bool stands_elsewhere =
        meant != nullptr && ((meant->name() == name && meant->section() != section) ||
                             is_for_namesake(reading, *meant, name, entry.value));
    const bool is_known = meant != nullptr || !find_sections_with(name).empty();
    if (section.empty() && !is_known && report_flat_key(reading, map, entry)) return nullptr;
    const bool is_section = entry.value.is_map() && takes_no_keys(name); // cards: {size: 80mm}
    if (!stands_elsewhere && (meant != nullptr || is_section || find_sections_with(name).empty()))
        return report_no_such_key(reading, map, entry, section);
    if (name != to_american(key.text))
        report_spelling(reading, map, key, section, name);
    else
        report_misplaced(reading, map, entry, section);
    return find_key(join(section, name));
}

} // namespace spotit::theme
