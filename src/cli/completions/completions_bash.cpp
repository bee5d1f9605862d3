// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/completions/completions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace spotit::cli {

namespace {

/// bash takes a word apart at each "="; `current` and `previous` are what stands around the last one. Behind
/// it stands a value, and nothing else is offered there.
constexpr std::string_view head =
    R"(# bash completion for spotit-print; written by: spotit-print completions bash
_spotit_print_offer() { # words...
    local word
    COMPREPLY=()
    for word; do
        [[ $word == "$current"* ]] && COMPREPLY+=("$word")
    done
}

_spotit_print_files() { # patterns...
    local pattern
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(
        compgen -d -- "$current"
        for pattern; do compgen -f -X "!$pattern" -- "$current"; done
    )
}

_spotit_print_themes() { # words... beside themes
    local files
    _spotit_print_files '*.yaml' '*.yml'
    files=("${COMPREPLY[@]}")
    _spotit_print_offer "$@"
    COMPREPLY+=("${files[@]}")
}

_spotit_print() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' words=0 i value=''
    if [[ $current == = ]]; then
        current='' value=yes
    elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]} value=yes
    fi
    COMPREPLY=()
)";

constexpr std::string_view search_command = R"(    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${{COMP_WORDS[i]}} in
        {}) ((i++)); [[ ${{COMP_WORDS[i]}} == = ]] && ((i++)) ;;
        =) ((i++)) ;;
        -*) ;;
        *)
            if ((words++ == 0)); then
                case ${{COMP_WORDS[i]}} in
                {}) command=${{COMP_WORDS[i]}} words=0 ;;
                esac
            fi
            ;;
        esac
    done
)";

constexpr std::string_view settings_head = R"(    case $previous in
    -s | --set)
        compopt -o nospace 2>/dev/null
        current=${current#[\'\"]}
        local key keys=()
        if [[ $current == symbols\[*\].* ]]; then
            for key in \
)";

/// Behind the keys of one symbol.
constexpr std::string_view settings_middle = R"(                ; do keys+=("${current%%].*}].$key="); done
            _spotit_print_offer "${keys[@]}"
        else
            _spotit_print_offer \
)";

/// What follows an option that takes other words in this command than in the first that has it.
std::string own_value_cases(const Vocabulary& vocabulary) {
    const std::vector<const Option*> known = all_options();
    std::string text = "    case $command/$previous in\n";
    for (const Command* command : commands())
        for (const Section& section : command->sections)
            for (const Option& option : section.options) {
                const std::vector<std::string> words = words_of(option, vocabulary);
                const Option& first = **std::ranges::find(known, option.names, &Option::names);
                if (words.empty() || words == words_of(first, vocabulary)) continue;
                text += fmt::format("    {}/{}) _spotit_print_offer{}; return ;;\n", command->name,
                                    option.long_name(), shell_words(words));
            }
    return text + "    esac\n";
}

/// What follows an option, or a key of --set.
std::string value_cases(const Vocabulary& vocabulary) {
    std::string text = own_value_cases(vocabulary);
    text += settings_head;
    for (const Setting& setting : vocabulary.symbol_settings)
        text += fmt::format("                {} \\\n", setting.key);
    text += settings_middle;
    for (const Setting& setting : vocabulary.settings)
        text += fmt::format("                {}= \\\n", setting.key);
    text += "                \"symbols[\"\n        fi\n        return ;;\n";
    for (const Option* option : all_options()) {
        if (option->value.empty() || option->kind == Value::Setting) continue;
        const std::vector<std::string> words = words_of(*option, vocabulary);
        std::string action = words.empty() ? "" : fmt::format("_spotit_print_offer{}; ", shell_words(words));
        if (option->kind == Value::Output) action = "_spotit_print_files '*'; ";
        if (option->kind == Value::Theme)
            action = fmt::format("_spotit_print_themes{}; ", shell_words(words));
        text += fmt::format("    {}) {}return ;;\n", names_of(*option, " | "), action);
    }
    for (const Setting& setting : vocabulary.settings)
        if (!setting.words.empty())
            text += fmt::format("    {}) _spotit_print_offer{}; return ;;\n", setting.key,
                                shell_words(setting.words));
    for (const Setting& setting : vocabulary.symbol_settings)
        if (!setting.words.empty())
            text += fmt::format("    *symbols\\[*\\].{}) _spotit_print_offer{}; return ;;\n", setting.key,
                                shell_words(setting.words));
    return text + "    esac\n    [[ -n $value ]] && return\n";
}

std::string option_names(const Command& command) {
    std::vector<std::string> names;
    for (const Section& section : command.sections)
        for (const Option& option : section.options)
            for (const std::string_view name : {option.short_name(), option.long_name()})
                if (!name.empty()) names.emplace_back(name);
    return shell_words(names);
}

std::string word_action(const Command& command, const std::vector<std::string>& names) {
    switch (command.words) {
    case Words::Theme:
        return "_spotit_print_files '*.yaml' '*.yml'";
    case Words::Deck:
        return "_spotit_print_files '*.yaml' '*.yml' '*.json' '*.pdf'";
    case Words::NewTheme:
        return "_spotit_print_files '*.yaml' '*.yml'";
    case Words::Shell:
        return "_spotit_print_offer bash zsh fish";
    case Words::Command:
        return "_spotit_print_offer" + shell_words(names);
    case Words::Nothing:
    case Words::Search:
        return ":";
    }
    return ":";
}

} // namespace

std::string bash_completions(const Vocabulary& vocabulary) {
    std::vector<std::string> names;
    std::string takes_value, either;
    for (const Command* command : commands().subspan(1)) {
        names.emplace_back(command->name);
        either += fmt::format("{}{}", either.empty() ? "" : " | ", command->name);
    }
    for (const Option* option : all_options())
        if (!option->value.empty())
            takes_value += fmt::format("{}{}", takes_value.empty() ? "" : " | ", names_of(*option, " | "));
    std::string text(head);
    text += fmt::format(search_command, takes_value, either);
    text += value_cases(vocabulary);
    text += "    if [[ $current == -* ]]; then\n        case $command in\n";
    for (const Command* command : commands())
        text += fmt::format("        {}) _spotit_print_offer{} ;;\n",
                            command->name.empty() ? "''" : command->name, option_names(*command));
    text += "        esac\n        return\n    fi\n    case $command in\n    '')\n"
            "        ((words > 0)) && return\n        _spotit_print_files '*.yaml' '*.yml'\n"
            "        local files=(\"${COMPREPLY[@]}\")\n";
    text += fmt::format("        _spotit_print_offer{}\n        COMPREPLY+=(\"${{files[@]}}\")\n        ;;\n",
                        shell_words(names));
    for (const Command* command : commands().subspan(1))
        text += fmt::format("    {}) {} ;;\n", command->name, word_action(*command, names));
    return text + "    esac\n}\ncomplete -F _spotit_print spotit-print\n";
}

} // namespace spotit::cli
