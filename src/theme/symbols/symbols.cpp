#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"
#include "theme/symbols/tables.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/symbol/spec.hpp>

#include <algorithm>
#include <filesystem>

namespace spotit::theme {
namespace {

/// Returns true for "-dog", but not for "-5", "->" or "--".
bool is_tight_dash(std::string_view part) {
    return part.size() > 1 && part[0] == '-' &&
           std::string_view("0123456789->.").find(part[1]) == std::string_view::npos;
}

/// Returns the places of the dashes that begin entries, each alone, or one of several before words.
std::vector<diag::Span> find_dashes(const yaml::Node& node) {
    const std::string_view source = node.span.source->text();
    std::vector<std::string_view> parts = split_text(node.text);
    std::vector<diag::Span> dashes;
    if (!take_list_numbers(parts).empty()) return dashes;
    const bool are_tight = std::ranges::count_if(parts, is_tight_dash) + std::ranges::count(parts, "-") > 1;
    std::size_t cursor = node.span.begin;
    for (const std::string_view part : parts) {
        const std::size_t at = std::min(source.find(part, cursor), source.size());
        cursor = std::min(at + part.size(), source.size());
        if (part == "-" || (are_tight && is_tight_dash(part)))
            dashes.emplace_back(node.span.source, at, std::min(at + 1, cursor));
    }
    return dashes;
}

/// Reports a text of symbols that is written like a list, with "- 🐶" or "-🐶": the sign would be a symbol, or
/// part of one. Returns false for others.
bool report_list_in_text(Reading& reading, const yaml::Node& node) {
    const std::vector<diag::Span> dashes = find_dashes(node);
    if (dashes.empty()) return false;
    reading.symbols.are_known = false;
    const bool is_block = yaml::is_block_text(node);
    const diag::Span& dash = dashes.front();
    const std::string& text = dash.source->text();
    const auto is_tight = [&](const diag::Span& each) {
        return text.find_first_of(" \r\n", each.end) > each.end;
    };
    const auto replace_dashes = [&](const char* other) {
        return diag::Change{.edits = base::collect(dashes, [&](const diag::Span& each) {
                                const std::size_t blank = is_tight(each) ? 0 : 1;
                                return diag::Edit{{each.source, each.begin, each.end + blank}, other};
                            })};
    };
    if (is_tight(dash))
        reading.error(dash, "yaml-no-space", "a space is missing after this -")
            .fix(is_block ? diag::Sentence("delete each one") : "put a space between each - and its entry",
                 replace_dashes(is_block ? "" : "- "));
    else
        reading.error(dash, "list-in-text", "- begins an entry of a list; in this text it would be a symbol")
            .fix(is_block
                     ? diag::write("make it a list: delete the {sign} after the key, and begin each line "
                                   "with \"- \"",
                                   text[node.span.begin])
                     : "delete each one",
                 is_block || dashes.size() == 1 ? diag::Change() : replace_dashes("")) // one may be a minus
            .note("     or, to use this character as a symbol, put it in quotes:  \"-\"");
    return true;
}

/// Reports a text with two words in each line and a sign between them, as in "chien;dog": these are a table,
/// not symbols by themselves. Returns false for others.
bool report_table_in_text(Reading& reading, const yaml::Node& node) {
    const std::vector<std::string_view> lines = list_lines(node.text);
    if (!yaml::is_block_text(node) || lines.size() < 2 || has_emoji(node.text)) return false;
    const auto is_between = [&](char sign) {
        return std::ranges::all_of(lines, [&](std::string_view line) {
            const std::size_t at = line.find(sign);
            if (at == 0 || at >= line.size() - 1 || line.rfind(sign) != at) return false;
            return sign != ',' || line[at + 1] != ' '; // "dog, cat" is a list
        });
    };
    constexpr std::string_view signs = "\t;,";
    const auto sign = std::ranges::find_if(signs, is_between);
    if (sign == signs.end()) return false;
    const std::string_view source = node.span.source->text();
    const std::size_t at = std::min(source.find(*sign, node.span.begin), source.size() - 1);
    reading.symbols.are_known = false;
    reading
        .error({node.span.source, at, at + 1}, "list-in-text",
               "each line is a row of a table; in this text both words would be symbols")
        .fix("put the lines into a file, and write  symbols: [{file: words.csv}]")
        .note("     or, if each word is a symbol, replace each character between them with a space");
    return true;
}

/// Reports `symbols: animals` and `symbols: words.txt`, a single word that can't be a deck.
bool report_lone_group(Reading& reading, const yaml::Node& node) {
    const std::string_view word = diag::trim(node.text);
    const bool is_single = !word.empty() && word.find_first_of(" \t\n") == std::string_view::npos;
    const bool is_file =
        is_single && (has_ending(word, ".txt") || has_ending(word, ".csv") || has_ending(word, ".tsv"));
    std::error_code error;
    const bool is_folder = is_single && word.find_first_of("/\\.") == std::string_view::npos &&
                           std::filesystem::is_directory(resolve_path(node.span, word), error);
    // Themes without words that are spelled like a group need not load the table of groups.
    const auto is_of_group = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
    if (!is_file && !is_folder &&
        (!std::ranges::all_of(word, is_of_group) || reading.emoji_names.find_group(word).empty()))
        return false;
    const std::string_view kind = is_file ? "file" : is_folder ? "folder" : "group";
    const std::string entry = fmt::format("[{{{}: {}}}]", kind, word);
    reading.symbols.are_known = false;
    reading
        .error(
            node.span, "too-few-symbols",
            "{word} is a single word here; a file, a folder or a group of emoji must be an entry of a list",
            word)
        .fix(diag::write("write  symbols: {entry}", entry), diag::write_value(node.span, entry));
    return true;
}

} // namespace

void add_symbol(Reading& reading, symbol::SymbolSpec source, const SymbolOptions& fit, bool has_entry) {
    const std::string own = symbol::identify(source);
    if (const auto other = reading.symbols.of_folders.find(own); other != reading.symbols.of_folders.end()) {
        // The entry of its own takes the place of the one that the folder made.
        reading.symbols.seen[own] = source.span;
        reading.theme.symbols[other->second] = std::move(source);
        reading.theme.fits[other->second] = fit;
        --reading.symbols.count;
        reading.symbols.of_folders.erase(other);
        return;
    }
    const auto [first, is_new] = reading.symbols.seen.try_emplace(own, source.span);
    if (is_new) {
        reading.theme.symbols.push_back(std::move(source));
        reading.theme.fits.push_back(fit);
        return;
    }
    // A word of a text with escapes has no place of its own.
    const bool can_go = has_entry && diag::read_span(source.span).find('\\') == std::string_view::npos;
    reading
        .error(source.span, "same-symbol", "{symbol} is in the deck twice; all symbols must differ",
               symbol::write_symbol(source, symbol::PathPart::Whole))
        .point_out(diag::write("first in {place}", diag::describe_place(first->second, source.span)))
        .excerpt(diag::describe_line(first->second))
        .fix("delete one of them, or replace it with another symbol",
             can_go ? diag::Change{.edits = {{source.span, std::nullopt, true}}} : diag::Change())
        .add_subject({.id = make_id(source, *reading.files.source)});
}

void add_folder_symbol(Reading& reading, symbol::SymbolSpec source, const SymbolOptions& fit) {
    std::string own = symbol::identify(source);
    const bool is_known = reading.symbols.seen.contains(own);
    if (is_known && !reading.symbols.of_folders.contains(own)) return;
    if (is_known) reading.symbols.of_folders.erase(own); // of another folder: an error
    ++reading.symbols.count;
    add_symbol(reading, std::move(source), fit, false);
    if (!is_known) reading.symbols.of_folders.emplace(std::move(own), reading.theme.symbols.size() - 1);
}

void add_symbols(Reading& reading, const yaml::Node& node, const Entry& entry, SymbolPlace place) {
    if (place == SymbolPlace::InText &&
        (report_list_in_text(reading, node) || report_table_in_text(reading, node)))
        return;
    const SymbolText found = scan_symbols(reading, node, place);
    reading.symbols.count += static_cast<int>(found.symbols.size()) + found.mistakes;
    for (symbol::SymbolSpec source : found.symbols) {
        source.color = entry.source.color;
        source.font = entry.source.font;
        source.font_span = entry.source.font_span;
        add_symbol(reading, std::move(source), entry.fit);
    }
}

void add_symbol_list(Reading& reading, const yaml::Node& node) {
    // Entries may hold no symbols, such as folders without pictures, but so many can't all be intended.
    const bool too_many = std::ssize(node.items) > max_symbols;
    if (node.is_scalar()) add_symbols(reading, node, {}, SymbolPlace::InText);
    for (const yaml::Node& item : node.items)
        if (!too_many && reading.symbols.count <= max_symbols) read_symbol_item(reading, item);
    if (too_many || reading.symbols.count > max_symbols) {
        reading.symbols.are_known = false;
        reading.error(node.span, "range", "a theme can have at most {limit} symbols", max_symbols)
            .fix("remove some of them");
    }
    if (node.is_map()) read_symbol_item(reading, node);
}

void read_symbols(Reading& reading, const Key& key, const yaml::Node& node, Theme& /*theme*/) {
    reading.symbols.are_known = true;
    if (node.is_scalar() && report_lone_group(reading, node)) return;
    if (!node.is_map()) return add_symbol_list(reading, node);
    reading.symbols.are_known = false;
    const bool has_lists = std::ranges::any_of(node.entries, [](const yaml::Node::Entry& entry) {
        return entry.value.kind == yaml::Node::Kind::List || split_text(entry.value.text).size() > 1;
    });
    reading
        .error(take_first_line(node.span), "type", "`{key}` must be {wanted}, not keys", key.label(),
               describe_values(key.kind))
        .fix(has_lists ? diag::Sentence(
                             "for cards with a symbol of each list, write it as  deck: {categories: ...}")
                       : "start each symbol with \"- \" on its own line");
}

} // namespace spotit::theme
