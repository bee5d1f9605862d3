#include "verify/checks/checks.hpp"

#include <spotit/base/join.hpp>

#include <algorithm>
#include <cmath>
#include <functional>

namespace spotit::verify {
namespace {

constexpr double same_shape = 0.03;
// What is smaller than this and than a share of all others was made so.
constexpr double min_size = 8 * geom::points_per_millimeter, min_share_of_others = 0.3;

/// Returns whether the form holds pixels: those that stand for what is transparent have y up.
bool has_picture(QPDFObjectHandle form) {
    return form.getDict().getKey("/Resources").getKeyIfDict("/XObject").isDictionary();
}

/// The drawings of a deck with the labels that they stand at.
class LabeledDrawings {
public:
    explicit LabeledDrawings(const ReadDeck& deck) {
        std::vector<double> sizes;
        for (const ReadCard& card : deck.cards)
            for (const auto& [label, place, drawing] : card.symbols) {
                if (!drawing) continue;
                Places& places = places_[drawing->number];
                ++places.labels[label];
                ++places_of_label_[label];
                ++(drawing->is_mirrored() ? places.mirrored : places.upright);
                skew_[label] += drawing->is_skewed() ? 1 : -1;
                sizes.push_back(drawing->compute_length());
            }
        std::ranges::sort(sizes);
        if (sizes.size() > 1) small_ = std::min(min_size, min_share_of_others * sizes[1]);
        for (const auto& [drawing, places] : places_) ++forms_[find_main_label(drawing)];
        std::vector<int> counts;
        for (const auto& [label, count] : forms_) counts.push_back(count);
        std::ranges::sort(counts, std::greater());
        // So many as an eighth of all labels have, and two at least: pictures and words.
        if (counts.size() > 1) usual_forms_ = counts[std::max<std::size_t>(1, (counts.size() + 7) / 8 - 1)];
    }
    bool has(int drawing) const { return places_.contains(drawing); }
    const std::string& find_main_label(int drawing) const {
        return std::ranges::max_element(places_.at(drawing).labels, {},
                                        [](const auto& p) { return p.second; })
            ->first;
    }
    /// Returns the label whose drawing it is if that is not `label`.
    const std::string* find_other_label(const std::string& label, int drawing) const {
        const auto& labels = places_.at(drawing).labels;
        const std::string& main = find_main_label(drawing);
        const int own = labels.at(label), other = labels.at(main), all = places_of_label_.at(label);
        if (main != label && (all == 1 ? other >= 2 : other >= own && 2 * own <= all)) return &main;
        return nullptr;
    }
    /// Returns true if the label's drawing is in no other place, and the label has more drawings than others.
    bool is_odd(const std::string& label, int drawing) const {
        return places_.at(drawing).labels.at(label) == 1 && places_of_label_.at(label) > 1 &&
               forms_.at(label) > usual_forms_;
    }
    /// Returns what is wrong with the place of a drawing; empty if nothing is.
    diag::Sentence find_fault(const std::string& label, const ReadDrawing& drawing) const {
        if (drawing.compute_length() < small_) return "is much smaller than all others";
        if (drawing.number < 0) // its form was written out, and may be clipped to a skewed box on each card
            return drawing.is_skewed() && skew_.at(label) < 0 ? "is skewed" : diag::Sentence();
        const geom::Affine& place = drawing.place;
        const double across = std::hypot(place.a, place.b), down = std::hypot(place.c, place.d);
        if (drawing.is_skewed() || std::abs(across - down) > same_shape * down)
            return "is squeezed or skewed";
        const Places& places = places_.at(drawing.number);
        const bool is_usual =
            places.upright == 0 && (places.mirrored > 1 || drawing.is_image || has_picture(drawing.form));
        return drawing.is_mirrored() && !is_usual ? "is mirrored" : diag::Sentence();
    }
    std::set<std::string> list_shared_labels() const {
        std::set<std::string> shared;
        for (const auto& [drawing, places] : places_) {
            std::set<std::string> mainly;
            for (const auto& [label, number] : places.labels)
                if (2 * number > places_of_label_.at(label)) mainly.insert(label);
            if (mainly.size() > 1) shared.merge(mainly);
        }
        return shared;
    }

private:
    struct Places {
        std::map<std::string, int> labels{}; ///< how many are at each
        int upright = 0, mirrored = 0;
    };
    std::map<int, Places> places_{};                         ///< by drawing
    std::map<std::string, int> places_of_label_{}, forms_{}; ///< how many, by label
    std::map<std::string, int> skew_{};                      ///< how many more are skewed than not, by label
    int usual_forms_ = 1;
    double small_ = 0; ///< a size that is
};

void check_symbol(const ReadCard& card, const ReadSymbol& symbol, const LabeledDrawings& drawings,
                  Findings& findings) {
    if (!symbol.drawing)
        return findings.fail("missing-symbol", "card {card}: labeled \"{symbol}\" but shows no drawing there",
                             card.number, symbol.label);
    if (const diag::Sentence fault = drawings.find_fault(symbol.label, *symbol.drawing); !fault.empty())
        findings.fail("distorted-symbol", "card {card}: \"{symbol}\" {fault}", card.number, symbol.label,
                      fault);
    const int drawing = symbol.drawing->number;
    if (drawing < 0) return;
    if (const std::string* other = drawings.find_other_label(symbol.label, drawing))
        return findings.fail("symbol-mismatch",
                             "card {card}: labeled \"{symbol}\" but shows the drawing of \"{other}\"",
                             card.number, symbol.label, *other);
    if (drawings.is_odd(symbol.label, drawing))
        findings.fail("odd-symbol", "card {card}: \"{symbol}\" is drawn differently on its other cards",
                      card.number, symbol.label);
}

/// Finds drawings of symbols without a label. A drawing on most cards without one belongs to the design.
void check_unlabeled(const ReadDeck& deck, const LabeledDrawings& drawings, Findings& findings) {
    std::map<int, std::set<int>> cards; // by drawing
    for (const ReadCard& card : deck.cards)
        for (const int drawing : card.unlabeled) cards[drawing].insert(card.number);
    for (const ReadCard& card : deck.cards)
        for (const int drawing : card.unlabeled)
            if (drawings.has(drawing) && 2 * cards[drawing].size() <= deck.cards.size())
                findings.fail("unlabeled-symbol", "card {card}: shows \"{symbol}\" without a label",
                              card.number, drawings.find_main_label(drawing));
}

} // namespace

void check_labels(const ReadDeck& deck, Findings& findings) {
    if (!deck.has_drawings())
        return findings.skip("symbols",
                             "symbols: {count} of {labels} labels have no separate drawing, since another "
                             "program rewrote the file; verify the original file",
                             deck.undrawn_labels, deck.labels);
    const LabeledDrawings drawings(deck);
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols) check_symbol(card, symbol, drawings, findings);
    if (deck.is_measured) return; // all have one number
    check_unlabeled(deck, drawings, findings);
    const std::set<std::string> shared = drawings.list_shared_labels();
    if (!shared.empty())
        findings.skip("same-drawing", "these symbols can't be told apart: {symbols}",
                      base::join(shared, ", "));
}

void conclude_labels(const ReadDeck& deck, Findings& findings) {
    for (const char* id :
         {"missing-symbol", "symbol-mismatch", "odd-symbol", "unlabeled-symbol", "same-drawing"})
        if (findings.has_failed(id) || findings.has(Finding::Kind::Inconclusive, id)) return;
    if (!deck.has_drawings() || (deck.is_measured && !findings.has(Finding::Kind::Passed, "render"))) return;
    deck.is_measured
        ? findings.pass("symbols",
                        "{count} of {count} symbol labels match their drawings, compared as pictures",
                        deck.labels)
        : findings.pass("symbols", "{count} of {count} symbol labels match their drawings", deck.labels);
}

} // namespace spotit::verify
