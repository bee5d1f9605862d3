// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/completions/completions.hpp"

#include <spotit/theme.hpp>

#include <algorithm>

namespace spotit::cli {

std::vector<std::string> words_of(const Option& option, const Vocabulary& vocabulary) {
    if (option.kind == Value::Group) return vocabulary.groups;
    if (option.kind == Value::Language) return vocabulary.languages;
    std::vector<std::string> words(option.words.begin(), option.words.end());
    if (option.kind == Value::Theme) // beside files
        for (const theme::Style& style : theme::styles()) words.emplace_back(style.name);
    return words;
}

std::vector<const Option*> all_options() {
    std::vector<const Option*> result;
    for (const Command* command : commands())
        for (const Section& section : command->sections)
            for (const Option& option : section.options)
                if (std::ranges::find(result, option.names, &Option::names) == result.end())
                    result.push_back(&option);
    return result;
}

std::string names_of(const Option& option, std::string_view between) {
    std::string names(option.short_name());
    if (!names.empty() && !option.long_name().empty()) names += between;
    return names.append(option.long_name());
}

std::string describe(const Option& option) {
    std::string text(option.help.substr(0, option.help.find("\n- "))); // what is new begins with a dash
    std::ranges::replace(text, '\n', ' ');
    return text.substr(0, text.find("  "));
}

std::string shell_quoted(std::string_view text) {
    std::string result = "'";
    for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

std::string shell_words(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += " " + shell_quoted(word);
    return text;
}

} // namespace spotit::cli
