// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/commands/command.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace spotit::cli {

/// A key for --set.
struct Setting {
    std::string key, summary;
    std::vector<std::string> words; ///< that it takes, perhaps beside others; empty: they can't be listed
};

/// What is completed, beside the tables of commands and options.
struct Vocabulary {
    std::vector<Setting> settings;
    std::vector<Setting> symbol_settings; ///< behind symbols[3]. and the like: "scale"
    std::vector<std::string> groups, languages;
};

/// The script for a shell.
std::string bash_completions(const Vocabulary& vocabulary);
std::string zsh_completions(const Vocabulary& vocabulary);
std::string fish_completions(const Vocabulary& vocabulary);

/// The words of the vocabulary that an option takes, or its own; empty where they can't be listed.
std::vector<std::string> words_of(const Option& option, const Vocabulary& vocabulary);
/// Every option of every command once.
std::vector<const Option*> all_options();
/// "-o|--output" with the mark between its names.
std::string names_of(const Option& option, std::string_view between);
/// The first sentence of its help, in one line, without what stands in brackets.
std::string describe(const Option& option);
/// In single quotes as all three shells read them.
std::string shell_quoted(std::string_view text);
/// Each of them quoted, with a blank before it.
std::string shell_words(const std::vector<std::string>& words);

} // namespace spotit::cli
