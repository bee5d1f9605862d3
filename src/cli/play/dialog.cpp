// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/play/dialog.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>

#include <iostream>

namespace spotit::cli {

namespace {

constexpr std::string_view letters = "abcdefghijklmnoprstuvwxyz";

} // namespace

std::optional<std::string> Dialog::ask(std::string_view question) {
    print_text(question);
    std::cout.flush();
    std::string line;
    if (!std::getline(std::cin, line)) return {};
    std::string answer = diag::lower_case(diag::trimmed(line));
    if (answer == "q" || answer == "quit") return {};
    return answer;
}

double Dialog::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
}

std::string letter(std::size_t place) {
    return place < letters.size() ? std::string(1, letters[place]) : std::string();
}

std::optional<std::size_t> find_letter(std::string_view answer) {
    if (answer.size() != 1) return {};
    const std::size_t place = letters.find(answer);
    return place == std::string_view::npos ? std::nullopt : std::optional(place);
}

bool terminal_shows_emoji() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const auto value = environment(name);
        if (!value || value->empty()) continue;
        const std::string lower = diag::lower_case(*value);
        return lower.find("utf-8") != std::string::npos || lower.find("utf8") != std::string::npos;
    }
    return false;
}

} // namespace spotit::cli
