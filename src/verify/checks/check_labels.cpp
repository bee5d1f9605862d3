#include "verify/checks/checks.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace spotit::verify {

namespace {

constexpr std::size_t max_missing_share = 4; // one in so many

/// The drawings of a deck with the labels that they stand at.
class LabeledDrawings {
public:
    explicit LabeledDrawings(const ReadDeck& deck);
    bool has(int drawing) const { return places_.contains(drawing); }
    const std::string& main_label(int drawing) const {
        return std::ranges::max_element(places_.at(drawing), {}, [](const auto& p) { return p.second; })
            ->first;
    }
    /// Returns the label whose drawing it is if that is not `label`.
    const std::string* find_other_label(const std::string& label, int drawing) const;
    /// Returns true if no other place of the label has this drawing.
    bool is_odd(const std::string& label, int drawing) const;
    /// Returns the labels that share their main drawing with another.
    std::set<std::string> shared_labels() const;

private:
    std::map<int, std::map<std::string, int>> places_{}; ///< how many, by drawing and label
    std::map<std::string, int> places_of_label_{};
    bool has_several_forms_ = false; ///< many labels have several drawings: words and pictures
};

LabeledDrawings::LabeledDrawings(const ReadDeck& deck) {
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols)
            if (symbol.drawing) {
                ++places_[symbol.drawing->number][symbol.label];
                ++places_of_label_[symbol.label];
            }
    std::map<std::string, int> forms;
    for (const auto& [drawing, labels] : places_) ++forms[main_label(drawing)];
    const auto several = std::ranges::count_if(forms, [](const auto& form) { return form.second > 1; });
    has_several_forms_ = several >= 2 && 8 * several >= std::ssize(forms);
}

const std::string* LabeledDrawings::find_other_label(const std::string& label, int drawing) const {
    const int own = places_.at(drawing).at(label), all = places_of_label_.at(label);
    const std::string& main = main_label(drawing);
    const int other = places_.at(drawing).at(main);
    return main != label && (all == 1 ? other >= 2 : other >= own && 2 * own <= all) ? &main : nullptr;
}

bool LabeledDrawings::is_odd(const std::string& label, int drawing) const {
    return !has_several_forms_ && places_.at(drawing).at(label) == 1 && places_of_label_.at(label) > 1;
}

std::set<std::string> LabeledDrawings::shared_labels() const {
    std::set<std::string> shared;
    for (const auto& [drawing, labels] : places_) {
        std::set<std::string> mainly;
        for (const auto& [label, number] : labels)
            if (2 * number > places_of_label_.at(label)) mainly.insert(label);
        if (mainly.size() > 1) shared.merge(mainly);
    }
    return shared;
}

void check_symbol(const ReadCard& card, const ReadSymbol& symbol, const LabeledDrawings& drawings,
                  Findings& findings) {
    if (!symbol.drawing) return;
    const int drawing = symbol.drawing->number;
    if (const std::string* other = drawings.find_other_label(symbol.label, drawing))
        return findings.fail("symbol-mismatch",
                             fmt::format("card {}: labeled \"{}\" but shows the drawing of \"{}\"",
                                         card.number, symbol.label, *other));
    if (drawings.is_odd(symbol.label, drawing))
        findings.fail("odd-symbol", fmt::format("card {}: \"{}\" is drawn unlike on its other cards",
                                                card.number, symbol.label));
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

/// Returns the symbols whose drawing is neither a form nor, where drawings are written out, in a clip.
std::vector<std::pair<const ReadCard*, const ReadSymbol*>> find_missing(const ReadDeck& deck) {
    std::vector<std::pair<const ReadCard*, const ReadSymbol*>> missing;
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols)
            if (deck.is_written_out ? symbol.clips.empty() : !symbol.drawing)
                missing.emplace_back(&card, &symbol);
    return missing;
}

std::size_t count_labels(const ReadDeck& deck) {
    std::size_t count = 0;
    for (const ReadCard& card : deck.cards) count += card.symbols.size();
    return count;
}

} // namespace

bool has_drawings(const ReadDeck& deck) {
    const std::size_t all = count_labels(deck);
    return all > 0 && max_missing_share * find_missing(deck).size() <= all;
}

void check_labels(const ReadDeck& deck, Findings& findings) {
    const std::size_t all = count_labels(deck);
    const auto missing = find_missing(deck);
    if (!has_drawings(deck))
        return findings.skip("symbols",
                             fmt::format("symbols: {} of {} labels have no drawing that differs from "
                                         "others, since another program rewrote the file; "
                                         "verify the file from before that",
                                         missing.size(), all));
    for (const auto& [card, symbol] : missing)
        findings.fail("missing-symbol", fmt::format("card {}: labeled \"{}\" but shows no drawing there",
                                                    card->number, symbol->label));
    if (deck.is_written_out) return; // check_render compares how they look
    const LabeledDrawings drawings(deck);
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols) check_symbol(card, symbol, drawings, findings);
    check_unlabeled(deck, drawings, findings);
    const std::set<std::string> shared = drawings.shared_labels();
    if (!shared.empty())
        findings.skip("same-drawing",
                      fmt::format("these symbols can't be told apart: {}", fmt::join(shared, ", ")));
    for (const char* id : {"missing-symbol", "symbol-mismatch", "odd-symbol", "unlabeled-symbol"})
        if (findings.has_failed(id)) return;
    if (shared.empty())
        findings.pass("symbols", fmt::format("{0} of {0} symbol labels match their drawings", all));
}

} // namespace spotit::verify
