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

// Points: a label is in the middle of its drawing, but for roundings, and nobody moves a form.
constexpr double max_rounding = 0.25, max_clip_distance = 1.5, max_form_distance = 9;
constexpr double max_share_of_card = 0.95;
// Of the way to the next card, and of its square: what is larger is a card.
constexpr double min_card_extent = 0.85, min_card_area = 0.55;
constexpr double min_share_of_symbol = 0.1, max_share_of_symbol = 1.5;
constexpr std::size_t cost_of_look = 2, max_marks = 3000; // as bytes of the budget; of a drawing
constexpr std::size_t max_layers = 20;                    // a page with more was made to keep us busy

double find_middle_x(const Frame* frame) {
    return frame->find_center().x;
}

/// Returns a radius around all of a drawing, with a margin.
double find_radius(const ReadDrawing& drawing) {
    return 0.55 * std::max(geom::distance(drawing.corners[0], drawing.corners[2]),
                           geom::distance(drawing.corners[1], drawing.corners[3]));
}

/// Frames with one middle: programs end a clip and begin it anew.
using SameFrames = std::vector<const Frame*>;

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
            for (int i = text.frame; i >= 0; i = page.frames[static_cast<std::size_t>(i)].outer)
                is_card_[static_cast<std::size_t>(i)] = true;
        for (const Frame& frame : page.frames)
            if (may_be_drawing(frame)) frames_.push_back(&frame);
        std::ranges::stable_sort(frames_, {}, &find_middle_x);
    }
    void find() {
        std::vector<ReadSymbol*> undrawn;
        for (ReadCard& card : cards_)
            for (ReadSymbol& symbol : card.symbols) {
                ++deck_.labels;
                const SameFrames frames = choose(card, symbol);
                frames.empty() ? undrawn.push_back(&symbol) : draw(symbol, frames);
            }
        std::erase_if(undrawn, [&](ReadSymbol* symbol) { // now that all other labels have their drawings
            const SameFrames cut = deck_.is_measured ? find_cut(symbol->place) : SameFrames();
            if (!cut.empty()) draw(*symbol, cut);
            return !cut.empty();
        });
        deck_.undrawn_labels += undrawn.size();
        find_unlabeled();
        assign_layers();
    }

