#pragma once

#include <spotit/base/enum_names.hpp>

namespace spotit::deck {

enum class Kind { Projective, DualAffine, Padded, Set };
inline constexpr base::EnumName<Kind> kind_names[] = {{Kind::Projective, "projective"},
                                                      {Kind::DualAffine, "dual-affine"},
                                                      {Kind::Padded, "padded"},
                                                      {Kind::Set, "set"}};
static_assert(base::is_complete(kind_names));

} // namespace spotit::deck
