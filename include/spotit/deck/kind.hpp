#pragma once

#include <spotit/base/enum_names.hpp>

namespace spotit::deck {

enum class Kind { Projective, DualAffine, Padded, Set };
inline constexpr base::EnumName<Kind> kind_names[] = {{Kind::Projective, "projective"},
                                                      {Kind::DualAffine, "dual-affine"},
                                                      {Kind::Padded, "padded"},
                                                      {Kind::Set, "set"}};
static_assert(base::is_complete(kind_names));

/// The kind of decks that are given none, of those with categories, and one that has decks of any number of
/// symbols per card.
inline constexpr Kind default_kind = Kind::Projective, kind_with_categories = Kind::DualAffine,
                      kind_of_any_number = Kind::Padded;

} // namespace spotit::deck
