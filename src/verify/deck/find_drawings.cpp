#include "verify/deck/read_deck.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace spotit::verify {

namespace {

constexpr double near_distance = 1.5; // points: a label is in the middle of its drawing, but for roundings
constexpr double max_rounding = 0.25; // points, of the middles of one drawing's forms
constexpr double max_offset = 0.45;   // of the drawing's diagonal, where it has been moved
constexpr double max_share_of_card = 0.95, same_area = 0.99;
constexpr std::size_t max_clips = 4, cost_of_look = 2; // as bytes of the budget

using Forms = std::vector<const Form*>;

/// Returns the form whose middle is the nearest to a place; the smallest, if a drawing has several. Null if
/// there is none, but for one that is left out.
const Form* find_form(const Forms& forms, geom::Point place, const Form* left_out = nullptr) {
    const auto away = [&](const Form* form) { return geom::distance(form->middle(), place); };
    double nearest = near_distance;
    for (const Form* form : forms)
        if (form != left_out) nearest = std::min(nearest, away(form));
    const Form* best = nullptr;
    for (const Form* form : forms)
        if (form != left_out && away(form) <= std::min(near_distance, nearest + max_rounding) &&
            (best == nullptr || form->area() < best->area()))
            best = form;
    return best;
}

/// Gives each of two labels with nearly the same middle the form that is nearer: a cross in a ring.
void tell_apart(const ReadCard& card, const Forms& forms, Forms& chosen) {
    for (std::size_t i = 0; i < chosen.size(); ++i)
        for (std::size_t j = i + 1; j < chosen.size(); ++j) {
            if (chosen[i] == nullptr || chosen[i] != chosen[j]) continue;
            const geom::Point one = card.symbols[i].place, two = card.symbols[j].place;
            const Form* const other = find_form(forms, two, chosen[i]);
            if (other == nullptr) continue;
            const auto away = [](const Form* form, geom::Point place) {
                return geom::distance(form->middle(), place);
            };
            const bool is_of_first =
                away(other, one) + away(chosen[i], two) < away(chosen[i], one) + away(other, two);
            chosen[is_of_first ? i : j] = other;
        }
}

/// Gives labels without a drawing one without a label that is near, the nearest first.
void add_moved_drawings(ReadCard& card) {
    std::vector<std::tuple<double, ReadSymbol*, std::size_t>> pairs;
    for (ReadSymbol& symbol : card.symbols)
        for (std::size_t i = 0; !symbol.drawing && i < card.unlabeled.size(); ++i) {
            const Corners& corners = card.unlabeled[i].corners;
            const double away = geom::distance(symbol.place, middle_of(corners));
            if (away <= max_offset * geom::distance(corners[0], corners[2]))
                pairs.emplace_back(away, &symbol, i);
        }
    std::ranges::sort(pairs);
    std::set<std::size_t> used;
    for (const auto& [away, symbol, i] : pairs)
        if (!symbol->drawing && used.insert(i).second) symbol->drawing = card.unlabeled[i];
    std::size_t next = 0;
    std::erase_if(card.unlabeled, [&](const ReadDrawing&) { return used.contains(next++); });
}

void add_drawings(ReadCard& card, const Forms& forms) {
    Forms chosen;
    for (const ReadSymbol& symbol : card.symbols) chosen.push_back(find_form(forms, symbol.place));
    tell_apart(card, forms, chosen);
    for (std::size_t i = 0; i < chosen.size(); ++i)
        if (chosen[i] != nullptr) card.symbols[i].drawing = {chosen[i]->content, chosen[i]->corners};
    const auto is_labeled = [&](geom::Point middle) {
        return std::ranges::any_of(card.symbols, [&](const ReadSymbol& symbol) {
            return geom::distance(symbol.place, middle) <= near_distance;
        });
    };
    for (const Form* form : forms)
        if (!is_labeled(form->middle()) && find_form(forms, form->middle()) == form)
            card.unlabeled.push_back({form->content, form->corners});
    add_moved_drawings(card);
}

/// The clips of a page, to be found by their middles.
class Clips {
public:
    explicit Clips(const std::vector<Corners>& clips) {
        for (Corners clip : clips) {
            const double area = area_of(clip);
            if (!std::isfinite(area) || area < 1) continue;
            // Programs write them in either direction.
            if (geom::cross(clip[1] - clip[0], clip[3] - clip[0]) < 0) std::swap(clip[1], clip[3]);
            clips_.emplace(middle_of(clip).x, clip);
        }
    }
    /// Returns those with the middle at a place that differ in size, the largest first.
    std::vector<Corners> find(geom::Point place, ReadingBudget& budget) const;

private:
    std::multimap<double, Corners> clips_{}; ///< by the x of their middles
};

std::vector<Corners> Clips::find(geom::Point place, ReadingBudget& budget) const {
    std::vector<Corners> found;
    for (auto next = clips_.lower_bound(place.x - near_distance);
         next != clips_.end() && next->first <= place.x + near_distance && budget.charge(cost_of_look);
         ++next)
        if (geom::distance(middle_of(next->second), place) <= near_distance) found.push_back(next->second);
    std::ranges::stable_sort(found, std::greater(), &area_of);
    const auto [first, last] = std::ranges::unique(found, [](const Corners& larger, const Corners& smaller) {
        return area_of(smaller) >= same_area * area_of(larger);
    });
    found.erase(first, last);
    if (found.size() > max_clips) found.resize(max_clips);
    return found;
}

} // namespace

void find_drawings(const PageContents& page, std::span<ReadCard> cards, ReadingBudget& budget) {
    std::map<int, Forms> forms_of_card;
    for (const Form& form : page.forms) {
        if (form.outer < 0 || !std::isfinite(form.area()) || form.area() < 1) continue;
        const Form& outer = page.forms[static_cast<std::size_t>(form.outer)];
        if (form.area() < max_share_of_card * outer.area()) forms_of_card[form.outer].push_back(&form);
    }
    const Clips clips(page.clips);
    for (ReadCard& card : cards) {
        const auto forms = forms_of_card.find(card.form);
        for (ReadSymbol& symbol : card.symbols) symbol.clips = clips.find(symbol.place, budget);
        if (forms == forms_of_card.end()) continue;
        const std::size_t looks = (card.symbols.size() + forms->second.size()) * forms->second.size();
        if (budget.charge(cost_of_look * looks)) add_drawings(card, forms->second);
    }
}

} // namespace spotit::verify
