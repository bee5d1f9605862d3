// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/fonts.hpp"

namespace spotit::symbol::test {

namespace {

std::filesystem::path noto_file() {
    return set_up_places().data.front() /
           "node_modules/@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf";
}

} // namespace

bool noto_is_set_up() {
    return std::filesystem::exists(noto_file());
}
Font noto() {
    return Font::open(noto_file());
}
Font colrtest() {
    return Font::open(data_folder() / "colrtest.ttf");
}

std::string private_character(int index) {
    const int code = 0xF000 + index;
    return {static_cast<char>(0xE0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 0x3F)),
            static_cast<char>(0x80 | (code & 0x3F))};
}

Loaded load_one(std::string_view emoji, const Font& font) {
    diag::Sink sink;
    Loaded loaded{load({.emoji = std::string(emoji)}, font, sink), {}};
    for (const auto& diagnostic : sink.sorted())
        loaded.said.push_back(diagnostic.id + ": " + diagnostic.message);
    return loaded;
}

} // namespace spotit::symbol::test
