// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "deck/kind.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace spotit::deck {

namespace {

constexpr std::string_view only_dual_affine =
    "only a dual-affine deck has categories of which every card shows one symbol each";

int needs_nothing(int /*symbols_per_card*/) {
    return 0;
}
std::optional<Figures> no_figures(int /*symbols_per_card*/, int /*symbols*/) {
    return std::nullopt;
}
void keep_symbols(Deck& /*deck*/, random::Generator& /*generator*/) {}
void is_complete(Deck& /*deck*/) {}

constexpr std::array rows{
    KindRow{.name = {Kind::Projective, "projective",
                     "every two cards share exactly one symbol; as many cards as symbols"},
            .no_dual = {},
            .no_categories = only_dual_affine,
            .no_symbols_per_card = {},
            .needed = projective_needs,
            .figures = projective_figures,
            .deal = deal_projective,
            .shuffle_symbols = shuffle_all_symbols,
            .complete = is_complete,
            .check = check_matches},
    KindRow{.name = {Kind::DualAffine, "dual-affine",
                     "every two cards share exactly one symbol; one symbol fewer than projective, and every "
                     "card may show one symbol of each category"},
            .no_dual = "the lines of an affine plane can be parallel, so that two cards would share nothing",
            .no_categories = {},
            .no_symbols_per_card = {},
            .needed = dual_affine_needs,
            .figures = dual_affine_figures,
            .deal = deal_dual_affine,
            .shuffle_symbols = shuffle_dual_affine,
            .complete = is_complete,
            .check = check_matches},
    KindRow{.name = {Kind::Padded, "padded",
                     "every two cards share exactly one symbol; for any number of symbols per card, where "
                     "some symbols stand on one card only and never match"},
            .no_dual = "the symbols that never match would become cards with a single symbol",
            .no_categories = only_dual_affine,
            .no_symbols_per_card = {},
            .needed = padded_needs,
            .figures = padded_figures,
            .deal = deal_padded,
            .shuffle_symbols = shuffle_all_symbols,
            .complete = add_fillers,
            .check = check_matches},
    KindRow{.name = {Kind::Set, "set", "any two cards are completed to a set by exactly one third"},
            .no_dual = "its cards share features instead of symbols",
            .no_categories = only_dual_affine,
            .no_symbols_per_card = "each of its cards repeats one drawing, as often as its count says",
            .needed = needs_nothing,
            .figures = no_figures,
            .deal = deal_set,
            .shuffle_symbols = keep_symbols,
            .complete = is_complete,
            .check = check_sets},
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

const KindRow& find_row(Kind kind) {
    const auto row =
        std::find_if(rows.begin(), rows.end(), [&](const KindRow& r) { return r.name.kind == kind; });
    if (row == rows.end()) throw std::logic_error("a deck kind has no row in its table");
    return *row;
}

std::string_view kind_name(Kind kind) {
    return find_row(kind).name.name;
}

std::optional<Kind> find_kind(std::string_view name) {
    const auto row = std::ranges::find(rows, name, [](const KindRow& r) { return r.name.name; });
    return row == rows.end() ? std::nullopt : std::optional(row->name.kind);
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
