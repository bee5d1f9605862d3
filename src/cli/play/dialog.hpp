// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace spotit::cli {

/// Questions on standard output and answers from standard input: a terminal, also a remote one, or a pipe.
class Dialog {
public:
    /// Returns the answer in small letters and without blanks around it; nothing at the end of the input and
    /// for "q".
    std::optional<std::string> ask(std::string_view question);
    /// Returns the seconds since the dialog began.
    double seconds() const;

private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// Returns the letter of a place on a card; no "q", which ends the game. Empty from 25 on.
std::string letter(std::size_t place);
/// Returns the place of a letter; nothing if the answer is none.
std::optional<std::size_t> find_letter(std::string_view answer);
/// Returns whether the environment says that the terminal shows more than ASCII.
bool terminal_shows_emoji();

} // namespace spotit::cli
