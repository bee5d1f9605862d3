#include "verify/checks/looks.hpp"

#include <spotit/base/join.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace spotit::verify {
namespace {

constexpr std::size_t max_comparisons = 500'000'000, max_examples = 4; // of another label
// Differences of pictures. Those of one drawing are less, with fading; tiny ones fade by far as they lie.
constexpr double max_own_spread = 0.25, max_own_difference_of_tiny = 0.8;
// What is another label's drawing, or mirrored, differs from the label's by more than the first or second,
// and from what it is by that share of it at most; another label's also by less than the last one.
constexpr double min_own_difference = 0.1, min_mirrored_difference = 0.05, max_share_of_own = 0.4,
                 max_foreign_difference = 0.15;
// Labels with one drawing differ by no more than each by itself, if that is little. Renderers fade ink a bit.
constexpr double max_spread = 0.05, min_spread = 0.01, max_share_of_spread = 1.3, min_fading = 0.01;
constexpr std::size_t min_pixels = 100, min_marks = 5; // of ink; of pictures: words have fewer marks
constexpr int turns_of_form = 1, turns_of_box = 4, turns_of_outline = 72;
constexpr double same_box_shape = 0.01, max_tilt = 0.001;

struct Nearest {
    double difference = 2, spread = 2; ///< the least; with fading, by which grays are told apart
    const std::string* label = nullptr;
};
/// How a look differs from those of its label, also when it is mirrored, and from those of others.
struct Differences {
    Nearest own{}, mirrored{}, other{};
};

/// Compares a look, rotated by these parts of a turn, with the others.
Differences measure_differences(const Look& look, const std::string& label, const Looks& looks, int turns) {
    Differences found;
    // A rotated drawing is compared blurred: its mirror picture must be blurred, too.
    const geom::Point side = look.drawing->corners[1] - look.drawing->corners[0];
    const bool is_upright = std::abs(side.x * side.y) < max_tilt * geom::dot(side, side);
    // Where one place of a card was changed, its others may be, too.
    const bool is_elsewhere = looks.at(label).front().card != looks.at(label).back().card;
    const auto measure = [&](const Picture& picture, const std::string& name, Nearest& nearest) {
        const std::span<const Look> all = looks.at(name);
        for (const Look& other : all.first(name == label ? all.size() : std::min(max_examples, all.size()))) {
            if (&other == &look || (is_elsewhere && name == label && other.card == look.card)) continue;
            const double difference = compare(picture, other.picture, nearest.spread);
            const double fading = std::abs(std::log(picture.strength / other.picture.strength));
            nearest.spread = std::min(nearest.spread, difference + std::max(0.0, fading - min_fading));
            if (difference < nearest.difference) nearest = {difference, nearest.spread, &name};
        }
    };
    for (int turn = 0; turn < turns; ++turn) {
        const auto rotation = geom::Affine::rotation(2 * std::numbers::pi * turn / turns);
        const Picture rotated = turn == 0 ? look.picture : map_picture(look.picture, rotation);
        for (const auto& [name, others] : looks)
            measure(rotated, name, name == label ? found.own : found.other);
        if (!is_upright || turn * turns_of_box % turns != 0)
            measure(map_picture(rotated, {-1, 0, 0, 1, 0, 0}), label, found.mirrored);
    }
    return found;
}

/// Checks a drawing that another program has written out; returns false if something is wrong.
bool check_place(const Look& look, const std::string& label, const Differences& found, Findings& findings) {
    const double own = found.own.difference, other = found.other.difference, max = max_share_of_own * own;
    if (own >= min_own_difference && other < std::min(max, max_foreign_difference))
        findings.fail("symbol-mismatch",
                      "card {card}: labeled \"{symbol}\" but shows the drawing of \"{other}\"",
                      look.card->number, label, *found.other.label);
    else if (own >= min_mirrored_difference && found.mirrored.difference < max)
        findings.fail("distorted-symbol", "card {card}: \"{symbol}\" is mirrored", look.card->number, label);
    else
        return true;
    return false;
}

/// Returns true if another drawing of the label has as many marks, or its box that shape: so it was changed.
bool is_drawn_alike(const Look& look, const std::vector<Look>& all) {
    return std::ranges::any_of(all, [&](const Look& other) {
        const std::size_t own = look.drawing->marks.size(), marks = other.drawing->marks.size();
        return &other != &look && std::min(own, marks) >= min_marks &&
               (own == marks ||
                std::abs(look.drawing->find_shape() - other.drawing->find_shape()) < same_box_shape);
    });
}

/// Compares the looks of each label, then judges of all.
struct LabelComparison {
    const Looks& looks;
    const bool is_measured;
    Findings& findings;
    std::map<std::string, std::vector<int>> odd{}; ///< cards, by label, also where there are none
    std::set<std::string> alike{}, changed{};

    void compare(const std::string& label) {
        std::vector<double> own, other;
        for (const Look& look : looks.at(label)) {
            // A clip doesn't show at which of its corners the form's box began; some are no boxes.
            Differences found =
                measure_differences(look, label, looks, is_measured ? turns_of_box : turns_of_form);
            if (is_measured && found.own.difference >= min_own_difference)
                found = measure_differences(look, label, looks, turns_of_outline);
            if (is_measured && !check_place(look, label, found, findings)) continue;
            const bool is_tiny = look.pixels < min_pixels;
            const bool is_odd =
                looks.at(label).size() > 1 && (is_tiny ? found.own.difference > max_own_difference_of_tiny
                                                       : found.own.spread > max_own_spread);
            if (is_odd && is_measured) odd[label].push_back(look.card->number); // else its form is known
            if (is_odd && is_measured && is_drawn_alike(look, looks.at(label))) changed.insert(label);
            if (is_tiny) continue;
            own.push_back(found.own.spread);
            other.push_back(found.other.spread);
            if (is_odd && other.back() < max_spread) alike.insert({label, *found.other.label});
        }
        const double spread = median(own);
        if (!own.empty() && spread < max_spread &&
            median(std::move(other)) < std::max(min_spread, max_share_of_spread * spread))
            alike.insert(label);
    }
    void conclude() {
        const double usual =
            median(base::collect<double>(looks, [&](const auto& each) { return odd[each.first].size(); }));
        for (const auto& [label, cards] : odd)
            if (static_cast<double>(cards.size()) > usual || changed.contains(label))
                findings.fail("odd-symbol", "{cards}: \"{symbol}\" looks different than on its other cards",
                              format_cards(cards), label);
        if (!alike.empty())
            findings.fail("same-drawing", "these symbols look like others: {symbols}",
                          base::join(alike, ", "));
    }
};

} // namespace

bool compare_looks(const Looks& looks, const ReadDeck& deck, Findings& findings) {
    std::size_t all = 0;
    for (const auto& [label, places] : looks) all += places.size();
    if (all * looks.size() * max_examples > max_comparisons) return false;
    LabelComparison comparison{looks, deck.is_measured, findings};
    for (const auto& [label, places] : looks) comparison.compare(label);
    comparison.conclude();
    return true;
}

} // namespace spotit::verify
