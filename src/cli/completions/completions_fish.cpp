// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/completions/completions.hpp"

#include <fmt/format.h>

namespace spotit::cli {

namespace {

/// Prints the command of the line so far; with a theme, or nothing yet, "-".
constexpr std::string_view head =
    R"(# fish completion for spotit-print; written by: spotit-print completions fish
function __spotit_print_command
    set -l skip
    for word in (commandline -opc)[2..-1]
        if test -n "$skip"
            set skip
            continue
        end
        switch $word
            case {}
                set skip yes
            case '-*'
            case {}
                echo $word
                return
            case '*'
                echo theme
                return
        end
    end
    echo first
end

function __spotit_print_in
    contains -- (__spotit_print_command) $argv
end

function __spotit_print_files # endings...; folders too
    complete -C "'' "(commandline -ct) | string match -r -- '^[^\t]*(?:/|\.(?:'(string join '|' $argv)'))(?=\t|$)'
end

)";

/// Quotes and what escapes brackets, which fish puts in itself, are left out of the word.
constexpr std::string_view settings_head =
    R"(function __spotit_print_settings
    set -l word (commandline -ct | string replace -ra '[\\\\\'"]' '')
    set -l symbol (string match -r 'symbols\[[^=]*\]\.' -- $word)
    switch $word
)";

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string settings_function(const Vocabulary& vocabulary) {
    std::string text(settings_head);
    for (const Setting& setting : vocabulary.settings) {
        if (setting.words.empty()) continue;
        text += fmt::format("        case '*{}=*'\n            printf '{}=%s\\n'{}\n            return\n",
                            setting.key, setting.key, shell_words(setting.words));
    }
    for (const Setting& setting : vocabulary.symbol_settings) {
        if (setting.words.empty()) continue;
        text += fmt::format("        case '*].{}=*'\n            printf '%s%s\\n'", setting.key);
        for (const std::string& word : setting.words)
            text += fmt::format(" \"$symbol\"{}= {}", setting.key, shell_quoted(word));
        text += "\n            return\n";
    }
    text += "    end\n    if test -n \"$symbol\"\n        printf '%s%s\\t%s\\n'";
    for (const Setting& setting : vocabulary.symbol_settings)
        text += fmt::format(" \\\n            $symbol {}= {}", setting.key, shell_quoted(setting.summary));
    text += "\n        return\n    end\n    printf '%s\\t%s\\n' 'symbols[' 'One of the symbols: "
            "symbols[3].scale=1.2'";
    for (const Setting& setting : vocabulary.settings)
        text += fmt::format(" \\\n        {}= {}", setting.key, shell_quoted(setting.summary));
    return text + "\nend\n\n";
}

std::string arguments_of(const Option& option, const Vocabulary& vocabulary) {
    if (option.value.empty()) return "";
    if (option.kind == Value::Output) return " -rF";
    if (option.kind == Value::Setting) return " -xa '(__spotit_print_settings)'";
    const std::vector<std::string> words = words_of(option, vocabulary);
    if (option.kind == Value::Theme)
        return fmt::format(" -xa '(__spotit_print_files yaml yml) {}'", joined(words));
    return words.empty() ? " -x" : fmt::format(" -xa {}", shell_quoted(joined(words)));
}

std::string option_lines(const Command& command, const Vocabulary& vocabulary) {
    const std::string where = command.name.empty() ? "first theme" : std::string(command.name);
    std::string text;
    for (const Section& section : command.sections)
        for (const Option& option : section.options) {
            text += fmt::format("complete -c spotit-print -n '__spotit_print_in {}'", where);
            if (!option.short_name().empty()) text += fmt::format(" -s {}", option.short_name().substr(1));
            text += fmt::format(" -l {}{} -d {}\n", option.long_name().substr(2),
                                arguments_of(option, vocabulary), shell_quoted(describe(option)));
        }
    return text;
}

std::string word_line(const Command& command) {
    std::string_view words;
    switch (command.words) {
    case Words::Theme:
    case Words::NewTheme:
        words = "(__spotit_print_files yaml yml)";
        break;
    case Words::Deck:
        words = "(__spotit_print_files yaml yml json pdf)";
        break;
    case Words::Shell:
        words = "bash zsh fish";
        break;
    case Words::Command:
        words = "(__spotit_print_commands)";
        break;
    case Words::Nothing:
    case Words::Search:
        return "";
    }
    return fmt::format("complete -c spotit-print -n '__spotit_print_in {}' -a '{}'\n",
                       command.name.empty() ? "first" : command.name, words);
}

std::string command_function() {
    std::string text = "function __spotit_print_commands\n    printf '%s\\t%s\\n'";
    for (const Command* command : commands().subspan(1))
        text += fmt::format(" \\\n        {} {}", command->name, shell_quoted(command->summary));
    return text + "\nend\n\n";
}

} // namespace

std::string fish_completions(const Vocabulary& vocabulary) {
    std::vector<std::string> takes_value, names;
    for (const Option* option : all_options())
        if (!option->value.empty()) takes_value.push_back(names_of(*option, " "));
    for (const Command* command : commands().subspan(1)) names.emplace_back(command->name);
    std::string text = fmt::format(head, joined(takes_value), joined(names));
    text += command_function() + settings_function(vocabulary);
    text += "complete -c spotit-print -f\n"
            "complete -c spotit-print -n '__spotit_print_in first' -a '(__spotit_print_commands)'\n";
    for (const Command* command : commands())
        text += word_line(*command) + option_lines(*command, vocabulary);
    return text;
}

} // namespace spotit::cli
