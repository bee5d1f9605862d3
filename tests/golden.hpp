#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>

namespace spotit::tests {

/// Compares with a file below tests/ that people can read; UPDATE_GOLDEN=1 records it anew and says so.
inline bool matches_golden(const std::string& name, const std::string& text) {
    const std::filesystem::path path = std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests" / name;
    if (std::getenv("UPDATE_GOLDEN") != nullptr) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
        std::cout << "recorded " << name << '\n';
        return true;
    }
    std::ifstream file(path, std::ios::binary);
    const std::string expected{std::istreambuf_iterator<char>(file), {}};
    if (text == expected) return true;
    std::cout << "--- expected: " << name << '\n' << expected << "--- but got\n" << text << "---\n";
    return false;
}

/// Escapes signs that would end a cell of a table in Markdown.
inline std::string escape_cell(std::string_view cell) {
    std::string text(cell);
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2) text.insert(at, "\\");
    return text;
}

} // namespace spotit::tests
