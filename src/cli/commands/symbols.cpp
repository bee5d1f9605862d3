#include "cli/commands/command.hpp"
#include "diag/write.hpp"

#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/base/join.hpp>
#include <spotit/emoji.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::cli {
namespace {

struct SymbolsOptions {
    CommonOptions common;
    std::string group;    ///< the group to search; empty: all
    std::string language; ///< of the names; empty: that of the messages
    bool list_groups = false, json = false;
};

std::string_view describe_kind(emoji::GroupInfo::Kind kind) {
    using Kind = emoji::GroupInfo::Kind;
    return kind == Kind::Friendly ? "everyday" : kind == Kind::Group ? "group" : "subgroup";
}

int list_groups(const SymbolsOptions& options, const emoji::NameIndex& index) {
    Json json = Json::array();
    std::string text;
    for (const emoji::GroupInfo& group : index.list_groups()) {
        json.push_back({{"name", group.name}, {"kind", describe_kind(group.kind)}, {"count", group.count}});
        text += fmt::format("{:5}  {:<24}{}\n", group.count, group.name,
                            translate(describe_kind(group.kind), options.common));
    }
    if (options.json)
        print_json({{"groups", std::move(json)}});
    else
        print(text);
    return 0;
}

void require_group(const SymbolsOptions& options, const emoji::NameIndex& index) {
    if (options.group.empty() || !index.find_group(options.group).empty()) return;
    const std::vector<std::string> names = index.list_group_names();
    refuse_unknown_word(diag::write("there is no group '{group}'", options.group), options.group,
                        {names.begin(), names.end()}, {"spotit-print symbols --list-groups lists them"});
}

void require_language(const SymbolsOptions& options, const base::DataPaths& places) {
    const std::vector<std::string> languages = emoji::list_languages(places);
    if (options.language.empty() || options.language == "en" ||
        std::ranges::find(languages, options.language) != languages.end())
        return;
    if (emoji::Names(places, options.language).find_language() != "en") return; // de-AT has German names
    fail_by_usage(diag::write("there are no names for the language code '{language}'", options.language),
                  {diag::write("available:  {languages}", base::join(languages, " "))});
}

std::string list_rows(const std::vector<emoji::EmojiInfo>& found) {
    std::vector<std::vector<std::string>> rows;
    for (const auto& [emoji, shortcode, group, subgroup, name] : found)
        rows.push_back(
            {pad(emoji, 2), pad(shortcode.empty() ? "" : ":" + shortcode + ":", 2), subgroup, name});
    return format_table(rows);
}

/// Returns the words without the colons that themes write around names.
std::vector<std::string> strip_colons(const std::vector<std::string>& words) {
    std::vector<std::string> names = words;
    for (std::string& name : names)
        if (name.size() > 2 && name.starts_with(':') && name.ends_with(':'))
            name = name.substr(1, name.size() - 2);
    return names;
}

int run_symbols(const SymbolsOptions& options) {
    const base::DataPaths places{list_data_folders()};
    const emoji::NameIndex index(places);
    if (index.is_empty())
        diag::fail(diag::ErrorCategory::File, "no-emoji-names", "the emoji names are missing",
                   {"in a clone of the repository, scripts/setup downloads them; then build again"});
    if (options.list_groups) return list_groups(options, index);
    require_group(options, index);
    require_language(options, places);
    if (options.common.positionals.empty() && options.group.empty())
        fail_by_usage("`symbols` needs a search word or --group",
                      {diag::write("example:  {example}", "spotit-print symbols unicorn")});
    const std::string language =
        options.language.empty() ? choose_language(options.common) : options.language;
    const auto [found, word, found_language] =
        index.search({strip_colons(options.common.positionals), options.group, {language}});
    if (options.json) {
        Json list = Json::array();
        for (const auto& [emoji, shortcode, group, subgroup, name] : found)
            list.push_back({{"emoji", emoji},
                            {"shortcode", shortcode},
                            {"group", group},
                            {"subgroup", subgroup},
                            {"name", name}});
        print_json({{"symbols", std::move(list)}});
    } else {
        print(list_rows(found));
    }
    if (!word.empty() && !options.common.quiet)
        print_notice(diag::write("showing '{word}' instead of '{words}'", word,
                                 base::join(options.common.positionals, " ")),
                     options.common);
    if (!found.empty()) return 0;
    if (!options.common.quiet)
        print_notice(diag::write("no emoji for '{words}'", base::join(options.common.positionals, " ")),
                     options.common);
    return 1;
}

} // namespace

Command make_symbols_command() {
    const auto options = std::make_shared<SymbolsOptions>();
    return {
        .name = "symbols",
        .usage = "[WORD...] [--group GROUP] [options]",
        .summary = "find emoji by name or group",
        .about = "Lists the emoji that match all the words: the character, its name for themes,\n"
                 "its subgroup and its common name. Words may be parts of names, or emoji\n"
                 "themselves; plurals and one wrong letter are accepted, and articles before\n"
                 "other words are ignored. The exit status is 1 when none is found.",
        .examples = {{"spotit-print symbols unicorn", "its name for themes"},
                     {"spotit-print symbols --group animal-bird", "all birds"},
                     {"spotit-print symbols --lang fr chien", "by a French name"},
                     {"spotit-print symbols --list-groups", "what `group:` takes"}},
        .positionals = {Positional::Search, 0, 100},
        .common = {options, &options->common},
        .sections =
            {{"Search",
              {{"--group", "GROUP", "only these: animals, food-fruit, ...", &options->group, Value::Group},
               {"--lang", "LANGUAGE", "names in this language: fr, pt, zh-hant  [--language]",
                &options->language, Value::Language},
               {"--list-groups", "", "the groups, and how many emoji each has", &options->list_groups},
               {"--json", "", "as JSON", &options->json}}},
             make_message_section(options->common)},
        .run = [options] { return run_symbols(*options); },
    };
}

} // namespace spotit::cli
