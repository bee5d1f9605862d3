#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/diag/phrases.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

bool is_plural(std::string_view key) {
    return std::ranges::find(plural_keys, key) != std::end(plural_keys);
}

/// Returns true for entries that stand for a number of symbols unknown from the list alone.
bool has_unknown_number(const yaml::Node& item) {
    return std::ranges::any_of(item.entries, [](const yaml::Node::Entry& entry) {
        return is_plural(entry.key.text) || entry.value.text.find('*') != std::string::npos;
    });
}

/// Returns true for a key that says what a single symbol is.
bool is_single(std::string_view key) {
    return base::find_row(symbol::symbol_kinds, key, &symbol::SymbolKindRow::name) != nullptr;
}

/// Returns true for a key that says what an entry is.
bool is_kind(std::string_view key) {
    return is_single(key) || is_plural(key);
}

/// A key for some kinds of entries alone.
struct Use {
    std::string_view key;
    std::initializer_list<std::string_view> kinds;
    diag::Sentence words;
};
const Use uses[] = {{"count", {"group", "folder"}, "a `group` of emoji or a `folder`"},
                    {"pick", {"group", "folder"}, "a `group` of emoji or a `folder`"},
                    {"mask", {"image", "folder"}, "pictures: an `image` or a `folder`"},
                    {"cut_out", {"image", "folder"}, "pictures: an `image` or a `folder`"},
                    {"except", {"group", "folder"}, "a `group` of emoji or a `folder`"},
                    {"columns", {"file"}, "a `file` with a table"},
                    {"name", {}, "a single symbol"}};

/// Returns true if `except` has emoji for a group, or pictures for a folder; reports the others.
bool excepts_fit(Problems& problems, const Entry& entry, const diag::Span& span) {
    if (entry.kind == "group" && !entry.except_files.empty())
        problems
            .error(entry.except_files.front().second, "value",
                   "a `group` is made of emoji, not of pictures such as {file}",
                   entry.except_files.front().first)
            .fix("delete it");
    else if (entry.kind == "folder" && !entry.except.empty())
        problems.error(span, "value", "a `folder` is made of pictures, not of emoji")
            .fix("write their file names");
    else
        return true;
    return false;
}

void report_no_symbol(Problems& problems, const symbol::SymbolSpec& spec) {
    std::vector<std::string> names;
    for (const auto& [language, name] : spec.names)
        if (names.size() < 2) names.push_back(diag::quote(name));
    diag::Diagnostic& problem = problems.error(spec.span, "no-symbol", "this entry has no symbol");
    if (names.size() > 1)
        problem.fix(diag::write("write it as words:  forms: [{words}]  with  deck: {{forms: mixed}}",
                                base::join(names, ", ")));
    else
        problem.note(diag::write("give it one of: {keys} group folder file forms",
                                 base::join(list_single_keys(), " ")));
    problem.note("for example:  {emoji: 🐶, name: dog}");
}

/// Returns true if the keys of an entry go together; reports conflicts.
bool is_sound(Problems& problems, const Entry& entry) {
    if (entry.kind.empty()) {
        if (entry.fit.forms.empty()) report_no_symbol(problems, entry.source);
        return !entry.fit.forms.empty();
    }
    for (const auto& [key, span] : entry.given) {
        if (key != entry.kind && is_kind(key)) {
            problems
                .error(span, "no-symbol", "`{key}` and `{other}` can't both define this symbol", entry.kind,
                       key)
                .fix("give each its own entry")
                .note(diag::write("or delete `{key}`", key), remove_key(span));
            return false;
        }
        const Use* const use = std::ranges::find(uses, key, &Use::key);
        const bool is_used = use == std::end(uses) ||
                             std::ranges::find(use->kinds, entry.kind) != use->kinds.end() ||
                             (use->kinds.size() == 0 && is_single(entry.kind));
        if (!is_used) {
            problems.error(span, "value", "`{key}` works only with {owners}", key, use->words)
                .fix("delete it", remove_key(span));
            return false;
        }
        if (key == "except" && !excepts_fit(problems, entry, span)) return false;
        if (key == "pick" && entry.kind == "folder" && !entry.count) {
            problems.error(span, "value", "all pictures in the folder are used, so there is nothing to pick")
                .fix("delete it, or add how many to take, for example  count: 31", remove_key(span));
            return false;
        }
    }
    return true;
}

