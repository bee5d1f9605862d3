#include "cli/commands/command.hpp"

#include "cli/included/included.hpp"
#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/base/join.hpp>
#include <spotit/texts.hpp>

#include <fmt/format.h>

namespace spotit::cli {
namespace {

struct ThemesOptions {
    CommonOptions common;
    std::string language; ///< of the titles; empty: that of the messages
    bool json = false;
};

using Matches = std::vector<CatalogSearch::Match>;

/// Returns a line for each theme, below its group where all are listed; with the texts that matched.
std::string list_rows(const std::vector<CatalogEntry>& entries, const Matches& shown,
                      const ThemesOptions& options) {
    const bool is_search = !options.common.positionals.empty();
    const std::string language = options.language.empty() ? choose_language(options.common)
                                                          : std::string(texts::find_code(options.language));
    std::vector<std::vector<std::string>> rows;
    std::string group;
    for (const auto& [index, texts, distance] : shown) {
        const CatalogEntry& entry = entries[index];
        if (!is_search && entry.included->group != group) {
            if (!group.empty()) rows.emplace_back();
            group = entry.included->group;
            rows.push_back({translate(find_group_title(group), options.common)});
        }
        const std::string each =
            entry.symbols_per_card == 0 ? "" : fmt::format("× {}", entry.symbols_per_card);
        rows.push_back({(is_search ? "" : "  ") + entry.included->name, entry.find_title(language),
                        fmt::format("{:>3} {:<4}", entry.cards, each),
                        pad(base::join(entry.languages, " "), texts.empty() ? 0 : 11),
                        base::join(texts, ", ")});
    }
    return format_table(rows);
}

Json write_entry(const CatalogEntry& entry, const CatalogSearch::Match& match) {
    Json json{{"name", entry.included->name}, {"group", entry.included->group},
              {"title", entry.title},         {"titles", entry.titles},
              {"cards", entry.cards},         {"symbols_per_card", entry.symbols_per_card},
              {"languages", entry.languages}, {"file", entry.included->file.string()}};
    if (!match.texts.empty()) json["matches"] = match.texts;
    return json;
}

int fail_search(const CatalogSearch& search, const ThemesOptions& options) {
    if (options.common.quiet) return 1;
    std::vector<std::string> near;
    for (const std::string& word : options.common.positionals)
        if (const std::string other = search.find_near_word(word); !other.empty()) near.push_back(other);
    const std::string words = base::join(options.common.positionals, " ");
    print_notice(near.empty() ? diag::write("no theme matches '{words}'", words)
                              : diag::write("no theme matches '{words}'; similar words: {names}", words,
                                            base::join(near, " ")),
                 options.common);
    return 1;
}

int run_themes(const ThemesOptions& options) {
    const std::vector<CatalogEntry> entries = read_catalog();
    const auto& words = options.common.positionals;
    const CatalogSearch search(words.empty() ? std::vector<CatalogEntry>() : entries, {list_data_folders()});
    Matches shown = search.find(words);
    if (words.empty())
        for (std::size_t i = 0; i < entries.size(); ++i) shown.push_back({i, {}, 0});
    if (options.json) {
        print_json({{"themes", base::collect(shown, [&](const CatalogSearch::Match& match) {
                         return write_entry(entries[match.entry], match);
                     })}});
    } else {
        print_text(list_rows(entries, shown, options));
    }
    return shown.empty() ? fail_search(search, options) : 0;
}

} // namespace

Command make_themes_command() {
    const auto options = std::make_shared<ThemesOptions>();
    return {
        .name = "themes",
        .usage = "[WORD...] [options]",
        .summary = "find themes to print",
        .about = "Lists the themes that come with the program: name, title, how many cards with\n"
                 "how many symbols each, and the languages of the words. `spotit-print NAME`\n"
                 "makes the deck, on Letter if the locale (LC_PAPER) belongs to a country that\n"
                 "uses it; `init --template NAME` copies the theme for you to change. Each WORD\n"
                 "must begin a word of a theme's name, title or symbols, in English, German,\n"
                 "French or Spanish; each line ends with the matching words. The exit status is 1\n"
                 "when no theme is found.",
        .examples = {{"spotit-print themes", "all of them, by group"},
                     {"spotit-print themes horse", "with a horse, or about horses"},
                     {"spotit-print themes --lang de", "with German titles"}},
        .positionals = {Positional::Search, 0, 100},
        .common = {options, &options->common},
        .sections = {{"Search",
                      {{"--lang", "LANGUAGE", "titles in this language: de, fr, es  [--language]",
                        &options->language, Value::Language},
                       {"--json", "", "as JSON", &options->json}}},
                     make_message_section(options->common)},
        .run = [options] { return run_themes(*options); },
    };
}

} // namespace spotit::cli
