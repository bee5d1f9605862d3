#pragma once

#include "verify/content/page_reader.hpp"

#include <qpdf/QPDF.hh>

#include <optional>
#include <set>

namespace spotit::verify {

/// The frame of a drawing on a card, turned as the page.
struct ReadDrawing : Frame {
    std::set<std::size_t> marks{}; ///< of its page
    std::size_t layer = 0;         ///< in which it is drawn by itself
};

/// A label in the hidden text of a card, and the drawing in its place.
struct ReadSymbol {
    std::string label;
    geom::Point place{};
    std::optional<ReadDrawing> drawing{};
};

/// A front or back on a page. Points of the page as it is shown, y up.
struct ReadFace {
    int page = 0;       ///< from 1
    geom::Point middle; ///< of its number or tag, up to `number_distance` beside the face's own
    geom::Point em{};   ///< vector of one em of that text, which was `pdf::letter_size`
    geom::Point up{};
    geom::Box bounds{}; ///< of the form that the face is; empty where it is none
    int frame = -1;     ///< in detail Forms: of that form

    geom::Point center() const { return bounds.empty() ? middle : bounds.center(); }
};
inline constexpr double number_distance = 7;

struct ReadCard : ReadFace {
    int number = 0, of = 0; ///< card 3 of 57
    std::vector<ReadSymbol> symbols{};
    std::vector<int> unlabeled{}; ///< the numbers of other forms, in detail Forms

    std::vector<std::string> list_labels() const; ///< in alphabetical order
};

inline constexpr std::size_t max_undrawn_share = 4; ///< of labels: one in so many

struct ReadDeck {
    std::string kind;                  ///< as themes write it; empty where the file doesn't say
    std::optional<std::string> part{}; ///< the numbers of the cards in this file, "7-18", if it isn't all
    std::vector<ReadCard> cards;
    std::vector<ReadFace> backs;
    std::vector<PageView> views{};                ///< of the pages
    std::vector<std::vector<Painter>> painters{}; ///< of the pages
    Scale scale{};                                ///< which the pages were read as if they did not have it
    Scale asked{};                                ///< by the theme
    geom::Point to_next_card{};            ///< the shortest way between two that follow one another on a page
    std::set<std::string> missing_fonts{}; ///< of texts on cards and backs that are not in the file
    std::size_t labels = 0, undrawn_labels = 0;
    bool is_measured = false; ///< drawings were found by clips, not by forms
    bool is_whole = true;     ///< nothing was left unread

    /// Returns true if nearly all labels have a drawing, so that labels and drawings can be compared.
    bool has_drawings() const { return labels > 0 && max_undrawn_share * undrawn_labels <= labels; }
    const PageView& find_view(const ReadFace& face) const {
        return views[static_cast<std::size_t>(face.page - 1)];
    }
};

/// Finds the cards by their numbers and the drawings by the forms around them or, in detail Marks, by clips.
ReadDeck read_deck(QPDF& file, Detail detail, ReadingBudget budget, const Scale& scale = {});

/// Gives the labels on a page the drawings in their places, and its cards the drawings without a label.
/// `first_card` is the page's first.
void find_drawings(PageContents& page, ReadDeck& deck, std::size_t first_card, ReadingBudget& budget);

} // namespace spotit::verify
