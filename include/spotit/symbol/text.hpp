#pragma once

#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/symbol.hpp>
#include <spotit/symbol/font.hpp>

#include <optional>
#include <string_view>

/// Texts on cards and pages that are not symbols.
namespace spotit::symbol {

/// How a text on cards and pages is typeset.
struct TextStyle {
    enum class Weight { Regular, Bold };
    enum class Align { Left, Center };

    double size = 3; ///< em of the letters, mm
    Weight weight = Weight::Regular;
    Align align = Align::Left;
    double width = 0;     ///< maximum width of a line, mm; 0: lines break at line feeds only
    double leading = 1.3; ///< from one baseline to the next, in ems
    color::Color color{};
    std::optional<color::Color> halo{}; ///< a rim around the letters, for busy backgrounds
};
/// Opens the fonts of texts that are not symbols: the one that the options name, else the faces that come
/// with the program, then the system's. Throws diag::Error if one of the paths is missing.
Fonts open_text_fonts(const FontOptions& options);
/// Draws one line of black text in the fonts' default face, without the characters that no font has. In
/// millimeters, the origin at the left end of the baseline.
Symbol typeset_line(std::string_view text, double size_mm, const Fonts& fonts = open_text_fonts({}));
/// Draws a text as vectors, shaped by Pango, without the characters that no font has. In millimeters: y = 0
/// is the first baseline, x = 0 the left end or the middle of the lines, as they are aligned. The box
/// includes the whole height of the lines.
Symbol typeset(std::string_view text, const TextStyle& style, const Fonts& fonts);
/// Returns an error that names the missing characters, the fonts tried and what to install; it has no span.
/// Nothing if no character is missing.
std::optional<diag::Diagnostic> check_characters(std::string_view text, const Fonts& fonts);
/// Draws a line of text along a circle around the origin, its baseline on the circle, its middle at the top.
/// The radius is in millimeters.
Symbol typeset_on_circle(std::string_view line, double radius, const TextStyle& style, const Fonts& fonts);

/// Returns the largest height of the letter x, per size of the picture, at which a word fits below the
/// picture.
double compute_max_caption_height(const Symbol& picture, const Symbol& name);
/// The areas that a picture and the word below it take.
struct CaptionAreas {
    double picture = 0; ///< in squares of its size, the geometric mean of its box's sides
    double word = 0;    ///< of its box, in squares of the height of its x; 0 without a word
};
CaptionAreas measure_caption_areas(const Symbol& picture, const Symbol* name);
/// Returns the picture with a word close below it, in letters of this height.
Symbol with_caption(const Symbol& picture, const Symbol& name, double x_height);

} // namespace spotit::symbol
