// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/read_deck.hpp"

#include "pdf/text/card_tags.hpp"
#include "verify/backs/back_visibility.hpp"
#include "verify/deck/card_labels.hpp"
#include "verify/deck/form_frames.hpp"
#include "verify/deck/measured_drawings.hpp"
#include "verify/deck/unnamed_frames.hpp"

#include <qpdf/QPDFPageDocumentHelper.hh>

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>

namespace spotit::verify {

namespace {

// Far beyond any deck: what has more was made to keep us busy.
constexpr std::size_t max_cards = 50'000, max_cards_of_page = 400, max_texts = 200'000,
                      max_looks = 20'000'000, max_names = 64;

constexpr double same_size = 0.1; // points

/// In the order in which they are drawn: they lie in one vector.
Framed sorted(Framed frames) {
    std::ranges::sort(frames);
    return frames;
}

class Reading {
public:
    Reading(QPDF& file, Closeness closeness, ReadingBudget budget, const Stretch& stretch)
        : closeness_(closeness)
        , reader_(file, closeness, budget) {
        for (const QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
            ++deck_.pages;
            deck_.views.push_back(unstretched(view_of(page), stretch));
            read(reader_.read(page, deck_.views.back()));
        }
        deck_.layers = reader_.layers().names();
        deck_.whole = deck_.whole && !reader_.left_some() && looks_ > 0 && sights_ > 0;
    }
    ReadDeck result() { return std::move(deck_); }

private:
    void read(const PageContents& page) {
        first_card_ = deck_.cards.size();
        const std::size_t first_back = deck_.backs.size();
        back_marks_.clear();
        for (const UnseenText& text : page.texts) read_mark(page, text);
        const PageFrames frames(page.frames, closeness_, looks_);
        find_looks(page, frames, first_back);
        if (first_card_ == deck_.cards.size()) return;
        std::vector<Named> names = names_on(page);
        find_frames(frames, names);
        find_symbols(page, names);
        find_unnamed(page, frames, names);
    }
    void read_mark(const PageContents& page, const UnseenText& text);
    void find_looks(const PageContents& page, const PageFrames& frames, std::size_t first_back);
    void find_symbols(const PageContents& page, const std::vector<Named>& names);
    std::vector<Named> names_on(const PageContents& page);
    void find_frames(const PageFrames& frames, std::vector<Named>& names) const;
    void find_unnamed(const PageContents& page, const PageFrames& frames, const std::vector<Named>& names);
    bool is_on_a_back(geom::Point place, const ReadCard& nearest) const;
    std::optional<int> drawing_of(const PageContents& page, std::span<const Frame* const> frames) {
        if (frames.empty()) return std::nullopt;
        if (closeness_ == Closeness::Forms) return frames.back()->content; // the innermost
        const int number = measured_.number_of(page, frames);
        return number == MeasuredDrawings::nothing ? std::nullopt : std::optional(number);
    }
    std::size_t nearest_card(geom::Point place) const {
        const auto first = deck_.cards.begin() + static_cast<std::ptrdiff_t>(first_card_);
        const auto nearest =
            std::ranges::min_element(first, deck_.cards.end(), {}, [place](const ReadCard& card) {
                return geom::distance(card.middle, place);
            });
        return static_cast<std::size_t>(nearest - deck_.cards.begin());
    }

