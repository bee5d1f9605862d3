#pragma once

#include "symbol/font/text_fonts.hpp"

namespace spotit::symbol {

struct Lettering {
    std::shared_ptr<const TextFonts> fonts;
    std::string font; ///< as TextFonts::describe takes it
    std::string text; ///< line feeds begin a new line

    /// Returns a layout for the calling thread, its letters `layout_size` high. Blanks in sums are narrow.
    LayoutHandle lay_out() const;
};

/// One of a text's lines, as a layout of its own.
struct WordLine {
    LayoutHandle layout;
    geom::Point at{}; ///< its top left corner
};
/// Returns the lines of a text, centered above each other and as close as their ink permits, so that they
/// look like one block.
std::vector<WordLine> lay_out_lines(const Lettering& lettering);

/// Return the boxes of the ink and of the lines of a layout, in its units from its top left corner. A layout
/// without ink has an empty one.
geom::Box measure_ink(PangoLayout* layout);
geom::Box measure_line_box(PangoLayout* layout);
geom::Box measure_ink(const std::vector<WordLine>& lines);

/// Returns the text with those line ends, at blanks and between words of scripts without blanks, that make
/// its block least elongated and its lines most even. Lines of a single letter are avoided, sums are not
/// taken apart, and a short word such as an article stays on the line of the next word unless that makes a
/// very long line.
std::string balance(const Lettering& lettering);

/// Distance that a halo extends beyond the letters, in ems.
inline constexpr double halo_reach = 0.14;

struct SetText {
    std::shared_ptr<const TextFonts> fonts;
    TextStyle style;
    std::string text;

    /// Returns a layout for the calling thread; letters are `layout_size` high.
    LayoutHandle lay_out() const;
    /// Returns the millimeters of a layout unit.
    double unit() const;
};

/// Returns the text without characters that no font has.
SetText set_text(std::string_view text, const TextStyle& style, const Fonts& fonts);

/// Returns the characters for which no font has a glyph, in the order of the text, each once.
std::vector<char32_t> find_unknown(PangoLayout* layout);
/// Returns the text without these characters.
std::string without(std::string_view text, const std::vector<char32_t>& unwanted);

/// Returns the distance from the top of a layout to its first baseline, in its units.
double measure_first_base_line(PangoLayout* layout);

/// Returns the family that letters are set in as far as it has them.
std::string choose_preferred_family(const Lettering& lettering);

/// Returns the error for these characters of a text, which no font has: it names the first one, the fonts
/// that were tried, and how to get a font. It has no place in a source.
diag::Diagnostic report_missing_glyphs(std::string_view text, const std::vector<char32_t>& unknown,
                                       const Lettering& tried);

} // namespace spotit::symbol
