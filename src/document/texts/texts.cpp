// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/texts/texts.hpp"

#include <spotit/document.hpp>

namespace spotit::document {

namespace {

constexpr std::array translations{&english, &german, &french, &spanish};

} // namespace

std::span<const Texts* const> all_texts() {
    return translations;
}

std::span<const std::string_view> languages() {
    static const auto codes = language_codes(all_texts());
    return codes;
}

const Texts& texts_in(std::string_view language) {
    return translation(all_texts(), language);
}

std::string_view proof_word(std::string_view language) {
    return texts_in(language).proof;
}

} // namespace spotit::document
