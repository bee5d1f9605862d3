#include "verify/checks/checks.hpp"

#include <spotit/base/join.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace spotit::verify {
namespace {

/// The drawings of a deck with the labels that they stand at.
class LabeledDrawings {
public:
    explicit LabeledDrawings(const ReadDeck& deck) {
        for (const ReadCard& card : deck.cards)
            for (const ReadSymbol& symbol : card.symbols)
                if (symbol.drawing) {
                    ++places_[symbol.drawing->number][symbol.label];
                    ++places_of_label_[symbol.label];
                }
        std::map<std::string, int> forms;
        for (const auto& [drawing, labels] : places_) ++forms[find_main_label(drawing)];
        const auto several = std::ranges::count_if(forms, [](const auto& form) { return form.second > 1; });
        has_several_forms_ = several >= 2 && 8 * several >= std::ssize(forms);
    }
    bool has(int drawing) const { return places_.contains(drawing); }
    const std::string& find_main_label(int drawing) const {
        return std::ranges::max_element(places_.at(drawing), {}, [](const auto& p) { return p.second; })
            ->first;
    }
    /// Returns the label whose drawing it is if that is not `label`.
    const std::string* find_other_label(const std::string& label, int drawing) const {
        const int own = places_.at(drawing).at(label), all = places_of_label_.at(label);
        const std::string& main = find_main_label(drawing);
        const int other = places_.at(drawing).at(main);
        if (main != label && (all == 1 ? other >= 2 : other >= own && 2 * own <= all)) return &main;
        return nullptr;
    }
    /// Returns true if no other place of the label has this drawing.
    bool is_odd(const std::string& label, int drawing) const {
        return !has_several_forms_ && places_.at(drawing).at(label) == 1 && places_of_label_.at(label) > 1;
    }
    /// Returns the labels that share their main drawing with another.
    std::set<std::string> list_shared_labels() const {
        std::set<std::string> shared;
        for (const auto& [drawing, labels] : places_) {
            std::set<std::string> mainly;
            for (const auto& [label, number] : labels)
                if (2 * number > places_of_label_.at(label)) mainly.insert(label);
            if (mainly.size() > 1) shared.merge(mainly);
        }
        return shared;
    }

private:
    std::map<int, std::map<std::string, int>> places_{}; ///< how many, by drawing and label
    std::map<std::string, int> places_of_label_{};
    bool has_several_forms_ = false; ///< many labels have several drawings: words and pictures
};

void check_symbol(const ReadCard& card, const ReadSymbol& symbol, const LabeledDrawings& drawings,
                  Findings& findings) {
    if (!symbol.drawing)
        return findings.fail("missing-symbol", "card {}: labeled \"{}\" but shows no drawing there",
                             card.number, symbol.label);
    if (symbol.drawing->number < 0) return;
    const int drawing = symbol.drawing->number;
    if (const std::string* other = drawings.find_other_label(symbol.label, drawing))
        return findings.fail("symbol-mismatch", "card {}: labeled \"{}\" but shows the drawing of \"{}\"",
                             card.number, symbol.label, *other);
    if (drawings.is_odd(symbol.label, drawing))
        findings.fail("odd-symbol", "card {}: \"{}\" is drawn differently on its other cards", card.number,
                      symbol.label);
}

/// Finds drawings of symbols without a label. A drawing on most cards without one belongs to the design.
void check_unlabeled(const ReadDeck& deck, const LabeledDrawings& drawings, Findings& findings) {
    std::map<int, std::set<int>> cards; // by drawing
    for (const ReadCard& card : deck.cards)
        for (const ReadDrawing& drawing : card.unlabeled) cards[drawing.number].insert(card.number);
    for (const ReadCard& card : deck.cards)
        for (const ReadDrawing& drawing : card.unlabeled)
            if (drawings.has(drawing.number) && 2 * cards[drawing.number].size() <= deck.cards.size())
                findings.fail("unlabeled-symbol", "card {}: shows \"{}\" without a label", card.number,
                              drawings.find_main_label(drawing.number));
}

} // namespace

void check_labels(const ReadDeck& deck, Findings& findings) {
    if (!deck.has_drawings())
        return findings.skip("symbols",
                             "symbols: {} of {} labels have no drawing of their own, since "
                             "another program rewrote the file; verify the original file",
                             deck.undrawn_labels, deck.labels);
    const LabeledDrawings drawings(deck);
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols) check_symbol(card, symbol, drawings, findings);
    if (deck.is_measured) return; // all have one number
    check_unlabeled(deck, drawings, findings);
    const std::set<std::string> shared = drawings.list_shared_labels();
    if (!shared.empty())
        findings.skip("same-drawing", "these symbols can't be told apart: {}", base::join(shared, ", "));
}

void conclude_labels(const ReadDeck& deck, Findings& findings) {
    for (const char* id :
         {"missing-symbol", "symbol-mismatch", "odd-symbol", "unlabeled-symbol", "same-drawing"})
        if (findings.has_failed(id) || findings.has(Finding::Kind::Inconclusive, id)) return;
    if (!deck.has_drawings() || (deck.is_measured && !findings.has(Finding::Kind::Passed, "render"))) return;
    findings.pass("symbols", "{0} of {0} symbol labels match their drawings{1}", deck.labels,
                  deck.is_measured ? ", as measured" : "");
}

} // namespace spotit::verify
