// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/drawing_finder.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <tuple>
#include <utility>

namespace spotit::verify {

namespace {

constexpr double near_distance = 1.5; // points: a label is in the middle of its drawing, but for roundings
constexpr double same_area = 0.99, min_share_of_symbol = 0.1, max_share_of_symbol = 1.5;
constexpr double max_share_of_card = 0.95, max_offset = 0.45; // of the drawing's diagonal

double middle_x(const Frame* frame) {
    return frame->middle().x;
}

bool is_drawn(const Frame& frame) {
    return frame.end_mark > frame.first_mark && frame.area() >= 1;
}

} // namespace

void match_unlabeled(ReadCard& card, const std::set<int>& numbers, std::size_t& looks) {
    std::vector<std::tuple<double, double, std::size_t, std::size_t>> pairs; // nearest first, then smallest
    for (std::size_t symbol = 0; symbol < card.symbols.size(); ++symbol)
        for (std::size_t i = 0; !card.symbols[symbol].drawing && i < card.unlabeled.size() && looks > 0;
             ++i, --looks) {
            if (!numbers.contains(card.unlabeled[i].number)) continue;
            const Corners& corners = card.unlabeled[i].corners;
            const double away = geom::distance(card.symbols[symbol].place, middle_of(corners));
            const double area = area_of(corners);
            if (away <= std::max(near_distance, max_offset * geom::distance(corners[0], corners[2])))
                pairs.emplace_back(std::round(10 * away), area, symbol, i);
        }
    std::ranges::sort(pairs);
    std::vector<bool> used(card.unlabeled.size());
    for (const auto& [away, area, symbol, i] : pairs) {
        if (used[i] || card.symbols[symbol].drawing) continue;
        used[i] = true;
        card.symbols[symbol].drawing = card.unlabeled[i];
    }
    std::size_t next = 0;
    std::erase_if(card.unlabeled, [&](const ReadDrawing&) { return used[next++]; });
}

void DrawingFinder::match_forms(std::size_t card, int card_frame, const std::vector<Label>& labels) {
    const double card_area = page_.frames[static_cast<std::size_t>(card_frame)].area();
    std::vector<const Frame*> drawn;
    for (auto i = static_cast<std::size_t>(card_frame) + 1; i < page_.frames.size(); ++i) {
        const Frame& frame = page_.frames[i];
        if (frame.outer < card_frame) break;
        if (frame.outer == card_frame && frame.area() < max_share_of_card * card_area)
            drawn.push_back(&frame);
    }
    ReadCard& read = deck_.cards[card];
    for (const Label& label : labels) read.symbols.push_back({label.text, label.place});
    std::set<int> numbers;
    for (const Frame* frame : drawn) {
        read.unlabeled.push_back({frame->content, frame->corners});
        numbers.insert(frame->content);
    }
    match_unlabeled(read, numbers, looks_);
}

SameFrames DrawingFinder::near(const SameFrames& frames, geom::Point place) {
    SameFrames there;
    auto next = std::ranges::lower_bound(frames, place.x - near_distance, {}, &middle_x);
    for (; next != frames.end() && middle_x(*next) <= place.x + near_distance && may_look(); ++next)
        if (geom::distance((*next)->middle(), place) <= near_distance) there.push_back(*next);
    std::ranges::sort(there); // they lie in one vector
    return there;
}

/// A frame around frames of two labels is a card's or a page's.
void DrawingFinder::find_card_frames(const std::vector<SameFrames>& near) {
    std::vector<int> label_inside(page_.frames.size(), -1);
    for (std::size_t label = 0; label < near.size(); ++label)
        for (const Frame* frame : near[label])
            for (int outer = frame->outer; outer >= 0 && may_look();
                 outer = page_.frames[static_cast<std::size_t>(outer)].outer) {
                int& inside = label_inside[static_cast<std::size_t>(outer)];
                if (inside >= 0 && inside != static_cast<int>(label))
                    is_card_[static_cast<std::size_t>(outer)] = true;
                inside = static_cast<int>(label);
            }
}

/// Returns those of one size that hold the most marks together; boxes rather than outlines.
SameFrames DrawingFinder::choose(const SameFrames& near) const {
    SameFrames boxes;
    for (const bool outlines : {false, true})
        for (const Frame* frame : near)
            if (boxes.empty() || !outlines || boxes.front()->is_outline)
                if (frame->is_outline == outlines &&
                    !is_card_[static_cast<std::size_t>(frame - page_.frames.data())])
                    boxes.push_back(frame);
    SameFrames best;
    std::size_t max_marks = 0;
    for (const Frame* first : boxes) {
        SameFrames same;
        std::size_t count = 0, next = 0;
        for (const Frame* frame : boxes) {
            const auto [less, more] = std::minmax({frame->area(), first->area()});
            if (less < same_area * more) continue;
            same.push_back(frame);
            const std::size_t begin = std::max(next, frame->first_mark);
            next = std::max(next, frame->end_mark);
            count += next - std::min(begin, next);
        }
        if (count > max_marks) std::tie(best, max_marks) = std::pair(std::move(same), count);
    }
    return best;
}

void DrawingFinder::match_clips(const std::vector<Label>& labels, std::size_t first_card) {
    is_taken_.assign(page_.frames.size(), false);
    is_card_.assign(page_.frames.size(), false);
    SameFrames frames;
    for (const Frame& frame : page_.frames)
        if (is_drawn(frame)) frames.push_back(&frame);
    std::ranges::stable_sort(frames, {}, &middle_x);
    std::vector<SameFrames> at_labels;
    for (const Label& label : labels) at_labels.push_back(near(frames, label.place));
    find_card_frames(at_labels);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        ReadSymbol symbol{labels[i].text, labels[i].place};
        const SameFrames chosen = choose(at_labels[i]);
        if (const int number = deck_.drawings.number(page_, chosen); number >= 0) {
            symbol.drawing = ReadDrawing{number, chosen.front()->corners};
            min_area_ = std::min(min_area_, chosen.front()->area());
            max_area_ = std::max(max_area_, chosen.front()->area());
        }
        deck_.cards[labels[i].card].symbols.push_back(std::move(symbol));
        for (const Frame* frame : at_labels[i])
            is_taken_[static_cast<std::size_t>(frame - page_.frames.data())] = true;
    }
    find_unlabeled(frames, first_card);
}