/// Returns the symbol of an entry for a single one; nothing for others, and where it can't be read.
std::optional<symbol::SymbolSpec> make_symbol(const Entry& entry) {
    if (is_plural(entry.kind)) return std::nullopt;
    symbol::SymbolSpec symbol = entry.source;
    if (entry.kind == "image") symbol.content = entry.picture;
    // `forms` alone are words; the first of them stands for the symbol.
    if (entry.kind.empty() && !entry.fit.forms.empty())
        symbol.content = symbol::Word{entry.fit.forms.front()};
    return symbol::write_symbol(symbol).empty() ? std::nullopt : std::optional(std::move(symbol));
}

void add_plural(Reading& reading, const Entry& entry) {
    if (entry.kind == "group") return reading.symbols.groups.push_back({reading.theme.symbols.size(), entry});
    if (entry.kind == "folder") return add_folder(reading, entry);
    add_file(reading, entry);
}

/// Notes the keys that are given, and which of them says what kind of entry this is.
void note_keys(Entry& entry, const MergedValues& given) {
    for (const auto& [key, value] : given.values) {
        if (value.node == nullptr) continue;
        entry.given.emplace_back(key->name(), value.node->span);
        if (!entry.kind.empty() || !is_kind(key->name())) continue;
        entry.kind = key->name();
        entry.source.span = value.node->span;
    }
}

void read_entry(Reading& reading, const yaml::Node& item) {
    Entry entry;
    if (const auto name = read_unquoted_name(item)) return add_symbols(reading, *name, entry);
    const std::size_t before = reading.count(), messages = reading.count_messages();
    entry.source.span = item.span;
    MergedValues given;
    collect_keys(reading, item, "symbols[]", given);
    note_keys(entry, given);
    read_values(reading, given, entry);
    const bool is_read = reading.count() == before, is_good = is_read && is_sound(reading, entry);
    const auto symbol = make_symbol(entry);
    if (symbol && (is_good || !has_unknown_number(item))) {
        ++reading.symbols.count;
        if (is_good || !reading.symbols.seen.contains(symbol::identify(*symbol)))
            add_symbol(reading, *symbol, entry.fit); // the subject of mistakes in its entry
        return reading.add_subject(messages, {.id = make_id(*symbol, *reading.files.source)});
    }
    if (is_good) add_plural(reading, entry);
    if (reading.count() == before) return;
    if (has_unknown_number(item))
        reading.symbols.are_known = false;
    else if (!is_good)
        ++reading.symbols.count;
}

/// Reports a - that is indented further than that of the entry above, of whose text YAML makes it a part.
bool swallows_entry(Reading& reading, const yaml::Node& item) {
    const std::string_view written = diag::read_span(item.span); // its first line
    const bool is_long = item.is_scalar() && item.text.size() > written.size();
    if (!is_long || written.find_first_of("\"'|>") == 0) return false;
    const auto& source = item.span.source;
    const std::string_view below =
        diag::trim(source->read_line(source->find_line_number(item.span.begin) + 1));
    if (!below.starts_with("- ")) return false;
    const auto begin = static_cast<std::size_t>(below.data() - source->text().data());
    reading.symbols.are_known = false;
    reading.error({source, begin, begin + 1}, "yaml-list", "no list can begin here")
        .fix("start each - of a list in the same column, below the key");
    return true;
}

} // namespace

std::vector<std::string_view> list_single_keys() {
    std::vector<std::string_view> names = list_names("symbols[]");
    std::erase_if(names, [](std::string_view name) { return !is_single(name); });
    return names;
}

void read_symbol_item(Reading& reading, const yaml::Node& item) {
    if (swallows_entry(reading, item)) return;
    if (item.is_scalar()) return add_symbols(reading, item, {});
    if (item.is_map()) return read_entry(reading, item);
    if (const auto word = read_null_word(item)) return add_symbols(reading, *word, {});
    if (item.kind == yaml::Node::Kind::Null) {
        report_null_item(reading, item);
        ++reading.symbols.count;
        return;
    }
    reading.error(item.span, "type", "an entry of `symbols` can't be a list")
        .fix("give each symbol its own entry");
    reading.symbols.count += static_cast<int>(item.items.size());
}

} // namespace spotit::theme
