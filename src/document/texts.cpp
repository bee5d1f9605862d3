// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/texts.hpp"

#include <spotit/document.hpp>

#include <algorithm>

namespace spotit::document {

namespace {

constexpr std::array translations{&english, &german, &french, &spanish};

} // namespace

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

std::string_view proof_word(std::string_view language) {
    return texts_in(language).proof;
}

} // namespace spotit::document
