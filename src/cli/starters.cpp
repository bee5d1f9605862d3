// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/starters.hpp"

namespace spotit::cli {

std::string_view Starter::summary() const {
    // The second line is "# Animals: 57 cards ...".
    const std::size_t line = text.find('\n') + 1;
    const std::size_t start = text.find(": ", line) + 2;
    return text.substr(start, text.find('\n', start) - start);
}

std::string Starter::on_paper(std::string_view paper) const {
    constexpr std::string_view written = "\n  paper: A4";
    std::string result(text);
    if (const std::size_t at = result.find(written); at != std::string::npos)
        result.replace(at, written.size(), "\n  paper: " + std::string(paper));
    return result;
}

} // namespace spotit::cli
