#include "verify/deck/read_deck.hpp"

#include <qpdf/QPDFPageDocumentHelper.hh>

#include <algorithm>
#include <cmath>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace spotit::verify {
namespace {

// Far beyond any deck: a file with more was made to keep us busy.
constexpr std::size_t max_faces = 50'000, max_faces_of_page = 400;

class DeckReader {
public:
    DeckReader(Detail detail, ReadingBudget budget, const Scale& scale)
        : reader_{detail, budget} {
        deck_.is_measured = detail == Detail::Marks;
        deck_.scale = scale;
    }
    ReadDeck read(QPDF& file) {
        for (const QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
            deck_.views.push_back(find_view(page, deck_.scale));
            PageContents found = reader_.read(page, deck_.views.back().from_page);
            first_card_ = deck_.cards.size();
            first_back_ = deck_.backs.size();
            for (const PageText& text : found.texts) read_text(found, text);
            for (const PageText& text : found.texts)
                if (text.missing_font && is_on_face(text.box)) deck_.missing_fonts.insert(*text.missing_font);
            if (deck_.cards.size() > first_card_) find_drawings(found, deck_, first_card_, reader_.budget);
            deck_.painters.push_back(std::move(found.painters));
        }
        deck_.is_whole = !reader_.budget.spent;
        return std::move(deck_);
    }

private:
    /// The labels of a card come after its number.
    void read_text(const PageContents& page, const PageText& text) {
        const auto number = pdf::read_card_tag(text.text);
        if (number || text.text == pdf::back_tag) {
            const std::size_t cards = deck_.cards.size(), backs = deck_.backs.size();
            if (cards + backs == max_faces || cards - first_card_ == max_faces_of_page ||
                backs - first_back_ == max_faces_of_page)
                reader_.budget.spent = true;
            else if (number)
                deck_.cards.push_back({read_face(page, text), number->number, number->of});
            else
                deck_.backs.push_back(read_face(page, text));
        } else if (text.text.starts_with(pdf::kind_tag)) {
            deck_.kind = text.text.substr(pdf::kind_tag.size());
        } else if (text.text.starts_with(pdf::part_tag)) {
            deck_.part = text.text.substr(pdf::part_tag.size());
        } else if (const auto scale = pdf::read_scale_tag(text.text)) {
            deck_.asked = *scale;
        } else if (const bool is_escaped = text.text.starts_with("##"); // a name with a hash of its own
                   deck_.cards.size() > first_card_ && !text.text.empty() &&
                   (is_escaped || !text.text.starts_with('#'))) {
            deck_.cards.back().symbols.push_back({text.text.substr(is_escaped ? 1 : 0), text.middle});
        }
    }
    ReadFace read_face(const PageContents& page, const PageText& text) const {
        ReadFace face{static_cast<int>(deck_.views.size()), text.middle, text.em, text.up};
        if (text.frame < 0 || deck_.is_measured) return face;
        face.frame = text.frame;
        const Frame& frame = page.frames[static_cast<std::size_t>(text.frame)];
        // A frame elsewhere is one that a program has put around more than the card.
        if (geom::distance(frame.compute_center(), text.middle) < number_distance)
            for (const geom::Point corner : frame.corners) face.bounds.add(corner);
        return face;
    }
    /// Returns true if a box may be on a card or back of the page.
    bool is_on_face(const geom::Box& box) const {
        const auto is_on = [&](const ReadFace& face) {
            return face.bounds.empty() || face.bounds.intersects(box); // unknown bounds
        };
        return std::ranges::any_of(std::span(deck_.cards).subspan(first_card_), is_on) ||
               std::ranges::any_of(std::span(deck_.backs).subspan(first_back_), is_on);
    }

