// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "extras/texts.hpp"

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
    static const auto codes = [] {
        std::array<std::string_view, translations.size()> all;
        std::ranges::transform(translations, all.begin(), &Texts::language);
        return all;
    }();
    return codes;
}

const Texts& texts_in(std::string_view language) {
    const std::string_view main = language.substr(0, language.find_first_of("-_"));
    const auto found = std::ranges::find(translations, main, &Texts::language);
    return found == translations.end() ? english : **found;
}

} // namespace spotit::extras
