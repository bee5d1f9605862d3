// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/read_deck.hpp"

#include "pdf/text/card_tags.hpp"
#include "verify/deck/drawing_finder.hpp"

#include <qpdf/QPDFPageDocumentHelper.hh>

#include <algorithm>
#include <charconv>
#include <set>
#include <string_view>
#include <system_error>

namespace spotit::verify {

namespace {

// Far beyond any deck: a file with more was made to keep us busy.
constexpr std::size_t max_cards = 50'000, max_faces_of_page = 400, max_labels = 200'000,
                      max_looks = 20'000'000, looks_of_comparison = 1000;
constexpr int max_number = 100'000;

struct CardNumber {
    int number = 0, of = 0;
};
/// Reads "#3/57".
std::optional<CardNumber> card_number(std::string_view text) {
    if (!text.starts_with('#')) return std::nullopt;
    CardNumber result;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data() + 1, end, result.number);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != '/') return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, result.of);
    if (second.ec != std::errc() || second.ptr != end) return std::nullopt;
    if (result.number < 1 || result.number > result.of || result.of > max_number) return std::nullopt;
    return result;
}

/// Reads "100.200 99.900", percentages.
Scale read_scale(const std::string& text) {
    double across = 0, down = 0;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, across);
    if (first.ec != std::errc() || first.ptr == end) return {};
    const auto second = std::from_chars(first.ptr + 1, end, down);
    const bool is_sane = second.ec == std::errc() && across > 0 && down > 0;
    return is_sane ? Scale{across / 100, down / 100} : Scale{};
}

class DeckReader {
public:
    DeckReader(Detail detail, ReadingBudget budget)
        : reader_(detail, budget) {
        deck_.detail = detail;
    }
    ReadDeck read(QPDF& file, const Scale& scale) {
        for (const QPDFPageObjectHelper& page : QPDFPageDocumentHelper(file).getAllPages()) {
            deck_.views.push_back(find_view(page));
            PageView& view = deck_.views.back();
            view.from_page = view.from_page * geom::Affine{1 / scale.across, 0, 0, 1 / scale.down, 0, 0};
            read_page(reader_.read(page, view));
            if (scale.across != 1 || scale.down != 1) rescale(view.is_sideways, scale);
        }
        if (deck_.detail == Detail::Marks) match_known_drawings();
        deck_.is_whole = deck_.is_whole && !reader_.has_left_some() && looks_ > 0;
        return std::move(deck_);
    }

private:
    void read_page(const PageContents& page);
    void rescale(bool is_sideways, const Scale& scale);
    void match_known_drawings();
    void read_tag(const PageContents& page, const HiddenText& text);
    std::vector<Label> labels_on(const PageContents& page);
    std::size_t card_of(const HiddenText& text) const;
    ReadFace face(const PageContents& page, const HiddenText& text) const;

    PageReader reader_;
    ReadDeck deck_;
    std::size_t first_card_ = 0, first_back_ = 0; ///< of the page
    std::vector<int> card_frames_{};              ///< of the page's cards
    std::size_t labels_ = 0, looks_ = max_looks;
};

ReadFace DeckReader::face(const PageContents& page, const HiddenText& text) const {
    ReadFace face{static_cast<int>(deck_.views.size()), text.middle, text.em, text.up};
    if (text.frame < 0) return face;
    const Frame& frame = page.frames[static_cast<std::size_t>(text.frame)];
    // A frame elsewhere is one that a program has put around more than the card.
    if (frame.content >= 0 && geom::distance(frame.middle(), text.middle) < number_distance)
        face.bounds = frame.bounds();
    return face;
}

void DeckReader::read_tag(const PageContents& page, const HiddenText& text) {
    const auto number = card_number(text.text);
    const std::size_t count = number ? deck_.cards.size() - first_card_ : deck_.backs.size() - first_back_;
    if (number || text.text == pdf::back_tag) {
        if (count >= max_faces_of_page || deck_.cards.size() + deck_.backs.size() >= max_cards) {
            deck_.is_whole = false;
        } else if (number) {
            deck_.cards.push_back({face(page, text), number->number, number->of});
            card_frames_.push_back(text.frame);
        } else {
            deck_.backs.push_back(face(page, text));
        }
    } else if (text.text.starts_with(pdf::kind_tag)) {
        deck_.kind = text.text.substr(pdf::kind_tag.size());
    } else if (text.text.starts_with(pdf::part_tag)) {
        deck_.part = text.text.substr(pdf::part_tag.size());
    } else if (text.text.starts_with(pdf::scale_tag)) {
        deck_.asked = read_scale(text.text.substr(pdf::scale_tag.size()));
    }
}

