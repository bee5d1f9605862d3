// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/completions/completions.hpp"

#include <fmt/format.h>

namespace spotit::cli {

namespace {

constexpr std::string_view head = R"zsh(#compdef spotit-print
# zsh completion for spotit-print; written by: spotit-print completions zsh
_spotit_print_themes() { _files -g '*.y(a|)ml(-.)' }
_spotit_print_themes_or() { _alternative 'themes:theme:_spotit_print_themes' "styles:style:($argv)" }
_spotit_print_decks() { _files -g '*.(yaml|yml|json|pdf)(-.)' }
)zsh";

/// The command is found first; then its own arguments are completed.
constexpr std::string_view body_head = R"(
_spotit-print() {{
    local command word skip i
    for ((i = 2; i < CURRENT; i++)); do
        word=${{words[i]}}
        if [[ -n $skip ]]; then skip=; continue; fi
        case $word in
        ({}) skip=yes ;;
        (-*) ;;
        ({}) command=$word; break ;;
        (*) break ;;
        esac
    done
    case $command in
)";

/// Within a description of _arguments, brackets and colons have a meaning.
std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') result += '\\';
        result += c;
    }
    return result;
}

std::string word_list(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return "(" + text + ")";
}

std::string action_of(const Option& option, const Vocabulary& vocabulary) {
    if (option.kind == Value::Output) return "_files";
    if (option.kind == Value::Setting) return "_spotit_print_settings";
    const std::vector<std::string> words = words_of(option, vocabulary);
    // A blank before it: the action is called as it stands.
    if (option.kind == Value::Theme) return fmt::format(" _spotit_print_themes_or {}", fmt::join(words, " "));
    return words.empty() ? " " : word_list(words);
}

std::string option_specs(const Option& option, const Vocabulary& vocabulary) {
    const std::string value =
        option.value.empty() ? std::string()
                             : fmt::format(":{}:{}", escaped(option.value), action_of(option, vocabulary));
    const bool repeatable = option.kind == Value::Setting || option.kind == Value::Theme;
    const std::string before = repeatable ? "*" : fmt::format("({})", names_of(option, " "));
    std::string specs;
    for (const std::string_view name : {option.short_name(), option.long_name()}) {
        if (name.empty()) continue;
        const std::string_view joint = option.value.empty() ? "" : name.starts_with("--") ? "=" : "+";
        specs += fmt::format(
            "            {} \\\n",
            shell_quoted(fmt::format("{}{}{}[{}]{}", before, name, joint, escaped(describe(option)), value)));
    }
    return specs;
}

std::string_view words_action(Words words) {
    switch (words) {
    case Words::Theme:
        return "*:theme:_spotit_print_themes";
    case Words::Deck:
        return "*:deck:_spotit_print_decks";
    case Words::NewTheme:
        return "*:new theme:_files";
    case Words::Shell:
        return "*:shell:(bash zsh fish)";
    case Words::Command:
        return "*:command:_spotit_print_commands";
    case Words::Nothing:
        return "";
    case Words::Search:
        return "*:word: ";
    }
    return "";
}

std::string arguments(const Command& command, const Vocabulary& vocabulary) {
    std::string text =
        fmt::format("    ({})\n        _arguments -S -s \\\n", command.name.empty() ? "''" : command.name);
    for (const Section& section : command.sections)
        for (const Option& option : section.options) text += option_specs(option, vocabulary);
    if (command.name.empty())
        return text + "            '1:theme or command:_spotit_print_first'\n        ;;\n";
    text += fmt::format("            '1:command:({})'", command.name);
    if (const std::string_view action = words_action(command.words); !action.empty())
        text += fmt::format(" \\\n            {}", shell_quoted(action));
    return text + "\n        ;;\n";
}

std::string command_list() {
    std::string text = "_spotit_print_commands() {\n    local -a commands=(\n";
    for (const Command* command : commands().subspan(1))
        text += fmt::format("        {}\n",
                            shell_quoted(fmt::format("{}:{}", command->name, escaped(command->summary))));
    return text + "    )\n    _describe -t commands command commands\n}\n"
                  "_spotit_print_first() { _alternative 'themes:theme:_spotit_print_themes' "
                  "'commands:command:_spotit_print_commands' }\n";
}

/// Behind "KEY=" the words of that key; else the keys.
std::string settings_function(const Vocabulary& vocabulary) {
    std::string text = "_spotit_print_settings() {\n    if compset -P 1 '*='; then\n"
                       "        case ${${IPREFIX%=}##*=} in\n";
    for (const Setting& setting : vocabulary.settings)
        if (!setting.words.empty())
            text += fmt::format("        ({}) compadd --{} ;;\n", setting.key, shell_words(setting.words));
    for (const Setting& setting : vocabulary.symbol_settings)
        if (!setting.words.empty())
            text += fmt::format("        (*symbols*\\].{}) compadd --{} ;;\n", setting.key,
                                shell_words(setting.words));
    text += "        esac\n        return\n    fi\n    local -a settings\n"
            "    if compset -P 'symbols(\\\\|)\\[*\\].'; then\n        settings=(\n";
    for (const Setting& setting : vocabulary.symbol_settings)
        text += fmt::format("            {}\n",
                            shell_quoted(fmt::format("{}:{}", setting.key, escaped(setting.summary))));
    text += "        )\n        _describe -t settings setting settings -S = -q\n        return\n    fi\n"
            "    compadd -S '' -- 'symbols['\n    settings=(\n";
    for (const Setting& setting : vocabulary.settings)
        text += fmt::format("        {}\n",
                            shell_quoted(fmt::format("{}:{}", setting.key, escaped(setting.summary))));
    return text + "    )\n    _describe -t settings setting settings -S = -q\n}\n";
}

} // namespace

std::string zsh_completions(const Vocabulary& vocabulary) {
    std::string takes_value, names;
    for (const Option* option : all_options())
        if (!option->value.empty()) takes_value += (takes_value.empty() ? "" : "|") + names_of(*option, "|");
    for (const Command* command : commands().subspan(1))
        names += fmt::format("{}{}", names.empty() ? "" : "|", command->name);
    std::string text(head);
    text += command_list() + settings_function(vocabulary) + fmt::format(body_head, takes_value, names);
    for (const Command* command : commands()) text += arguments(*command, vocabulary);
    return text + "    esac\n}\n\n"
                  "# Autoloaded from a folder of $fpath, or read with source.\n"
                  "if [[ $funcstack[1] == _spotit-print ]]; then\n    _spotit-print \"$@\"\nelse\n"
                  "    compdef _spotit-print spotit-print\nfi\n";
}

} // namespace spotit::cli