bool DrawingFinder::is_inside_taken(const Frame& frame) const {
    for (int outer = frame.outer; outer >= 0; outer = page_.frames[static_cast<std::size_t>(outer)].outer)
        if (is_taken_[static_cast<std::size_t>(outer)] && !is_card_[static_cast<std::size_t>(outer)])
            return true;
    return false;
}

void DrawingFinder::find_unlabeled(const SameFrames& frames, std::size_t first_card) {
    for (const Frame* frame : frames) {
        const auto index = static_cast<std::size_t>(frame - page_.frames.data());
        if (!may_look()) return;
        if (is_taken_[index] || frame->area() < min_share_of_symbol * min_area_ ||
            frame->area() > max_share_of_symbol * max_area_ || is_inside_taken(*frame))
            continue;
        const SameFrames same = choose(near(frames, frame->middle()));
        if (std::ranges::find(same, frame) == same.end()) continue;
        for (const Frame* one : same) is_taken_[static_cast<std::size_t>(one - page_.frames.data())] = true;
        add_unlabeled(same, first_card);
    }
}

void DrawingFinder::add_unlabeled(const SameFrames& frames, std::size_t first_card) {
    const geom::Point middle = frames.front()->middle();
    const auto away = [&](const ReadFace& face) { return geom::distance(face.middle, middle); };
    const auto first = deck_.cards.begin() + static_cast<std::ptrdiff_t>(first_card);
    const auto card = std::ranges::min_element(first, deck_.cards.end(), {}, away);
    const bool on_back = std::ranges::any_of(deck_.backs, [&](const ReadFace& back) {
        return back.page == card->page && away(back) < away(*card);
    });
    const int number = on_back ? -1 : deck_.drawings.number(page_, frames);
    if (number >= 0) card->unlabeled.push_back({number, frames.front()->corners});
}

} // namespace spotit::verify
