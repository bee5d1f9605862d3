// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/checks/checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace spotit::verify {

namespace {

// Similarities of measured drawings: another program may have written one of them in its own way.
constexpr double surely_closer = 0.15, surely_different = 0.25;
constexpr int max_missing_share = 4; // one in so many

using Counts = std::map<std::string, int>; ///< of places, by label

/// The drawings of a deck with the labels that they stand at.
class LabeledDrawings {
public:
    explicit LabeledDrawings(const ReadDeck& deck)
        : deck_(deck) {
        for (const ReadCard& card : deck.cards)
            for (const ReadSymbol& symbol : card.symbols)
                if (symbol.drawing) {
                    ++drawings_[symbol.drawing->number][symbol.label];
                    ++places_[symbol.label];
                }
        Counts forms;
        for (const auto& [drawing, counts] : drawings_) ++forms[main_label(drawing)];
        const auto several = std::ranges::count_if(forms, [](const auto& form) { return form.second > 1; });
        has_several_forms_ = several >= 2 && 8 * several >= std::ssize(forms);
    }
    bool has(int drawing) const { return drawings_.contains(drawing); }
    const std::string& main_label(int drawing) const {
        return std::ranges::max_element(drawings_.at(drawing), {}, [](const auto& c) { return c.second; })
            ->first;
    }
    /// Returns the label whose drawing it is if that is not `label`.
    const std::string* find_other_label(const std::string& label, int drawing) const;
    /// Returns true if no other place of the label has this drawing, or one that is like it.
    bool is_odd(const std::string& label, int drawing) const;
    /// Returns true if many labels have several drawings: words and pictures.
    bool has_several_forms() const { return has_several_forms_; }
    /// Returns the labels that share their main drawing with another.
    std::vector<std::string> shared_labels() const;

private:
    double max_similarity(int drawing, const std::string& label, bool own, const std::string** best) const;

    const ReadDeck& deck_;
    std::map<int, Counts> drawings_{};
    Counts places_{};
    bool has_several_forms_ = false;
};

const std::string* LabeledDrawings::find_other_label(const std::string& label, int drawing) const {
    const Counts& counts = drawings_.at(drawing);
    const int own = counts.at(label), places = places_.at(label);
    const std::string& main = main_label(drawing);
    const int other = counts.at(main);
    if (main != label && (places == 1 ? other >= 2 : other >= own && 2 * own <= places)) return &main;
    if (own + other > 2 || places < 2) return nullptr;
    const std::string* nearest = nullptr;
    const double similarity = max_similarity(drawing, label, false, &nearest);
    const bool closer = similarity >= surely_alike &&
                        similarity > max_similarity(drawing, label, true, nullptr) + surely_closer;
    return closer ? nearest : nullptr;
}

/// `own`: to the drawings of the label's other places; else to those of other labels.
double LabeledDrawings::max_similarity(int drawing, const std::string& label, bool own,
                                       const std::string** best) const {
    double max = 0;
    for (const auto& [other, counts] : drawings_) {
        if (other == drawing || (main_label(other) == label) != own) continue;
        const double similarity = deck_.drawings.similarity(drawing, other);
        if (similarity <= max) continue;
        max = similarity;
        if (best != nullptr) *best = &main_label(other);
    }
    return max;
}

bool LabeledDrawings::is_odd(const std::string& label, int drawing) const {
    if (drawings_.at(drawing).at(label) > 1 || places_.at(label) < 2) return false;
    return max_similarity(drawing, label, true, nullptr) < surely_different;
}

std::vector<std::string> LabeledDrawings::shared_labels() const {
    std::set<std::string> shared;
    for (const auto& [drawing, counts] : drawings_) {
        std::vector<std::string> mainly;
        for (const auto& [label, number] : counts)
            if (2 * number > places_.at(label)) mainly.push_back(label);
        if (mainly.size() > 1) shared.insert(mainly.begin(), mainly.end());
    }
    return {shared.begin(), shared.end()};
}

void check_card(const ReadCard& card, const LabeledDrawings& drawings, Detail detail, Findings& findings) {
    for (const ReadSymbol& symbol : card.symbols) {
        const std::string& label = symbol.label;
        if (!symbol.drawing) {
            findings.fail("missing-symbol", fmt::format("card {}: labeled \"{}\" but shows no drawing there",
                                                        card.number, label));
            continue;
        }
        const int drawing = symbol.drawing->number;
        if (const std::string* other = drawings.find_other_label(label, drawing)) {
            findings.fail("symbol-mismatch",
                          fmt::format("card {}: labeled \"{}\" but shows the drawing of \"{}\"", card.number,
                                      label, *other));
        } else if (!drawings.has_several_forms() && drawings.is_odd(label, drawing)) {
            const std::string text =
                fmt::format("card {}: \"{}\" is drawn unlike on its other cards", card.number, label);
            detail == Detail::Forms ? findings.fail("odd-symbol", text) : findings.skip("odd-symbol", text);
        }
    }
}

/// Finds drawings of symbols without a label. A drawing on most cards without one belongs to the design.
void check_unlabeled(const ReadDeck& deck, const LabeledDrawings& drawings, Findings& findings) {
    std::map<int, std::set<int>> cards; // by drawing
    for (const ReadCard& card : deck.cards)
        for (const ReadDrawing& drawing : card.unlabeled) cards[drawing.number].insert(card.number);
    for (const ReadCard& card : deck.cards)
        for (const ReadDrawing& drawing : card.unlabeled)
            if (drawings.has(drawing.number) && 2 * cards[drawing.number].size() <= deck.cards.size())
                findings.fail("unlabeled-symbol",
                              fmt::format("card {}: shows \"{}\" without a label", card.number,
                                          drawings.main_label(drawing.number)));
}

/// Returns how many labels there are, and how many have a drawing.
std::pair<long long, long long> count_labels(const ReadDeck& deck) {
    long long all = 0, drawn = 0;
    for (const ReadCard& card : deck.cards) {
        all += std::ssize(card.symbols);
        drawn += std::ranges::count_if(card.symbols,
                                       [](const auto& symbol) { return symbol.drawing.has_value(); });
    }
    return {all, drawn};
}

} // namespace

bool has_drawings(const ReadDeck& deck) {
    const auto [all, drawn] = count_labels(deck);
    return all > 0 && max_missing_share * (all - drawn) <= all;
}

void check_labels(const ReadDeck& deck, Findings& findings) {
    const auto [all, drawn] = count_labels(deck);
    if (!has_drawings(deck))
        return findings.skip("symbols",
                             fmt::format("symbols: {} of {} labels have no drawing that can be told "
                                         "from others, since another program rewrote the file; "
                                         "verify the file from before that",
                                         all - drawn, all));
    const LabeledDrawings drawings(deck);
    for (const ReadCard& card : deck.cards) check_card(card, drawings, deck.detail, findings);
    check_unlabeled(deck, drawings, findings);
    const std::vector<std::string> shared = drawings.shared_labels();
    if (!shared.empty())
        findings.skip("same-drawing", fmt::format("these symbols can't be told apart: {}", join(shared)));
    for (const char* id :
         {"missing-symbol", "symbol-mismatch", "odd-symbol", "unlabeled-symbol", "same-drawing"})
        if (findings.has(id)) return;
    findings.pass("symbols", fmt::format("{0} of {0} symbol labels match their drawings{1}", all,
                                         deck.detail == Detail::Marks ? ", as measured" : ""));
}

} // namespace spotit::verify
