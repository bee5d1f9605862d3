#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string_view>

/// Noto Color Emoji and the emoji names: scripts/setup fetches them, since they are too large to be
/// committed.
namespace spotit::symbol::test {

inline std::filesystem::path set_up_file(std::string_view name) {
    return std::filesystem::path(SPOTIT_SOURCE_DIR) / "fonts/node_modules" / name;
}

inline std::filesystem::path noto_file() {
    return set_up_file("@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf");
}

/// Returns true, for a test case to return at once, if the file is missing. Prints "skipped: TEST CASE: no
/// NAME" to stderr then, so that skips are counted; fails with CI=true in the environment.
inline bool skip_without(const std::filesystem::path& file, std::string_view name) {
    if (std::filesystem::exists(file)) return false;
    std::cerr << "skipped: " << doctest::getContextOptions()->currentTest->m_name << ": no " << name
              << ", run scripts/setup\n";
    const char* const ci = std::getenv("CI");
    if (ci != nullptr && std::string_view(ci) == "true") FAIL("not set up: " << name);
    return true;
}

inline bool skip_without_noto() {
    return skip_without(noto_file(), "Noto Color Emoji");
}

inline bool skip_without_emoji_names() {
    return skip_without(std::filesystem::path(SPOTIT_BINARY_DIR) / "emoji-names/en.txt", "emoji names");
}

} // namespace spotit::symbol::test
