// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts/texts.hpp"

#include <spotit/document.hpp>

#include <algorithm>

namespace spotit::extras {

namespace {

constexpr std::array translations{&english, &german, &french, &spanish};

} // namespace

const GameText& Texts::of(Game game) const {
    return *std::ranges::find(games, game, &GameText::game);
}

std::span<const Texts* const> all_texts() {
    return translations;
}

std::span<const std::string_view> languages() {
    static const auto codes = document::language_codes(all_texts());
    return codes;
}

const Texts& texts_in(std::string_view language) {
    return document::translation(all_texts(), language);
}

} // namespace spotit::extras
