#pragma once

#include "verify/checks/checks.hpp"

#include <spotit/process.hpp>

/// Pages and symbols as they look when they are drawn.
namespace spotit::verify {

using process::RenderedPage, process::Rgb;

/// Returns a PDF with several pages for each of the file that has cards: first without what is drawn at
/// labels, then, for each layer, with that drawn again on top of it, as it is by itself: nothing covers,
/// clips or fades it. Changes the file.
std::string write_redrawn(QPDF& file, const ReadDeck& deck);

/// How much a drawing changes its background, at most, and in its red, green and blue.
using Ink = std::array<float, 4>;
/// Ink where it is, along the sides of a symbol's box.
struct PlacedInk {
    geom::Point place{};
    Ink ink{};
};
/// What is seen in the box of a symbol.
struct Seen {
    std::vector<PlacedInk> ink{};      ///< of the drawing by itself
    std::vector<geom::Point> pixels{}; ///< of that, which can be seen
    std::size_t differing = 0;         ///< those that are not so on the page
};
struct PageLooks {
    geom::Size size{}; ///< in points
    RenderedPage whole{};
    std::vector<RenderedPage> drawn{}; ///< the page without its drawings, then those of each layer on it
    geom::Affine map_to_pixels() const {
        const double across = whole.width / size.width, down = whole.height / size.height;
        return {across, 0, 0, -down, 0, size.height * down};
    }
};
/// Looks at the pixels in the box of a drawing. Its ink is what it would be on the ground in the middle of
/// its card: a gradient differs behind each of a label's drawings.
Seen look(const PageLooks& page, const ReadCard& card, const ReadDrawing& drawing);

/// The ink of a symbol in a grid around its middle, of no size.
struct Picture {
    static constexpr std::size_t side = 12;
    std::array<Ink, side * side> cells{}; ///< shares of all ink
    Ink all{};                            ///< their sum
    double strength = 0;                  ///< of the ink, in units of its area
};
Picture make_picture(const std::vector<PlacedInk>& ink);
/// Returns the picture mapped around its middle.
Picture map_picture(const Picture& picture, const geom::Affine& map);
/// Returns how much two pictures differ, 0 to 2; or, if that is more than `max`, any number above it.
double compare(const Picture& first, const Picture& second, double max);

/// What a symbol on a card looks like by itself.
struct Look {
    const ReadCard* card = nullptr;
    std::size_t pixels = 0; ///< of its ink
    Picture picture{};
    const ReadDrawing* drawing = nullptr;
};
/// The looks of the drawings at each label.
using Looks = std::map<std::string, std::vector<Look>>;

/// Checks that each label has one look, or as many as the others, no two the same and, where another program
/// wrote the drawings out, none another label's or mirrored. Returns false if they are too many to compare.
bool compare_looks(const Looks& looks, const ReadDeck& deck, Findings& findings);

} // namespace spotit::verify
