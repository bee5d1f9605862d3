// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/completions.hpp"

#include <algorithm>

namespace spotit::cli {

std::vector<std::string> words_of(const Option& option, const Vocabulary& vocabulary) {
    if (option.kind == Value::Group) return vocabulary.groups;
    if (option.kind == Value::Language) return vocabulary.languages;
    return {option.words.begin(), option.words.end()};
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
    std::string_view line = option.help.substr(0, option.help.find('\n'));
    line = line.substr(0, line.find("  "));
    return std::string(line);
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
