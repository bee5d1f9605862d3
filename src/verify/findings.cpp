// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/findings.hpp"

#include <fmt/format.h>

namespace spotit::verify {

bool Findings::end_sort() {
    if (wrong_ > told_at_most)
        add(Finding::Kind::Wrong, fmt::format("and {} more of this", wrong_ - told_at_most));
    const bool none = wrong_ == 0;
    wrong_ = 0;
    return none;
}

} // namespace spotit::verify
