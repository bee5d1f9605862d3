// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/kind.hpp"

#include <spotit/base/enum_names.hpp>

#include <algorithm>
#include <array>

namespace spotit::deck {

namespace {

constexpr std::string_view only_dual_affine =
    "only a dual-affine deck has categories of which every card shows one symbol each";

constexpr std::array rows{
    KindRow{.kind = Kind::Projective,
            .promise = "every two cards share exactly one symbol; as many cards as symbols",
            .no_categories = only_dual_affine,
            .symbols_needed = projective_symbols_needed,
            .compute_size = projective_size,
            .deal = deal_projective,
            .shuffle_symbols = shuffle_all_symbols,
            .check = check_matches},
    KindRow{.kind = Kind::DualAffine,
            .promise =
                "every two cards share exactly one symbol; one symbol fewer than projective, and every "
                "card may show one symbol of each category",
            .no_dual = "the lines of an affine plane can be parallel, so that two cards would share nothing",
            .symbols_needed = dual_affine_symbols_needed,
            .compute_size = dual_affine_size,
            .deal = deal_dual_affine,
            .shuffle_symbols = shuffle_dual_affine,
            .check = check_matches},
    KindRow{.kind = Kind::Padded,
            .promise = "every two cards share exactly one symbol; for any number of symbols per card, where "
                       "some symbols stand on one card only and never match",
            .prefers_projective = true,
            .no_dual = "the symbols that never match would become cards with a single symbol",
            .no_categories = only_dual_affine,
            .symbols_needed = padded_symbols_needed,
            .compute_size = padded_size,
            .deal = deal_padded,
            .shuffle_symbols = shuffle_all_symbols,
            .complete = add_fillers,
            .check = check_matches},
    KindRow{.kind = Kind::Set,
            .promise = "any two cards are completed to a set by exactly one third",
            .min_cards = 3,
            .has_features = true,
            .no_dual = "its cards share features instead of symbols",
            .no_categories = only_dual_affine,
            .no_symbols_per_card = "each of its cards repeats one drawing, as often as its count says",
            .size_from_options = set_size,
            .deal = deal_set,
            .check = check_sets},
};

static_assert(base::is_complete(rows, &KindRow::kind));

constexpr auto names = [] {
    std::array<KindName, rows.size()> result{};
    std::ranges::transform(rows, result.begin(), [](const KindRow& row) {
        return KindName{row.kind, base::enum_name(kind_names, row.kind), row.promise};
    });
    return result;
}();

} // namespace

std::span<const KindName> kinds() {
    return names;
}

const KindRow& find_row(Kind kind) {
    return rows.at(static_cast<std::size_t>(kind));
}

std::string_view kind_name(Kind kind) {
    return base::enum_name(kind_names, kind);
}

std::optional<Kind> find_kind(std::string_view name) {
    return base::find_enum(kind_names, name);
}

bool has_features(Kind kind) {
    return find_row(kind).has_features;
}

int min_cards(Kind kind) {
    return find_row(kind).min_cards;
}

std::string_view unsupported_dual_reason(Kind kind) {
    return find_row(kind).no_dual;
}

std::string_view unsupported_categories_reason(Kind kind) {
    return find_row(kind).no_categories;
}

std::string_view unsupported_symbols_per_card_reason(Kind kind) {
    return find_row(kind).no_symbols_per_card;
}

} // namespace spotit::deck
