// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "deck/check.hpp"

#include <spotit/deck.hpp>
#include <spotit/random.hpp>

namespace spotit::deck {

/// What a kind of deck is made of. A new kind is one file with these functions and one row in kind.cpp.
struct KindRow {
    KindName name;
    /// Why there is none; empty when there is.
    std::string_view no_dual, no_categories, no_symbols_per_card;
    /// The fewest symbols for so many symbols per card; 0 when that number is impossible.
    int (*needed)(int symbols_per_card);
    /// The deck that so many symbols make; nothing when they are too few.
    std::optional<Figures> (*figures)(int symbols_per_card, int symbols);
    /// All the cards with `figures.symbols_per_card` symbols each, unshuffled.
    Deck (*deal)(const Options& options, const Figures& figures);
    /// Exchanges symbols for each other, as far as the kind's promise allows.
    void (*shuffle_symbols)(Deck& deck, random::Generator& generator);
    /// What is left to be done when the cards of the deck are known.
    void (*complete)(Deck& deck);
    /// Checks what this kind promises, and returns the promise with its figures.
    std::string (*check)(const CardsToCheck& deck, CheckResult& result);
};

const KindRow& find_row(Kind kind);

/// Symbols per card below this make no deck that is worth the name.
inline constexpr int min_on_card = 3;

/// Any symbol becomes any other that may match.
void shuffle_all_symbols(Deck& deck, random::Generator& generator);
/// Symbols replaced by the numbers in `by`.
void renumber_symbols(Deck& deck, const std::vector<int>& by);
int projective_needs(int symbols_per_card);
std::optional<Figures> projective_figures(int symbols_per_card, int symbols);
Deck deal_projective(const Options& options, const Figures& figures);

int dual_affine_needs(int symbols_per_card);
std::optional<Figures> dual_affine_figures(int symbols_per_card, int symbols);
Deck deal_dual_affine(const Options& options, const Figures& figures);
void shuffle_dual_affine(Deck& deck, random::Generator& generator);

int padded_needs(int symbols_per_card);
std::optional<Figures> padded_figures(int symbols_per_card, int symbols);
Deck deal_padded(const Options& options, const Figures& figures);
void add_fillers(Deck& deck);

Figures set_figures(const SetFeatures& features);
Deck deal_set(const Options& options, const Figures& figures);

} // namespace spotit::deck
