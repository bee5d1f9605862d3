// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/read_deck.hpp"

#include <qpdf/QPDFPageDocumentHelper.hh>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>

namespace spotit::pdf {

namespace {

/// A name stands in the middle of its picture, but for what programs round.
constexpr double picture_distance = 1; // point

struct Numbered {
    int number = 0, of = 0;
};

/// "#3/57"
std::optional<Numbered> card_number(std::string_view text) {
    if (!text.starts_with('#')) return std::nullopt;
    Numbered result;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data() + 1, end, result.number);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != '/') return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, result.of);
    if (second.ec != std::errc() || second.ptr != end) return std::nullopt;
    return result;
}

constexpr std::string_view kind_mark = "#deck ", back_mark = "#back";

/// The form whose middle is where the name stands; of several, the one drawn last, which is the innermost.
QPDFObjGen form_at(const PageContents& page, geom::Point place) {
    QPDFObjGen nearest;
    double least = picture_distance;
    for (const DrawnForm& drawn : page.forms)
        if (const double distance = geom::distance(drawn.middle, place); distance <= least) {
            least = distance;
            nearest = drawn.form;
        }
    return nearest;
}

class Reading {
public:
    explicit Reading(QPDF& file) {
        for (const QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
            ++deck_.pages;
            read(read_page(page));
        }
    }
    ReadDeck result() { return std::move(deck_); }

private:
    void read(const PageContents& page) {
        const std::size_t first_card = deck_.cards.size();
        for (const UnseenText& text : page.texts) read_mark(text);
        if (first_card == deck_.cards.size()) return;
        for (const UnseenText& text : page.texts) {
            // A name with a hash of its own has two.
            const bool hashed = text.text.starts_with("##");
            if (text.text.starts_with('#') && !hashed) continue;
            const auto nearest =
                std::min_element(deck_.cards.begin() + static_cast<std::ptrdiff_t>(first_card),
                                 deck_.cards.end(), [&](const ReadCard& one, const ReadCard& other) {
                                     return geom::distance(one.middle, text.middle) <
                                            geom::distance(other.middle, text.middle);
                                 });
            nearest->symbols.push_back({text.text.substr(hashed ? 1 : 0), form_at(page, text.middle)});
        }
    }
    void read_mark(const UnseenText& text) {
        if (const auto number = card_number(text.text))
            deck_.cards.push_back({number->number, number->of, deck_.pages, text.middle});
        else if (text.text == back_mark)
            deck_.backs.push_back({deck_.pages, text.middle});
        else if (text.text.starts_with(kind_mark))
            deck_.kind = text.text.substr(kind_mark.size());
    }

    ReadDeck deck_;
};

} // namespace

ReadDeck read_deck(QPDF& file) {
    return Reading(file).result();
}

} // namespace spotit::pdf
