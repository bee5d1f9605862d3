#pragma once

#include "verify/checks/checks.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>

/// Pages and symbols as they look when they are drawn.
namespace spotit::verify {

using Rgb = std::array<std::uint8_t, 3>;

/// A page as a renderer drew it: rows from the top.
struct RenderedPage {
    int width = 0, height = 0;
    std::vector<Rgb> pixels{};

    Rgb read_color(int x, int y) const { return pixels[static_cast<std::size_t>(y * width + x)]; }
    /// Returns black of what is not on the page.
    Rgb read_color(geom::Point p) const {
        const bool is_there = p.x >= 0 && p.y >= 0 && p.x < width && p.y < height;
        return is_there ? read_color(static_cast<int>(p.x), static_cast<int>(p.y)) : Rgb{};
    }
};

/// Draws the pages of a file one after the other, at 50 dpi, with an installed program as a child process.
class PageRenderer {
public:
    explicit PageRenderer(std::string_view pdf);
    /// Returns a page of no size after the last, and if the program failed or took too long.
    RenderedPage render_next();
    const std::string& program() const { return program_; } ///< that draws; empty if none does
    const std::string& problem() const { return problem_; } ///< why none does

private:
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
    File pdf_, pages_;
    std::string program_{};
    std::string problem_ = "neither pdftoppm (poppler-utils) nor mutool (mupdf-tools) is installed";
};

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
    std::vector<PlacedInk> ink{};           ///< of the drawing by itself
    std::vector<geom::Point> pixels{};      ///< of that, which can be seen
    std::size_t inside = 0, ink_inside = 0; ///< pixels of the ellipse, where no neighbor's corner is
    std::size_t differing = 0;              ///< pixels of the ink that are not so on the page
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
/// Looks at the pixels in the box of a drawing.
Seen look(const PageLooks& page, const ReadDrawing& drawing);

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
double compare(const Picture& one, const Picture& other, double max);

/// What a symbol on a card looks like by itself.
struct Look {
    const ReadCard* card = nullptr;
    std::size_t pixels = 0; ///< of its ink
    Picture picture{};
    const ReadDrawing* drawing = nullptr;
};
/// The looks of the drawings at each label.
using Looks = std::map<std::string, std::vector<Look>>;

/// Checks that each label has one look, or as many as the others, that no two have the same and, where
/// another program wrote the drawings out, that none is another label's or mirrored. Returns false if there
/// are too many to be compared.
bool compare_looks(const Looks& looks, const ReadDeck& deck, Findings& findings);

} // namespace spotit::verify
