// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/starters.hpp"

#include <fmt/format.h>

namespace spotit::cli {

std::string_view Starter::summary() const {
    // The second line is "# Animals: 57 cards ...".
    const std::size_t line = text.find('\n') + 1;
    const std::size_t start = text.find(": ", line) + 2;
    return text.substr(start, text.find('\n', start) - start);
}

std::string Starter::on_paper(std::string_view paper) const {
    std::string result(text);
    for (const std::string_view usual : {"A4", "Letter"}) {
        const std::string written = fmt::format("\n  paper: {}", usual);
        if (const std::size_t at = result.find(written); at != std::string::npos)
            return result.replace(at, written.size(), fmt::format("\n  paper: {}", paper));
    }
    return result;
}

} // namespace spotit::cli
