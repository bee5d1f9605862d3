#include "cli/commands/command.hpp"

#include "cli/included/included.hpp"
#include "cli/output/terminal.hpp"

#include <spotit/diag/sentence.hpp>
#include <spotit/emoji.hpp>
#include <spotit/theme/read.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::cli {
namespace {

constexpr std::string_view theme_files = ":files yaml yml\n";

std::string write_candidate(std::string_view word, std::string_view description = "") {
    return fmt::format("{}\t{}\n", word, description);
}

template<class Words>
std::string write_candidates(const Words& words, const std::string& head = "") {
    std::string lines;
    for (const auto& word : words) lines += write_candidate(head + std::string(word));
    return lines;
}

std::string remove_quotes(std::string word) {
    std::erase_if(word, [](char c) { return c == '\'' || c == '"' || c == '\\'; });
    return word;
}

/// Returns the first sentence of the help in one line, without defaults.
std::string describe(const Option& option) {
    std::string text = diag::translate(option.help, {});
    text.resize(std::min(text.find("\n- "), text.size())); // a new item begins with a dash
    std::ranges::replace(text, '\n', ' ');
    return text.substr(0, text.find("  "));
}

std::string complete_command() {
    std::string lines;
    for (const Command& command : list_commands().subspan(1))
        lines += write_candidate(command.name, diag::translate(command.summary, {}));
    return lines;
}

/// Offers keys of the theme, or the values of a key behind its "=".
std::string complete_setting(const std::string& typed, const std::string& head) {
    std::string lines;
    for (const theme::KeyInfo& key : theme::list_key_infos()) {
        if (key.listed || key.repeated || (key.section && key.words.empty())) continue;
        const std::string assignment = key.path + "=";
        if (typed.find('=') == std::string::npos)
            lines += write_candidate(head + assignment, key.summary);
        else if (typed.starts_with(assignment))
            lines += write_candidates(key.words, head + assignment) +
                     write_candidates(key.names, head + assignment);
    }
    return lines;
}

/// Offers values for an option; `head` stands before the value in the same word.
std::string complete_value(const Option& option, const std::string& typed, const std::string& head = "") {
    switch (option.kind) {
    case Value::Output: return ":files\n";
    case Value::Setting: return complete_setting(typed, head);
    case Value::Group:
        return write_candidates(emoji::NameIndex(base::DataPaths{list_data_folders()}).list_group_names(),
                                head);
    case Value::Language:
        return write_candidates(emoji::list_languages(base::DataPaths{list_data_folders()}), head);
    case Value::Theme: {
        std::string lines(theme_files);
        for (const theme::Style& style : theme::list_layers())
            lines += write_candidate(head + std::string(style.name), style.summary);
        return lines;
    }
    case Value::IncludedTheme: return write_candidates(base::list_names(list_included_themes()), head);
    default: return write_candidates(option.words, head);
    }
}

std::string complete_option(const Command& command, const std::string& typed) {
    const bool is_long = typed.starts_with("--");
    const std::size_t end = is_long ? typed.find('=') : std::min<std::size_t>(2, typed.size());
    const std::size_t value = is_long ? end + 1 : end;
    if (end != std::string::npos && (is_long || value < typed.size()))
        if (const Option* option = find_option(command, typed.substr(0, end)); option != nullptr)
            return complete_value(*option, typed.substr(value), typed.substr(0, value));
    std::string lines;
    for (const Option* option : command.list_options())
        for (const std::string_view name : {option->extract_short_name(), option->extract_long_name()})
            if (!name.empty()) lines += write_candidate(name, describe(*option));
    return lines;
}

/// Offers files, and where something is typed the themes that come with the program, too.
std::string complete_theme(const std::string& typed) {
    return std::string(theme_files) +
           (typed.empty() ? "" : write_candidates(base::list_names(list_included_themes())));
}

std::string complete_positional(const Command& command, const std::string& typed, bool is_first) {
    switch (command.positionals.kind) {
    case Positional::Theme:
        if (!command.name.empty()) return complete_theme(typed);
        return is_first ? complete_theme(typed) + complete_command() : "";
    case Positional::NewTheme: return std::string(theme_files);
    case Positional::Deck: return ":files yaml yml json pdf\n";
    case Positional::Shell: return write_candidates(base::list_names(shells()));
    case Positional::Command: return complete_command();
    default: return "";
    }
}

/// The words before the one to be completed.
struct Preceding {
    const Command* command = &find_main_command();
    const Option* pending = nullptr; ///< the option whose value comes next
    bool options_ended = false, is_first = true;

    void add(const std::string& word) {
        if (pending != nullptr) {
            pending = nullptr;
        } else if (options_ended || word == "-" || !word.starts_with('-')) {
            const Command* named = is_first && !options_ended ? find_command(word) : nullptr;
            if (named != nullptr) command = named;
            is_first = false;
        } else if (word == "--") {
            options_ended = true;
        } else if (const Option* option = find_option(*command, word); option != nullptr) {
            pending = option->value.empty() ? nullptr : option;
        }
    }
};

} // namespace

std::string complete(std::span<const std::string> words) {
    if (words.empty()) return complete_positional(find_main_command(), "", true);
    Preceding before;
    for (const std::string& word : words.first(words.size() - 1)) before.add(remove_quotes(word));
    const std::string typed = remove_quotes(words.back());
    if (before.pending != nullptr) return complete_value(*before.pending, typed);
    if (!before.options_ended && typed.starts_with('-')) return complete_option(*before.command, typed);
    return complete_positional(*before.command, typed, before.is_first);
}

} // namespace spotit::cli