/// Returns the card whose form shows the text too, or else the nearest.
std::size_t DeckReader::card_of(const HiddenText& text) const {
    if (deck_.detail == Detail::Forms && text.frame >= 0)
        if (const auto found = std::ranges::find(card_frames_, text.frame); found != card_frames_.end())
            return first_card_ + static_cast<std::size_t>(found - card_frames_.begin());
    const auto first = deck_.cards.begin() + static_cast<std::ptrdiff_t>(first_card_);
    const auto nearest = std::ranges::min_element(first, deck_.cards.end(), {}, [&](const ReadCard& card) {
        return geom::distance(card.middle, text.middle);
    });
    return static_cast<std::size_t>(nearest - deck_.cards.begin());
}

std::vector<Label> DeckReader::labels_on(const PageContents& page) {
    std::vector<Label> labels;
    for (const HiddenText& text : page.texts) {
        const bool is_escaped = text.text.starts_with("##"); // a name with a hash of its own
        if (text.text.starts_with('#') && !is_escaped) continue;
        if (++labels_ > max_labels) {
            deck_.is_whole = false;
            break;
        }
        labels.push_back({text.text.substr(is_escaped ? 1 : 0), text.middle, card_of(text)});
    }
    return labels;
}

void DeckReader::read_page(const PageContents& page) {
    first_card_ = deck_.cards.size();
    first_back_ = deck_.backs.size();
    card_frames_.clear();
    for (const HiddenText& text : page.texts) read_tag(page, text);
    if (first_card_ == deck_.cards.size()) return;
    const std::vector<Label> labels = labels_on(page);
    DrawingFinder finder(page, deck_, looks_);
    if (deck_.detail == Detail::Marks) return finder.match_clips(labels, first_card_);
    std::vector<std::vector<Label>> of_cards(card_frames_.size());
    for (const Label& label : labels) of_cards[label.card - first_card_].push_back(label);
    for (std::size_t i = 0; i < of_cards.size(); ++i) {
        const std::size_t card = first_card_ + i;
        if (card_frames_[i] >= 0)
            finder.match_forms(card, card_frames_[i], of_cards[i]);
        else
            for (const Label& label : of_cards[i])
                deck_.cards[card].symbols.push_back({label.text, label.place});
    }
}

/// Gives labels without a drawing one that is near them and is like another label's.
void DeckReader::match_known_drawings() {
    std::set<int> known;
    for (const ReadCard& card : deck_.cards)
        for (const ReadSymbol& symbol : card.symbols)
            if (symbol.drawing) known.insert(symbol.drawing->number);
    const auto is_known = [&](const ReadDrawing& drawing) {
        return std::ranges::any_of(known, [&](int other) {
            looks_ -= std::min(looks_, looks_of_comparison);
            return looks_ > 0 && deck_.drawings.similarity(drawing.number, other) >= surely_alike;
        });
    };
    for (ReadCard& card : deck_.cards) {
        if (std::ranges::all_of(card.symbols, [](const auto& symbol) { return symbol.drawing.has_value(); }))
            continue;
        std::set<int> numbers;
        for (const ReadDrawing& drawing : card.unlabeled)
            if (!numbers.contains(drawing.number) && is_known(drawing)) numbers.insert(drawing.number);
        match_unlabeled(card, numbers, looks_);
    }
}

/// Puts what was read of a page as if it had not been scaled to where it is.
void DeckReader::rescale(bool is_sideways, const Scale& scale) {
    const double x = is_sideways ? scale.down : scale.across, y = is_sideways ? scale.across : scale.down;
    const geom::Affine map{x, 0, 0, y, 0, 0};
    const auto rescale_face = [&](ReadFace& face) {
        for (geom::Point* point : {&face.middle, &face.em, &face.up}) *point = map(*point);
    };
    for (std::size_t i = first_card_; i < deck_.cards.size(); ++i) {
        rescale_face(deck_.cards[i]);
        for (ReadSymbol& symbol : deck_.cards[i].symbols) {
            symbol.place = map(symbol.place);
            if (symbol.drawing)
                std::ranges::transform(symbol.drawing->corners, symbol.drawing->corners.begin(), map);
        }
    }
    for (std::size_t i = first_back_; i < deck_.backs.size(); ++i) rescale_face(deck_.backs[i]);
}

} // namespace

std::vector<std::string> ReadCard::labels() const {
    std::vector<std::string> labels;
    for (const ReadSymbol& symbol : symbols) labels.push_back(symbol.label);
    std::ranges::sort(labels);
    return labels;
}

ReadDeck read_deck(QPDF& file, Detail detail, ReadingBudget budget, const Scale& scale) {
    return DeckReader(detail, budget).read(file, scale);
}

} // namespace spotit::verify
