#pragma once

#include "diag/write.hpp"
#include "verify/deck/read_deck.hpp"

#include <spotit/verify.hpp>

namespace spotit::verify {

/// Collects findings; of failures with one id it keeps the first few and counts the others.
class Findings {
public:
    /// Add a sentence with values, as diag::write.
    template<class... Values>
    void pass(std::string_view id, diag::Template<Values...> text, Values&&... values) {
        add(Finding::Kind::Passed, id, diag::write(text, std::forward<Values>(values)...));
    }
    template<class... Values>
    void skip(std::string_view id, diag::Template<Values...> text, Values&&... values) {
        add(Finding::Kind::Inconclusive, id, diag::write(text, std::forward<Values>(values)...));
    }
    template<class... Values>
    void fail(std::string_view id, diag::Template<Values...> text, Values&&... values) {
        if (++failures_[std::string(id)] <= max_failures)
            add(Finding::Kind::Failed, id, diag::write(text, std::forward<Values>(values)...));
    }

    bool has(Finding::Kind kind, std::string_view id) const;
    bool has_failed(std::string_view id) const { return failures_.contains(id); }
    bool has_failed() const { return !failures_.empty(); }
    std::vector<Finding> take();

private:
    void add(Finding::Kind kind, std::string_view id, diag::Sentence text) {
        all_.push_back({kind, std::string(id), std::move(text)});
    }

    static constexpr long long max_failures = 8; // of one id
    std::vector<Finding> all_{};
    std::map<std::string, long long, std::less<>> failures_{};
};

/// Checks that all cards are there and that they keep the promise of their kind; returns a report of cards,
/// symbols and pairs.
VerifyReport check_cards(const ReadDeck& deck, Findings& findings);

/// Checks that each label has a drawing that is neither squeezed, mirrored nor tiny beside all others and, in
/// detail Forms, is the one on its other cards.
void check_labels(const ReadDeck& deck, Findings& findings);
/// Draws the pages and checks that each symbol can be seen as it is drawn by itself, and that no two are
/// alike; in detail Marks also that each label is at its drawing. `pdf`: the file as it is; `file`: the same,
/// which is changed.
void check_render(QPDF& file, std::string_view pdf, const ReadDeck& deck, Findings& findings);
/// Passes if labels and drawings were compared and none of these checks failed.
void conclude_labels(const ReadDeck& deck, Findings& findings);

/// Checks that each front has a back behind it, upright and in its place, when the paper is flipped as the
/// file asks the printer to.
void check_backs(QPDF& file, const ReadDeck& deck, Findings& findings);

/// Returns the scale that the deck's pages have beside `ReadDeck::scale`, by the size of the hidden text: the
/// median of all faces.
Scale compute_scale(const ReadDeck& deck);
/// Checks that no card lies upon another, is cut off by a CropBox or mirrored, that all are in the scale that
/// the theme asks for, times `allowed_scale`, that the boxes of each page nest (trim in bleed in media),
/// that pages are printed as they are shown, and that fonts are embedded: those of the cards, or all, where
/// the file claims PDF/X or PDF/A.
void check_pages(QPDF& file, const ReadDeck& deck, double allowed_scale, Findings& findings);

/// Returns the median of those that are finite; 0 of nothing.
double median(std::vector<double> values);
/// "card 3", "cards 1-6, 9"
diag::Sentence format_cards(std::vector<int> numbers);

} // namespace spotit::verify
