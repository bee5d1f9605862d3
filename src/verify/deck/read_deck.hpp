#pragma once

#include "verify/content/page_reader.hpp"

#include <qpdf/QPDF.hh>

#include <optional>
#include <set>

namespace spotit::verify {

/// Frames with one box, in the order in which they are drawn: programs end a clip and begin it anew.
using SameFrames = std::vector<const Frame*>;

/// Returns the marks in the frames, each once and in their order: the first 3000.
std::vector<const Mark*> find_marks(const PageContents& page, const SameFrames& frames);

/// From this similarity on, two drawings are the same although another program has written one otherwise.
inline constexpr double surely_alike = 0.8;

/// The different drawings of a file, each with a number. The same drawing has the same number in any place,
/// size and rotation: as the same form or, where another program has written it out, by what is painted.
class Drawings {
public:
    /// Returns the number of what is painted in the frames; -1 if that is nothing.
    int number(const PageContents& page, const SameFrames& frames);
    /// Returns a similarity of 0 to 1: the share of features, by their weight, that both drawings have.
    double compare(int one, int other) const;

private:
    /// A form, or a mark in the unit of the frame's size, which no rotation changes.
    struct Feature {
        int paint = 0;
        double size = 0, length = 0, radius = 0, weight = 1;
        bool is_loose = false;
        std::shared_ptr<const ImageColors> image{};
    };
    using Features = std::vector<Feature>;
    static Features measure(const PageContents& page, const SameFrames& frames);
    static bool are_same(const Feature& one, const Feature& other);
    static double compare(const Features& one, const Features& other);

    std::vector<Features> known_{};
    std::map<int, std::vector<int>> by_paint_{}; ///< of the heaviest feature
};

/// A drawing on a card: its number in `ReadDeck::drawings`, and where it is.
struct ReadDrawing {
    int number = 0;
    Corners corners{};
    QPDFObjectHandle form{};          ///< in detail Forms
    std::vector<std::size_t> marks{}; ///< of its page, in detail Marks

    /// Returns the map from the form's own space.
    geom::Affine find_place() const;
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

    geom::Point center() const { return bounds.empty() ? middle : bounds.center(); }
};
inline constexpr double number_distance = 7;

struct ReadCard : ReadFace {
    int number = 0, of = 0; ///< card 3 of 57
    std::vector<ReadSymbol> symbols{};
    std::vector<ReadDrawing> unlabeled{};

    std::vector<std::string> list_labels() const; ///< in alphabetical order
};

struct ReadDeck {
    std::string kind;                  ///< as themes write it; empty where the file doesn't say
    std::optional<std::string> part{}; ///< the numbers of the cards in this file, "7-18", if it isn't all
    std::vector<ReadCard> cards;
    std::vector<ReadFace> backs;
    std::vector<PageView> views{};                ///< of the pages
    std::vector<std::vector<Painter>> painters{}; ///< of the pages, in detail Marks
    Drawings drawings;
    Scale scale{};                         ///< which the pages were read as if they did not have it
    Scale asked{};                         ///< by the theme
    geom::Point to_next_card{};            ///< the shortest way between two that follow one another on a page
    std::set<std::string> missing_fonts{}; ///< of texts on cards and backs that are not in the file
    bool is_measured = false;              ///< drawings are known by what is painted
    bool is_whole = true;                  ///< nothing was left unread

    const PageView& find_view(const ReadFace& face) const {
        return views[static_cast<std::size_t>(face.page - 1)];
    }
};

/// Finds the cards by their numbers and the drawings by the forms around them or, in detail Marks, by clips.
ReadDeck read_deck(QPDF& file, Detail detail, ReadingBudget budget, const Scale& scale = {});

/// Gives the labels on a page the drawings in their places, and its cards the drawings without a label.
/// `first_card` is the page's first.
void find_drawings(const PageContents& page, ReadDeck& deck, std::size_t first_card, ReadingBudget& budget);

/// Gives labels of the deck without a drawing one that is near them and is like another label's.
void find_moved_drawings(ReadDeck& deck, ReadingBudget& budget);

} // namespace spotit::verify