private:
    std::size_t find_index(const Frame* frame) const {
        return static_cast<std::size_t>(frame - page_.frames.data());
    }
    ReadDrawing make_drawing(const SameFrames& frames) const {
        const Frame& first = *frames.front();
        ReadDrawing drawing{first.content, first.corners, first.place, first.form};
        // Other programs begin a box at another corner, and go around it as they like.
        Corners& corners = drawing.corners;
        if (deck_.is_measured && geom::cross(corners[1] - corners[0], corners[3] - corners[0]) > 0)
            std::swap(corners[1], corners[3]);
        for (const Frame* frame : frames)
            for (std::size_t mark = frame->first_mark;
                 mark < frame->end_mark && drawing.marks.size() < max_marks; ++mark)
                drawing.marks.insert(mark);
        return drawing;
    }
    void draw(ReadSymbol& symbol, const SameFrames& frames) {
        for (const Frame* frame : frames) is_taken_[find_index(frame)] = true;
        symbol.drawing = make_drawing(frames);
        labeled_marks_.insert(symbol.drawing->marks.begin(), symbol.drawing->marks.end());
        min_area_ = std::min(min_area_, frames.front()->area());
        max_area_ = std::max(max_area_, frames.front()->area());
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
    /// Returns the frames with that middle. The first of forms is the nearest; of clips, the largest box:
    /// programs clip parts of a drawing once more.
    SameFrames find_near(geom::Point place) const {
        SameFrames there;
        const double near_distance = deck_.is_measured ? max_clip_distance : max_form_distance;
        auto next = std::ranges::lower_bound(frames_, place.x - near_distance, {}, &find_middle_x);
        for (; next != frames_.end() && find_middle_x(*next) <= place.x + near_distance; ++next)
            if (!budget_.charge(cost_of_look))
                break;
            else if (geom::distance((*next)->find_center(), place) <= near_distance)
                there.push_back(*next);
        std::ranges::stable_sort(there, {}, [&](const Frame* frame) {
            const double away = std::round(geom::distance(frame->find_center(), place) / max_rounding);
            return deck_.is_measured ? std::tuple(frame->is_outline, 0.0, -frame->area())
                                     : std::tuple(false, away, frame->area());
        });
        return there;
    }
    /// Returns the frames around a label that are no other label's: a cross can be in a ring.
    SameFrames choose(const ReadCard& card, const ReadSymbol& symbol) const {
        SameFrames near = find_near(symbol.place);
        std::erase_if(near, [&](const Frame* frame) {
            return std::ranges::any_of(card.symbols, [&](const ReadSymbol& other) {
                const geom::Point middle = frame->find_center();
                return geom::distance(middle, other.place) < geom::distance(middle, symbol.place);
            });
        });
        if (!deck_.is_measured && !near.empty()) near.resize(1);
        return near;
    }
    /// Returns the smallest box around the place that no label has: of the clips of a card and of an upright
    /// drawing that sticks out of it, Ghostscript makes one.
    SameFrames find_cut(geom::Point place) const {
        const Frame* best = nullptr;
        for (const Frame* frame : frames_) {
            if (!budget_.charge(cost_of_look)) return {};
            geom::Box box;
            for (const geom::Point corner : frame->corners) box.add(corner);
            if (!is_taken_[find_index(frame)] && box.contains(place) &&
                (best == nullptr || frame->area() < best->area()))
                best = frame;
        }
        return best == nullptr ? SameFrames() : find_near(best->find_center());
    }
    void find_unlabeled() {
        for (const Frame& frame : page_.frames) {
            const std::size_t i = find_index(&frame);
            if (frame.outer >= 0 && is_taken_[static_cast<std::size_t>(frame.outer)]) is_taken_[i] = true;
            const bool has_size = frame.area() >= min_share_of_symbol * min_area_ &&
                                  frame.area() <= max_share_of_symbol * max_area_;
            // Forms are known without a guess.
            if (is_taken_[i] || !may_be_drawing(frame) || (deck_.is_measured && !has_size)) continue;
            const SameFrames same = deck_.is_measured ? find_near(frame.find_center()) : SameFrames{&frame};
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
        ReadDrawing drawing = make_drawing(frames);
        const auto is_labeled = [&](std::size_t mark) { return labeled_marks_.contains(mark); };
        if (on_back || std::ranges::any_of(drawing.marks, is_labeled)) return;
        if (deck_.is_measured)
            card->symbols.push_back({{}, middle, std::move(drawing)});
        else
            card->unlabeled.push_back(std::move(drawing));
    }

    void assign_layers() {
        std::vector<const ReadDrawing*> others;
        for (ReadCard& card : cards_)
            for (ReadSymbol& symbol : card.symbols) {
                if (!symbol.drawing) continue;
                ReadDrawing& drawing = *symbol.drawing;
                const auto is_near = [&](const ReadDrawing* other) {
                    return other->layer == drawing.layer &&
                           geom::distance(find_middle(drawing.corners), find_middle(other->corners)) <
                               find_radius(drawing) + find_radius(*other);
                };
                while (budget_.charge(cost_of_look * others.size()) && std::ranges::any_of(others, is_near))
                    ++drawing.layer;
                if (drawing.layer == max_layers) budget_.spent = true;
                others.push_back(&drawing);
                deck_.views.back().layers = std::max(deck_.views.back().layers, drawing.layer + 1);
            }
    }

    const PageContents& page_;
    ReadDeck& deck_;
    ReadingBudget& budget_;
    std::span<ReadCard> cards_;            ///< of the page
    std::vector<bool> is_taken_, is_card_; ///< by frame
    SameFrames frames_{};                  ///< that may be drawings, from left to right
    std::set<std::size_t> labeled_marks_{};
    double min_area_ = 1e300, max_area_ = 0; ///< of the labeled drawings
};

} // namespace

void find_drawings(const PageContents& page, ReadDeck& deck, std::size_t first_card, ReadingBudget& budget) {
    DrawingFinder(page, deck, first_card, budget).find();
}

} // namespace spotit::verify
