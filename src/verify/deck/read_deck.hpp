#pragma once

#include "verify/content/page_reader.hpp"

#include <qpdf/QPDF.hh>

#include <optional>
#include <set>
#include <span>

namespace spotit::verify {

/// A drawing on a card, which is a form: its number is the same for the same drawing.
struct ReadDrawing {
    int number = 0;
    Corners corners{};
};
/// A label in the hidden text of a card, and the drawing in its place.
struct ReadSymbol {
    std::string label;
    geom::Point place{};
    std::optional<ReadDrawing> drawing{};
    std::vector<Corners> clips{}; ///< with their middles there, the largest first
};

/// A front or back on a page. Points of the page as it is shown, y up.
struct ReadFace {
    int page = 0;       ///< from 1
    geom::Point middle; ///< of its number or tag, up to `number_distance` beside the face's own
    geom::Point em{};   ///< vector of one em of that text, which was `pdf::letter_size`
    geom::Point up{};
    geom::Box bounds{}; ///< of the form that the face is; empty where it is none
    int form = -1;      ///< of the page, in which the text is

    geom::Point center() const { return bounds.empty() ? middle : bounds.center(); }
};
inline constexpr double number_distance = 7;

struct ReadCard : ReadFace {
    int number = 0, of = 0; ///< card 3 of 57
    std::vector<ReadSymbol> symbols{};
    std::vector<ReadDrawing> unlabeled{};

    std::vector<std::string> labels() const; ///< in alphabetical order
};

struct ReadDeck {
    std::string kind;                  ///< as themes write it; empty where the file doesn't say
    std::optional<std::string> part{}; ///< the numbers of the cards in this file, "7-18", if it isn't all
    std::vector<ReadCard> cards;
    std::vector<ReadFace> backs;
    std::vector<PageView> views{};         ///< of the pages
    Scale scale{};                         ///< which the pages were read as if they did not have it
    Scale asked{};                         ///< by the theme
    std::set<std::string> missing_fonts{}; ///< of texts on cards and backs that are not in the file
    bool is_written_out = false;           ///< drawings are not forms, but in clips
    bool is_whole = true;                  ///< nothing was left unread

    const PageView& view(const ReadFace& face) const {
        return views[static_cast<std::size_t>(face.page - 1)];
    }
};

/// Finds the cards by their numbers and the drawings by their forms or, in detail Clips, the clips where they
/// are.
ReadDeck read_deck(QPDF& file, Detail detail, ReadingBudget budget, const Scale& scale = {});

/// Gives the labels of a page's cards the drawings and clips in their places, and the cards the drawings
/// without a label.
void find_drawings(const PageContents& page, std::span<ReadCard> cards, ReadingBudget& budget);

} // namespace spotit::verify
