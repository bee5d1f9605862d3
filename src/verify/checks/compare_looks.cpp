#include "verify/checks/compare_looks.hpp"

#include <spotit/base/join.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace spotit::verify {
namespace {

constexpr std::size_t max_comparisons = 500'000'000, max_examples = 4; // of another label
// Differences of pictures. Those of one drawing differ by less than the first.
constexpr double max_own_difference = 0.25, max_own_difference_of_tiny = 0.8;
// What is another label's drawing, or mirrored, differs from the label's by more than the first, and from the
// other by less than the second, which is a share of that at most.
constexpr double min_own_difference = 0.1, max_foreign_difference = 0.15, max_share_of_own = 0.4,
                 max_unlabeled_difference = 0.45; // may be tiny
// Two labels with one drawing differ by no more than each by itself, which is little where that can be known.
constexpr double max_spread = 0.05, min_spread = 0.01, max_share_of_spread = 1.3;
constexpr std::size_t min_pixels = 100; // of ink
constexpr int turns_of_form = 1, turns_of_box = 4, turns_of_outline = 36;

struct Nearest {
    double difference = 2;
    const Look* look = nullptr;
    const std::string* label = nullptr;
};
/// How a look differs from those of its label, also when it is mirrored, and from those of others.
struct Differences {
    Nearest own{}, mirrored{}, other{};
};

/// Compares a look, rotated by these parts of a turn, with the others.
Differences measure_differences(const Look& look, const std::string& label, const Looks& looks, int turns) {
    Differences found;
    const auto measure = [&](const Picture& picture, const std::string& name, Nearest& nearest) {
        const auto& others = looks.at(name);
        const std::size_t examples = name == label ? others.size() : max_examples;
        for (std::size_t i = 0; i < std::min(examples, others.size()); ++i) {
            if (&others[i] == &look) continue;
            const double difference = compare(picture, others[i].picture, nearest.difference);
            if (difference < nearest.difference) nearest = {difference, &others[i], &name};
        }
    };
    for (int turn = 0; turn < turns; ++turn) {
        const auto rotation = geom::Affine::rotation(2 * std::numbers::pi * turn / turns);
        const Picture rotated = turn == 0 ? look.picture : map_picture(look.picture, rotation);
        for (const auto& [name, others] : looks)
            if (!name.empty() || label.empty())
                measure(rotated, name, name == label ? found.own : found.other);
        if (!label.empty()) measure(map_picture(rotated, {-1, 0, 0, 1, 0, 0}), label, found.mirrored);
    }
    return found;
}

/// Checks a drawing that another program has written out; returns false if something is wrong.
bool check_place(const Look& look, const std::string& label, const Differences& found, Findings& findings) {
    const double own = found.own.difference, other = found.other.difference;
    if (own < min_own_difference) return true;
    const double max = max_share_of_own * own;
    if (other < std::min(max, label.empty() ? max_unlabeled_difference : max_foreign_difference))
        label.empty()
            ? findings.fail("unlabeled-symbol", "card {}: shows \"{}\" without a label", look.card,
                            *found.other.label)
            : findings.fail("symbol-mismatch", "card {}: labeled \"{}\" but shows the drawing of \"{}\"",
                            look.card, label, *found.other.label);
    else if (found.mirrored.difference < max)
        findings.fail("distorted-symbol", "card {}: \"{}\" is mirrored", look.card, label);
    else
        return true;
    return false;
}

/// Returns a difference in which also the strength of the ink counts, so that grays are told apart.
double add_strength(const Look& look, const Nearest& nearest) {
    return nearest.look == nullptr
               ? nearest.difference
               : nearest.difference +
                     std::abs(std::log(look.picture.strength / nearest.look->picture.strength));
}

/// Compares the looks of each label, then judges of all.
class LabelComparison {
public:
    LabelComparison(const Looks& looks, const ReadDeck& deck, Findings& findings)
        : looks_(looks)
        , deck_(deck)
        , findings_(findings) {}

    void compare(const std::string& label) {
        std::vector<int>& odd = odd_[label];
        std::vector<double> own, other;
        for (const Look& look : looks_.at(label)) ++forms_[label][look.form];
        for (const Look& look : looks_.at(label)) {
            // A clip doesn't tell at which of its corners the form's box began; some are no boxes.
            Differences found =
                measure_differences(look, label, looks_, deck_.is_measured ? turns_of_box : turns_of_form);
            if (deck_.is_measured && found.own.difference >= min_own_difference)
                found = measure_differences(look, label, looks_, turns_of_outline);
            if (deck_.is_measured && !check_place(look, label, found, findings_)) continue;
            const bool is_tiny = look.pixels < min_pixels;
            // A form looks like itself: what differs is how pixels fall on it.
            const bool is_alone = deck_.is_measured || forms_[label][look.form] == 1;
            const bool is_odd = is_alone && found.own.difference >
                                                (is_tiny ? max_own_difference_of_tiny : max_own_difference);
            if (is_odd) odd.push_back(look.card);
            if (is_tiny) continue;
            own.push_back(add_strength(look, found.own));
            other.push_back(add_strength(look, found.other));
            if (is_odd && other.back() < max_spread) alike_.insert({label, *found.other.label});
        }
        const double spread = median(own);
        if (!own.empty() && spread < max_spread &&
            median(std::move(other)) < std::max(min_spread, max_share_of_spread * spread))
            alike_.insert(label);
    }
    void conclude() {
        odd_.erase("");
        alike_.erase("");
        std::vector<double> counts, forms;
        for (const auto& [label, cards] : odd_) counts.push_back(static_cast<double>(cards.size()));
        for (const auto& [label, numbers] : forms_) forms.push_back(static_cast<double>(numbers.size()));
        const double usual = median(std::move(counts)), usual_forms = median(std::move(forms));
        const auto has_more_forms = [&](const std::string& label) {
            return static_cast<double>(forms_[label].size()) > usual_forms;
        };
        for (const auto& [label, cards] : odd_)
            if (static_cast<double>(cards.size()) > usual && (deck_.is_measured || has_more_forms(label)))
                findings_.fail("odd-symbol", "{}: \"{}\" looks different than on its other cards",
                               format_cards(cards), label);
        if (!alike_.empty())
            findings_.fail("same-drawing", "these symbols look like others: {}", base::join(alike_, ", "));
    }

private:
    const Looks& looks_;
    const ReadDeck& deck_;
    Findings& findings_;
    std::map<std::string, std::vector<int>> odd_{};     ///< cards, by label, also where there are none
    std::map<std::string, std::map<int, int>> forms_{}; ///< how often, by label and number
    std::set<std::string> alike_{};
};

} // namespace

bool compare_looks(const Looks& looks, const ReadDeck& deck, Findings& findings) {
    std::size_t all = 0;
    for (const auto& [label, places] : looks) all += places.size();
    if (all * looks.size() * max_examples > max_comparisons) return false;
    LabelComparison comparison(looks, deck, findings);
    for (const auto& [label, places] : looks) comparison.compare(label);
    comparison.conclude();
    return true;
}

} // namespace spotit::verify