    Closeness closeness_;
    PageReader reader_;
    MeasuredDrawings measured_;
    std::size_t texts_ = 0, looks_ = max_looks, sights_ = 20 * max_looks;
    std::size_t first_card_ = 0; ///< of the page
    std::vector<const UnseenText*> back_marks_{};
    ReadDeck deck_;
};

void Reading::read_mark(const PageContents& page, const UnseenText& text) {
    if (const auto number = card_number(text.text)) {
        if (deck_.cards.size() == max_cards || deck_.cards.size() - first_card_ == max_cards_of_page)
            deck_.whole = false;
        else
            deck_.cards.push_back({number->number, number->of, deck_.pages, text.middle, text.em, text.up,
                                   form_around(page, text)});
    } else if (text.text == pdf::back_mark) {
        if (deck_.backs.size() == max_cards || back_marks_.size() == max_cards_of_page) {
            deck_.whole = false;
        } else {
            deck_.backs.push_back({deck_.pages, text.middle, text.em, text.up, form_around(page, text)});
            back_marks_.push_back(&text);
        }
    } else if (text.text.starts_with(pdf::kind_mark)) {
        deck_.kind = text.text.substr(pdf::kind_mark.size());
    } else if (text.text.starts_with(pdf::part_mark)) {
        deck_.part = text.text.substr(pdf::part_mark.size());
    }
}

std::vector<Named> Reading::names_on(const PageContents& page) {
    std::vector<Named> names;
    for (const UnseenText& text : page.texts) {
        // A name with a hash of its own has two.
        const bool hashed = text.text.starts_with("##");
        if (text.text.starts_with('#') && !hashed) continue;
        if (++texts_ > max_texts) {
            deck_.whole = false;
            break;
        }
        names.push_back({text.text.substr(hashed ? 1 : 0), text.middle, nearest_card(text.middle)});
    }
    return names;
}

void Reading::find_frames(const PageFrames& frames, std::vector<Named>& names) const {
    std::map<std::size_t, CardPlaces> places; // by card
    for (const Named& named : names) {
        CardPlaces& card = places[named.card];
        card.middle = deck_.cards[named.card].middle;
        if (card.names.size() < max_names) card.names.push_back(named.place);
    }
    for (Named& named : names) named.frames = frames.around(named.place, places[named.card]);
}

/// What has the same box as the form of the back: its ground, and itself.
void Reading::find_looks(const PageContents& page, const PageFrames& frames, std::size_t first_back) {
    std::vector<BackSight::Back> backs;
    for (std::size_t i = first_back; i < deck_.backs.size(); ++i) {
        ReadBack& back = deck_.backs[i];
        backs.push_back({back, *back_marks_[i - first_back]});
        if (back.bounds.empty()) continue;
        for (const Frame* frame : sorted(frames.near(back.bounds.center())))
            if (std::abs(frame->bounds().width() - back.bounds.width()) < same_size) {
                back.looks.push_back(frame->content);
                backs.back().forms.push_back(frame);
            }
    }
    if (!backs.empty()) BackSight(page, reader_, sights_).look_at(backs);
}

void Reading::find_symbols(const PageContents& page, const std::vector<Named>& names) {
    std::vector<Framed> framed;
    for (const Named& named : names) framed.push_back(named.frames);
    Visibility visibility(page, reader_, std::move(framed), sights_);
    for (std::size_t i = 0; i < names.size(); ++i)
        deck_.cards[names[i].card].symbols.push_back(
            {names[i].name, drawing_of(page, names[i].frames), names[i].place, visibility.of(i)});
}

bool Reading::is_on_a_back(geom::Point place, const ReadCard& nearest) const {
    const double away = geom::distance(nearest.middle, place);
    return std::ranges::any_of(deck_.backs, [&](const ReadBack& back) {
        return back.page == nearest.page && geom::distance(back.middle, place) < away;
    });
}

void Reading::find_unnamed(const PageContents& page, const PageFrames& frames,
                           const std::vector<Named>& names) {
    UnnamedFrames unnamed(names, closeness_, looks_);
    for (const Frame& frame : page.frames) {
        const std::size_t card = nearest_card(frame.middle());
        if (!unnamed.may_be_drawing(frame, card) || is_on_a_back(frame.middle(), deck_.cards[card])) continue;
        const auto alike = frames.around(frame.middle(), {});
        if (std::ranges::find(alike, &frame) == alike.end()) continue;
        unnamed.take(alike);
        if (const auto drawing = drawing_of(page, alike))
            deck_.cards[card].unnamed.push_back(
                {*drawing, frame, unnamed.holder_of(frame), unnamed.is_upon(frame, card)});
    }
}

} // namespace

ReadDeck read_deck(QPDF& file, Closeness closeness, ReadingBudget budget, const Stretch& stretch) {
    return Reading(file, closeness, budget, stretch).result();
}

} // namespace spotit::verify
