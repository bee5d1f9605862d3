// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/kind.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace spotit::deck {

namespace {

constexpr std::array rows{
    KindRow{{Kind::Projective, "projective",
             "every two cards share exactly one symbol; as many cards as symbols"},
            deal_projective,
            prove_projective},
};

constexpr auto names = [] {
    std::array<KindName, rows.size()> result{};
    std::transform(rows.begin(), rows.end(), result.begin(), [](const KindRow& row) { return row.name; });
    return result;
}();

} // namespace

std::span<const KindName> kinds() {
    return names;
}

const KindRow& row_of(Kind kind) {
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const KindRow& r) { return r.name.kind == kind; });
    if (row == rows.end()) throw std::logic_error("a deck kind has no row in its table");
    return *row;
}

} // namespace spotit::deck
