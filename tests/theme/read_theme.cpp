// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/read_theme.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace spotit::tests {

Outcome read_theme(std::string text, std::vector<theme::Override> overrides, const std::string& name) {
    Outcome outcome;
    diag::Sink sink;
    try {
        const auto source = std::make_shared<const diag::Source>(name, std::move(text));
        outcome.theme = theme::read(
            source, {overrides, {{std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/data"}}}, sink);
        outcome.diagnostics = sink.sorted();
    } catch (const diag::Error& error) {
        outcome.diagnostics = error.diagnostics();
    }
    outcome.said = diag::render(outcome.diagnostics);
    return outcome;
}

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace spotit::tests
