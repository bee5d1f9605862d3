// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/cli.hpp>

#include <csignal>
#include <vector>

int main(int count, char** words) {
    // Beyond `ulimit -f` writing fails, with an error, instead of ending the program.
    static_cast<void>(std::signal(SIGXFSZ, SIG_IGN));
    // A caller may give no arguments at all, not even the name.
    const std::vector<std::string> arguments(words + (count > 0 ? 1 : 0), words + count);
    return spotit::cli::run(arguments);
}
