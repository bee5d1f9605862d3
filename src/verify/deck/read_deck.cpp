#include "verify/deck/read_deck.hpp"

#include <qpdf/QPDFPageDocumentHelper.hh>

#include <algorithm>
#include <span>

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

} // namespace

std::vector<std::string> ReadCard::list_labels() const {
    std::vector<std::string> labels;
    for (const ReadSymbol& symbol : symbols) labels.push_back(symbol.label);
    std::ranges::sort(labels);
    return labels;
}

ReadDeck read_deck(QPDF& file, Detail detail, ReadingBudget budget, const Scale& scale) {
    return DeckReader(detail, budget, scale).read(file);
}

} // namespace spotit::verify
