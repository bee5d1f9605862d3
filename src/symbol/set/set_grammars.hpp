// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace spotit::symbol {

enum class Gender { Masculine, Feminine, Neuter };

struct Noun {
    std::string_view english, word;
    Gender gender = Gender::Masculine;
};
/// An adjective beside a noun of each gender, and as it stands where the noun's gender is not known.
struct Adjective {
    std::string_view english, masculine, feminine, neuter, apart;

    std::string_view beside(Gender gender) const {
        return gender == Gender::Masculine ? masculine : gender == Gender::Feminine ? feminine : neuter;
    }
    bool is_called(std::string_view word) const {
        return word == masculine || word == feminine || (!neuter.empty() && word == neuter) || word == apart;
    }
};

/// How drawings are called in a language. The names of pictures and emoji come without a gender, so theirs is
/// a way that needs none.
struct Grammar {
    std::string_view language;
    std::span<const Noun> shapes;
    std::span<const Adjective> colors, fills;
    /// {0}: the shape, {1}: the color, {2}: the fill; with a gender and without.
    std::string_view usual, apart;
};
/// Of all languages but English, which needs none.
std::span<const Grammar> set_grammars();

} // namespace spotit::symbol