    PageReader reader_;
    ReadDeck deck_;
    std::size_t first_card_ = 0, first_back_ = 0; ///< of the page
};

// Points: a label is in the middle of its drawing, but for roundings, and nobody moves a form.
constexpr double max_rounding = 0.25, max_slant = 0.05, max_clip_distance = 1.5, max_form_distance = 9;
constexpr double max_share_of_card = 0.95;
// Of the way to the next card, and of its square: what is larger is a card.
constexpr double min_card_extent = 0.85, min_card_area = 0.55;
constexpr std::size_t cost_of_look = 2, max_marks = 3000; // as bytes of the budget; of a drawing
constexpr double reach_of_box = 0.6;   // from its middle, of its extent: with the margin that is looked at
constexpr std::size_t max_layers = 20; // a page with more was made to keep us busy

/// Returns how long a box is along a direction, times the length of that.
double measure_extent(const Corners& box, geom::Point direction) {
    return std::abs(geom::dot(box[1] - box[0], direction)) + std::abs(geom::dot(box[3] - box[0], direction));
}

/// Returns false if a line across a side of one box passes between the two, with a margin.
bool are_near(const Corners& first, const Corners& second) {
    const geom::Point way = compute_middle(second) - compute_middle(first);
    for (const Corners& box : {first, second})
        for (const geom::Point side : {box[1] - box[0], box[3] - box[0]})
            if (std::abs(geom::dot(way, side)) >
                reach_of_box * (measure_extent(first, side) + measure_extent(second, side)))
                return false;
    return true;
}

/// Frames with one middle: programs end a clip and begin it again.
using SameFrames = std::vector<Frame*>;

class DrawingFinder {
public:
    DrawingFinder(PageContents& page, ReadDeck& deck, std::size_t first_card, ReadingBudget& budget)
        : page_(page)
        , deck_(deck)
        , budget_(budget)
        , cards_(std::span(deck.cards).subspan(first_card)) {
        for (std::size_t i = 1; i < cards_.size(); ++i) {
            const geom::Point way = cards_[i].middle - cards_[i - 1].middle;
            const double known = geom::length(deck.to_next_card);
            if (known == 0 || geom::length(way) < known) deck.to_next_card = way;
        }
        for (const PageText& text : page.texts)
            for (int i = text.text.empty() ? -1 : text.frame; i >= 0; i = find_frame(i).outer)
                find_frame(i).is_card = true;
        for (Frame& frame : page.frames)
            if (may_be_drawing(frame)) frames_.push_back(&frame);
        std::ranges::stable_sort(frames_, {}, &Frame::compute_middle_x);
    }
    void find() {
        for (ReadCard& card : cards_)
            for (ReadSymbol& symbol : card.symbols) draw(symbol, choose(card, symbol));
        for (ReadCard& card : cards_)
            for (ReadSymbol& symbol : card.symbols) {
                if (!symbol.drawing && deck_.is_measured) draw(symbol, find_cut(symbol.place));
                ++deck_.labels;
                deck_.undrawn_labels += symbol.drawing ? 0 : 1;
            }
        if (!deck_.is_measured) find_unlabeled();
        assign_layers();
    }

private:
    Frame& find_frame(int i) const { return page_.frames[static_cast<std::size_t>(i)]; }
    void draw(ReadSymbol& symbol, const SameFrames& frames) const {
        if (frames.empty()) return;
        ReadDrawing& drawing = symbol.drawing.emplace(ReadDrawing{*frames.front()});
        // Other programs begin a box at another corner, and go around it as they like.
        Corners& corners = drawing.corners;
        if (deck_.is_measured && geom::cross(corners[1] - corners[0], corners[3] - corners[0]) > 0)
            std::swap(corners[1], corners[3]);
        for (Frame* frame : frames) {
            frame->is_taken = true;
            for (std::size_t mark = frame->first_mark;
                 mark < frame->end_mark && drawing.marks.size() < max_marks; ++mark)
                drawing.marks.insert(mark);
        }
    }
    /// Returns true if something is drawn in the frame, and it is no card's.
    bool may_be_drawing(const Frame& frame) const {
        if (!std::isfinite(frame.area()) || frame.area() < 1 || frame.is_card) return false;
        if (deck_.is_measured) return frame.end_mark > frame.first_mark && !is_card_sized(frame);
        return frame.outer >= 0 && find_frame(frame.outer).is_card &&
               frame.area() < max_share_of_card * find_frame(frame.outer).area();
    }
    /// The frame of a card with one drawing has the same middle, and holds the background too.
    bool is_card_sized(const Frame& frame) const {
        const double distance = geom::length(deck_.to_next_card);
        if (distance == 0) // one card a page
            return frame.area() > min_card_area * measure_area(map_corners(deck_.views.back().kept));
        const double square = distance * distance;
        return measure_extent(frame.corners, deck_.to_next_card) > min_card_extent * square &&
               frame.area() > min_card_area * square;
    }
    /// Returns the frames with that middle. The first of forms is the nearest; of clips, the largest box:
    /// programs clip parts of a drawing once more.
    SameFrames find_near(geom::Point place) const {
        SameFrames there;
        const double near_distance = deck_.is_measured ? max_clip_distance : max_form_distance;
        auto next = std::ranges::lower_bound(frames_, place.x - near_distance, {}, &Frame::compute_middle_x);
        const double end = place.x + near_distance;
        for (; next != frames_.end() && (*next)->compute_middle_x() <= end && budget_.charge(cost_of_look);
             ++next)
            if (geom::distance((*next)->compute_center(), place) <= near_distance) there.push_back(*next);
        std::ranges::stable_sort(there, {}, [&](const Frame* frame) {
            const double away = std::round(geom::distance(frame->compute_center(), place) / max_rounding);
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
                const geom::Point middle = frame->compute_center();
                return geom::distance(middle, other.place) < geom::distance(middle, symbol.place);
            });
        });
        if (!deck_.is_measured && !near.empty()) near.resize(1);
        return near;
    }
    /// Returns the smallest upright box around the place that no other label has: of the clips of a card and
    /// of an upright drawing that sticks out of it, Ghostscript makes one.
    SameFrames find_cut(geom::Point place) const {
        const Frame* best = nullptr;
        for (const Frame* frame : frames_) {
            if (!budget_.charge(cost_of_look)) return {};
            geom::Box box;
            for (const geom::Point corner : frame->corners) box.add(corner);
            const double slant = box.width() * box.height() - frame->area();
            if (slant < max_slant * (box.width() + box.height()) && !frame->is_taken && box.contains(place) &&
                (best == nullptr || frame->area() < best->area()))
                best = frame;
        }
        return best == nullptr ? SameFrames() : find_near(best->compute_center());
    }
    /// The other forms of cards, which are known without a guess.
    void find_unlabeled() {
        for (const Frame& frame : page_.frames)
            for (ReadCard& card : cards_)
                if (budget_.charge(1) && !frame.is_taken && frame.outer >= 0 && frame.outer == card.frame)
                    card.unlabeled.push_back(frame.number);
    }
    void assign_layers() {
        std::vector<const ReadDrawing*> others;
        for (ReadCard& card : cards_)
            for (ReadSymbol& symbol : card.symbols) {
                if (!symbol.drawing) continue;
                ReadDrawing& drawing = *symbol.drawing;
                const auto is_near = [&](const ReadDrawing* other) {
                    return other->layer == drawing.layer && are_near(drawing.corners, other->corners);
                };
                while (budget_.charge(cost_of_look * others.size()) && std::ranges::any_of(others, is_near))
                    ++drawing.layer;
                if (drawing.layer == max_layers) budget_.spent = true;
                others.push_back(&drawing);
                deck_.views.back().layers = std::max(deck_.views.back().layers, drawing.layer + 1);
            }
    }

    PageContents& page_;
    ReadDeck& deck_;
    ReadingBudget& budget_;
    std::span<ReadCard> cards_; ///< of the page
    SameFrames frames_{};       ///< that may be drawings, from left to right
};

} // namespace

std::vector<std::string> ReadCard::list_labels() const {
    std::vector<std::string> labels = base::collect(symbols, &ReadSymbol::label);
    std::ranges::sort(labels);
    return labels;
}

ReadDeck read_deck(QPDF& file, Detail detail, ReadingBudget budget, const Scale& scale) {
    return DeckReader(detail, budget, scale).read(file);
}

void find_drawings(PageContents& page, ReadDeck& deck, std::size_t first_card, ReadingBudget& budget) {
    DrawingFinder(page, deck, first_card, budget).find();
}

} // namespace spotit::verify
