#include "verify/deck/read_deck.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace spotit::verify {
namespace {

constexpr double near_distance = 1.5; // points: a label is in the middle of its drawing, but for roundings
constexpr double max_rounding = 0.25; // points, of the middles of one drawing's boxes
constexpr double max_offset = 0.45;   // of the drawing's diagonal, where it has been moved
constexpr double max_form_offset = 9; // points: nobody moves a form
constexpr double max_cut = 0.2;       // of the box's side, by which it is nearer to its middle on one side
constexpr double max_share_of_card = 0.95;
// Of the way to the next card, and of its square: what is larger is a card.
constexpr double min_card_extent = 0.85, min_card_area = 0.55;
constexpr double same_area = 0.99, max_rimmed_area = 1.6, min_share_of_symbol = 0.1,
                 max_share_of_symbol = 1.5;
constexpr std::size_t cost_of_look = 2, cost_of_comparison = 2000; // as bytes of the budget

double find_middle_x(const Frame* frame) {
    return frame->find_center().x;
}

class DrawingFinder {
public:
    DrawingFinder(const PageContents& page, ReadDeck& deck, std::size_t first_card, ReadingBudget& budget)
        : page_(page)
        , deck_(deck)
        , budget_(budget)
        , cards_(std::span(deck.cards).subspan(first_card))
        , is_taken_(page.frames.size())
        , is_card_(page.frames.size()) {
        for (std::size_t i = 1; i < cards_.size(); ++i) {
            const geom::Point way = cards_[i].middle - cards_[i - 1].middle;
            const double known = geom::length(deck.to_next_card);
            if (known == 0 || geom::length(way) < known) deck.to_next_card = way;
        }
        for (const HiddenText& text : page.texts)
            if (text.frame >= 0) is_card_[static_cast<std::size_t>(text.frame)] = true;
        for (std::size_t i = page.frames.size(); i-- > 0;) // those inside come first
            if (const int outer = page.frames[i].outer; is_card_[i] && outer >= 0)
                is_card_[static_cast<std::size_t>(outer)] = true;
        for (const Frame& frame : page.frames)
            if (may_be_drawing(frame)) frames_.push_back(&frame);
        std::ranges::stable_sort(frames_, {}, &find_middle_x);
    }
    void find() {
        std::vector<std::pair<ReadCard*, geom::Point>> undrawn;
        for (ReadCard& card : cards_) {
            std::vector<SameFrames> all;
            for (const ReadSymbol& symbol : card.symbols) {
                const SameFrames there = find_near(symbol.place);
                for (const Frame* frame : there) is_taken_[find_index(frame)] = true;
                all.push_back(choose(there, symbol.place));
            }
            tell_apart(card, all);
            for (std::size_t i = 0; i < all.size(); ++i) {
                const SameFrames& chosen = all[i];
                const int number = deck_.drawings.number(page_, chosen);
                if (number < 0) {
                    undrawn.emplace_back(&card, card.symbols[i].place);
                    continue;
                }
                card.symbols[i].drawing = make_drawing(number, chosen);
                min_area_ = std::min(min_area_, chosen.front()->area());
                max_area_ = std::max(max_area_, chosen.front()->area());
            }
        }
        // Now that all other labels have their drawings.
        if (deck_.is_measured)
            for (const auto& [card, place] : undrawn) add_cut(*card, place);
        find_unlabeled();
    }

private:
    std::size_t find_index(const Frame* frame) const {
        return static_cast<std::size_t>(frame - page_.frames.data());
    }
    ReadDrawing make_drawing(int number, const SameFrames& frames) const {
        ReadDrawing drawing{number, frames.front()->corners, frames.front()->form};
        for (const Mark* mark : find_marks(page_, frames))
            drawing.marks.push_back(static_cast<std::size_t>(mark - page_.marks.data()));
        return drawing;
    }
    /// Returns true if something is drawn in the frame, and it is no card's.
    bool may_be_drawing(const Frame& frame) const {
        if (!std::isfinite(frame.area()) || frame.area() < 1 || is_card_[find_index(&frame)]) return false;
        if (deck_.is_measured) return frame.end_mark > frame.first_mark && !is_card_sized(frame);
        const auto outer = static_cast<std::size_t>(frame.outer);
        return frame.outer >= 0 && is_card_[outer] &&
               frame.area() < max_share_of_card * page_.frames[outer].area();
    }
    /// The frame of a card with one drawing has the same middle, and holds the background too.
    bool is_card_sized(const Frame& frame) const {
        const double distance = geom::length(deck_.to_next_card);
        if (distance == 0) // one card a page
            return frame.area() > min_card_area * measure_area(map_corners(deck_.views.back().kept));
        double left = 0, right = 0; // of the middle, in units of the distance
        for (const geom::Point corner : frame.corners) {
            const double along =
                geom::dot(corner - frame.find_center(), deck_.to_next_card) / (distance * distance);
            left = std::min(left, along);
            right = std::max(right, along);
        }
        return right - left > min_card_extent && frame.area() > min_card_area * distance * distance;
    }
    SameFrames find_near(geom::Point place) const {
        SameFrames there;
        auto next = std::ranges::lower_bound(frames_, place.x - near_distance, {}, &find_middle_x);
        for (; next != frames_.end() && find_middle_x(*next) <= place.x + near_distance; ++next)
            if (!budget_.charge(cost_of_look))
                break;
            else if (geom::distance((*next)->find_center(), place) <= near_distance)
                there.push_back(*next);
        std::ranges::sort(there); // they lie in one vector
        return there;
    }
    /// Returns those of one size that hold the most marks together, or else the smallest; boxes rather than
    /// outlines, and the nearest: in a crescent's box another drawing can have almost the same middle.
    /// Outlines with the same middle follow: Ghostscript draws a rim in the box, and what has the rim in its
    /// outline or, of an upright drawing, in a smaller box.
    SameFrames choose(SameFrames near, geom::Point place) const {
        const bool has_boxes = !std::ranges::all_of(near, &Frame::is_outline);
        SameFrames outlines;
        if (has_boxes) std::ranges::copy_if(near, std::back_inserter(outlines), &Frame::is_outline);
        std::erase_if(near, [&](const Frame* frame) { return has_boxes && frame->is_outline; });
        double nearest = near_distance;
        const auto away = [&](const Frame* frame) { return geom::distance(frame->find_center(), place); };
        for (const Frame* frame : near) nearest = std::min(nearest, away(frame));
        std::erase_if(near, [&](const Frame* frame) { return away(frame) > nearest + max_rounding; });
        SameFrames best;
        for (const Frame* first : near) {
            if (!budget_.charge(cost_of_look * near.size())) return {};
            SameFrames same;
            std::ranges::copy_if(near, std::back_inserter(same), [&](const Frame* frame) {
                const auto [less, more] = std::minmax({frame->area(), first->area()});
                return less >= same_area * more;
            });
            const auto rank = [&](const SameFrames& frames) {
                return std::pair(find_marks(page_, frames).size(), -frames.front()->area());
            };
            if (best.empty() || rank(same) > rank(best)) best = std::move(same);
        }
        for (const Frame* larger : near)
            if (larger->end_mark == best.front()->first_mark && larger->area() > best.front()->area() &&
                larger->area() < max_rimmed_area * best.front()->area())
                best.insert(best.begin(), larger);
        for (const Frame* outline : outlines)
            if (away(outline) <= nearest + max_rounding && outline > best.back()) best.push_back(outline);
        return best;
    }
    /// Gives each of two labels with nearly the same middle the drawing that is nearer: a cross in a ring.
    void tell_apart(const ReadCard& card, std::vector<SameFrames>& chosen) const {
        for (std::size_t i = 0; i < chosen.size(); ++i)
            for (std::size_t j = i + 1; !chosen[i].empty() && j < chosen.size(); ++j) {
                if (chosen[i] != chosen[j]) continue;
                const geom::Point one = card.symbols[i].place, two = card.symbols[j].place;
                SameFrames rest = find_near(two);
                std::erase_if(rest, [&](const Frame* frame) {
                    return std::ranges::find(chosen[i], frame) != chosen[i].end();
                });
                const SameFrames other = choose(rest, two);
                if (other.empty()) continue;
                const auto away = [](const SameFrames& frames, geom::Point place) {
                    return geom::distance(frames.front()->find_center(), place);
                };
                const bool is_of_first =
                    away(other, one) + away(chosen[i], two) < away(chosen[i], one) + away(other, two);
                chosen[is_of_first ? i : j] = other;
            }
    }
    /// Adds the nearest drawing that no label has to those without a label, as large as it is if the edge of
    /// the card has cut it: of the clips of a card and of a drawing that sticks out of it, Ghostscript makes
    /// one. Where other cards have that drawing, find_moved_drawings takes it.
    void add_cut(ReadCard& card, geom::Point place) {
        Frame nearest;
        std::size_t next = 0; // after it
        double off = max_cut;
        for (const Frame* frame : frames_) {
            if (!budget_.charge(cost_of_look)) return;
            const bool is_part = frame->outer >= 0 && is_taken_[static_cast<std::size_t>(frame->outer)];
            if (is_part || is_taken_[find_index(frame)]) continue;
            geom::Box box;
            for (const geom::Point corner : frame->corners) box.add(corner);
            const double x = std::max(place.x - box.left, box.right - place.x);
            const double y = std::max(place.y - box.top, box.bottom - place.y);
            const double share = std::max(2 * x / box.width(), 2 * y / box.height()) - 1;
            if (share >= off) continue;
            off = share;
            nearest = *frame;
            nearest.corners = map_corners({place.x - x, place.y - y, place.x + x, place.y + y});
            next = find_index(frame) + 1;
        }
        if (off == max_cut) return;
        // What Ghostscript clips by its outline alone may be several frames.
        SameFrames parts{&nearest};
        for (; next < page_.frames.size() && budget_.charge(cost_of_look); ++next)
            if (const Frame& frame = page_.frames[next];
                frame.first_mark == parts.back()->end_mark && !is_taken_[next] &&
                frame.area() < nearest.area() &&
                geom::distance(frame.find_center(), place) < geom::distance(nearest.corners[0], place))
                parts.push_back(&frame);
        const int number = deck_.drawings.number(page_, parts);
        if (number >= 0) card.unlabeled.push_back(make_drawing(number, parts));
    }
    void find_unlabeled() {
        for (const Frame& frame : page_.frames) {
            const std::size_t i = find_index(&frame);
            if (frame.outer >= 0 && is_taken_[static_cast<std::size_t>(frame.outer)]) is_taken_[i] = true;
            const bool has_size = frame.area() >= min_share_of_symbol * min_area_ &&
                                  frame.area() <= max_share_of_symbol * max_area_;
            // Forms are known without a guess.
            if (is_taken_[i] || !may_be_drawing(frame) || (deck_.is_measured && !has_size)) continue;
            const SameFrames same = choose(find_near(frame.find_center()), frame.find_center());
            if (std::ranges::find(same, &frame) == same.end()) continue;
            for (const Frame* one : same) is_taken_[find_index(one)] = true;
            add_unlabeled(same);
        }
    }
    void add_unlabeled(const SameFrames& frames) {
        const geom::Point middle = frames.front()->find_center();
        if (!budget_.charge(cost_of_look * (cards_.size() + deck_.backs.size()))) return;
        const auto away = [&](const ReadFace& face) { return geom::distance(face.middle, middle); };
        const auto card = std::ranges::min_element(cards_, {}, away);
        const bool on_back = std::ranges::any_of(deck_.backs, [&](const ReadFace& back) {
            return back.page == card->page && away(back) < away(*card);
        });
        const int number = on_back ? -1 : deck_.drawings.number(page_, frames);
        if (number >= 0) card->unlabeled.push_back(make_drawing(number, frames));
    }

