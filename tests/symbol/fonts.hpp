// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// The fonts that tests use.
namespace spotit::symbol::test {

inline std::filesystem::path data_folder() {
    return std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests" / "data";
}
inline Places set_up_places() {
    return {{std::filesystem::path(SPOTIT_SOURCE_DIR) / "fonts"}};
}

/// Whether scripts/setup has fetched Noto Color Emoji; it is too large to be committed.
bool noto_is_set_up();
Font noto();
Font colrtest();

/// U+F000 + index in UTF-8: the test font's characters.
std::string private_character(int index);

/// The symbol and what was said about it, as "id: message".
struct Loaded {
    Symbol symbol;
    std::vector<std::string> said;
};
Loaded load_one(std::string_view emoji, const Font& font);

} // namespace spotit::symbol::test
