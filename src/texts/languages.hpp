#pragma once

#include <spotit/texts/designer.hpp>

#include <iterator>

namespace spotit::texts {

// The genders of nouns.
inline constexpr Gender m = Gender::Masculine, f = Gender::Feminine, n = Gender::Neuter;

// Each language stands in the two files with its code, and in these four lines; English comes first.
extern const DesignerTexts designer_english, designer_german, designer_french, designer_spanish;
inline constexpr const DesignerTexts* designer_rows[]{&designer_english, &designer_german, &designer_french,
                                                      &designer_spanish};
extern const Texts english, german, french, spanish;
inline constexpr const Texts* rows[]{&english, &german, &french, &spanish};
static_assert(std::size(rows) == std::size(designer_rows));

} // namespace spotit::texts