    const PageContents& page_;
    ReadDeck& deck_;
    ReadingBudget& budget_;
    std::span<ReadCard> cards_;              ///< of the page
    std::vector<bool> is_taken_, is_card_;   ///< by frame
    SameFrames frames_{};                    ///< that may be drawings, from left to right
    double min_area_ = 1e300, max_area_ = 0; ///< of the labeled drawings
};

} // namespace

void find_drawings(const PageContents& page, ReadDeck& deck, std::size_t first_card, ReadingBudget& budget) {
    DrawingFinder(page, deck, first_card, budget).find();
}

void find_moved_drawings(ReadDeck& deck, ReadingBudget& budget) {
    std::set<int> known;
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols)
            if (symbol.drawing) known.insert(symbol.drawing->number);
    const auto is_known = [&](const ReadDrawing& drawing) {
        return std::ranges::any_of(known, [&](int other) {
            return budget.charge(cost_of_comparison) &&
                   deck.drawings.compare(drawing.number, other) >= surely_alike;
        });
    };
    for (ReadCard& card : deck.cards) {
        std::vector<std::tuple<double, double, ReadSymbol*, std::size_t>>
            pairs; // nearest first, then smallest
        for (ReadSymbol& symbol : card.symbols)
            for (std::size_t i = 0; !symbol.drawing && i < card.unlabeled.size(); ++i) {
                const Corners& corners = card.unlabeled[i].corners;
                const double away = geom::distance(symbol.place, find_middle(corners));
                if (away <= max_offset * geom::distance(corners[0], corners[2]) &&
                    (deck.is_measured || away <= max_form_offset) && is_known(card.unlabeled[i]))
                    pairs.emplace_back(std::round(10 * away), measure_area(corners), &symbol, i);
            }
        std::ranges::sort(pairs);
        std::set<std::size_t> used;
        for (const auto& [away, area, symbol, i] : pairs)
            if (!symbol->drawing && used.insert(i).second) symbol->drawing = card.unlabeled[i];
        std::size_t next = 0;
        std::erase_if(card.unlabeled, [&](const ReadDrawing&) { return used.contains(next++); });
    }
}

} // namespace spotit::verify
