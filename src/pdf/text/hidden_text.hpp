#pragma once

#include "pdf/content/operations.hpp"
#include "pdf/metadata/metadata.hpp"

namespace spotit::pdf {

class ContentWriter;
class HiddenTextFont;

/// The size of the cards' numbers and of names that are not too long for it, in points.
inline constexpr double letter_size = 4;

std::vector<std::string> list_hidden_texts(const document::Document& document, const WriteContext& context);

/// Writes the tag of a card, "#3/57" or "#back", and the name of each symbol in the middle of its picture.
/// The coordinates of `content` are the face's.
void add_hidden_names(ContentWriter& content, const HiddenTextFont& font, const document::Document& document,
                      int face);

/// Writes the kind of deck, "#deck projective", in the corner of a page; and, in a file that has only a part
/// of the deck, its cards: "#part 7-18".
void add_kind(ContentWriter& content, const HiddenTextFont& font, const document::Document& document,
              const WriteContext& context);

/// Returns the Unicode scalar values of a text; invalid bytes become U+FFFD, invisible characters spaces.
std::vector<char32_t> decode_characters(const std::string& utf8);

/// Reverses the runs that are written from right to left: PDFs store characters from left to right, and
/// readers reverse them again. The function is its own inverse.
std::string to_visual_order(const std::string& utf8);

/// Formats sorted numbers as ranges: "1, 7-12".
std::string format_ranges(const std::vector<int>& numbers);

/// Parses formatted ranges. Invalid parts are skipped, as are numbers above `max_number`.
std::vector<int> read_ranges(std::string_view text, int max_number);

/// The beginnings of the hidden texts that name the kind of deck, the cards in the file, and the percentages
/// of `sheet.scale` across and down; and the tag of a back.
inline constexpr std::string_view kind_tag = "#deck ", part_tag = "#part ", scale_tag = "#scale ",
                                  back_tag = "#back";

/// The tag of a card: "#3/57".
struct CardTag {
    int number = 0, of = 0; ///< from 1
};
std::string format_card_tag(const CardTag& tag);
/// Returns nothing for other texts.
std::optional<CardTag> read_card_tag(const std::string& text);

/// The tag of a scale; 1 is actual size: "#scale 100.200 99.900".
struct ScaleTag {
    double across = 1, down = 1;
};
std::string format_scale_tag(const ScaleTag& tag);
/// Returns nothing for other texts.
std::optional<ScaleTag> read_scale_tag(const std::string& text);

/// The advance width of each glyph, in 1/1000 em.
inline constexpr int glyphless_width = 500;

/// Returns a TrueType font (ISO/IEC 14496-22): glyph 0 and one blank glyph for each character, in ascending
/// order. It has a character map, since programs that rewrite a PDF derive its /ToUnicode from that.
std::string make_glyphless_font(std::span<const char32_t> characters);

/// The name of the font without its subset tag; `verify` finds the hidden text by it.
inline constexpr std::string_view hidden_font_name = "SpotitNames";

/// A font for invisible text. Each character in use has a glyph of its own, since Ghostscript garbles glyphs
/// that stand for several characters; all glyphs are blank, so the text stays invisible in programs that
/// ignore the invisible text mode.
class HiddenTextFont {
public:
    /// Makes a font for all characters of these texts, in UTF-8.
    HiddenTextFont(QPDF& file, std::span<const std::string> texts);

    Object object() const { return font_; }
    /// Encodes a text as a string of a content stream. Every character must have been in the constructor's
    /// texts.
    std::string encode(const std::string& utf8) const;
    /// Returns the width of a text in letters of one unit.
    double measure_width(const std::string& utf8) const;

private:
    std::map<char32_t, int> codes_;
    Object font_;
};

} // namespace spotit::pdf
