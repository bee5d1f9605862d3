#pragma once

#include <spotit/texts.hpp>

#include <iterator>

namespace spotit::texts {

// The genders of nouns.
inline constexpr Gender m = Gender::Masculine, f = Gender::Feminine, n = Gender::Neuter;

// Each language stands in the file with its code, and in these two lines; English comes first.
extern const Texts english, german, french, spanish;
inline constexpr const Texts* rows[]{&english, &german, &french, &spanish};

} // namespace spotit::texts
