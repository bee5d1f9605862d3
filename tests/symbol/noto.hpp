// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string_view>

/// Noto Color Emoji, which scripts/setup fetches since it is too large to be committed.
namespace spotit::symbol::test {

inline std::filesystem::path noto_file() {
    return std::filesystem::path(SPOTIT_SOURCE_DIR) /
           "fonts/node_modules/@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf";
}

/// Returns true, for a test case to return at once, if the font is missing. Prints "skipped: TEST CASE: no
/// Noto Color Emoji" to stderr then, so that skips can be counted; fails with SPOTIT_NO_SKIPS in the
/// environment.
inline bool skip_without_noto() {
    if (std::filesystem::exists(noto_file())) return false;
    std::cerr << "skipped: " << doctest::getContextOptions()->currentTest->m_name
              << ": no Noto Color Emoji, run scripts/setup\n";
    const char* const ci = std::getenv("CI");
    if (ci != nullptr && std::string_view(ci) == "true") FAIL("no Noto Color Emoji");
    return true;
}

} // namespace spotit::symbol::test
