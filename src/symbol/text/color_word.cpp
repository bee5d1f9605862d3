#include "symbol/text/text_layout.hpp"

#include "symbol/glyph/glyph.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/drawing/painting.hpp>

#include <algorithm>

namespace spotit::symbol {
namespace {

constexpr double leading = 1.0; // from one baseline to the next, in ems

/// Letters in their places, in font units.
struct ColorLetters {
    const Font::Data& font;
    color::Color ink;
    Items letters{};
    geom::Box box{};
    std::vector<std::string_view> raster_modes{}; ///< ways of painting that PDF does not have

    /// Adds a line, its middle at x = 0. Returns where the text begins for which the font has no glyph; the
    /// length of the line if it has all.
    std::size_t add_line(std::string_view line, double baseline) {
        const std::vector<ShapedGlyph> glyphs = shape_text(font, line);
        geom::Point pen{0, baseline};
        for (const ShapedGlyph& each : glyphs) pen.x -= each.advance / 2;
        for (const auto& [id, byte, advance, offset] : glyphs) {
            if (id == 0) return byte;
            if (has_ink(font, id)) add(id, pen + offset);
            pen.x += advance;
        }
        return line.size();
    }

    void add(std::uint32_t id, geom::Point origin) {
        Glyph glyph = read_glyph(font, id, ink);
        box.add(origin + geom::Point{glyph.box.left, -glyph.box.bottom});
        box.add(origin + geom::Point{glyph.box.right, -glyph.box.top});
        std::ranges::copy(drawing::list_raster_modes(glyph.items), std::back_inserter(raster_modes));
        letters.push_back(
            {Group{.place = {1, 0, 0, -1, origin.x, origin.y}, .items = std::move(glyph.items)}});
    }
};

/// Returns the height of an x, or a usual one where the font has none.
double find_x_height(const Font::Data& font, const color::Color& ink) {
    ColorLetters letters{font, ink};
    const bool has_x = letters.add_line("x", 0) == 1 && !letters.letters.empty();
    return has_x ? letters.box.height() : font.units_per_em / 2.0;
}

} // namespace

void set_color_word(Symbol& symbol, const Font& font, const std::string& text, const Request& request) {
    const color::Color color = request.spec.color.value_or(color::black);
    ColorLetters letters{font.data(), color};
    double baseline = 0;
    for (std::size_t begin = 0, end = 0; begin <= text.size(); begin = end + 1) {
        end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = std::string_view(text).substr(begin, end - begin);
        if (const std::size_t at = letters.add_line(line, baseline); at < line.size()) {
            const std::string_view letter = line.substr(at, base::read_character(line, at).length);
            return request.error("missing-glyph",
                                 diag::write("no glyph for {} ({}) in {}", letter,
                                             base::list_code_points(letter), font.family()),
                                 {.notes = {diag::make_fix("another font for this word:  font: ...")}});
        }
        baseline += leading * font.units_per_em();
    }
    if (!letters.raster_modes.empty())
        request.warn("not-vector",
                     diag::write("{} becomes an image in the PDF: {} paints it with {}, which PDF "
                                 "does not have",
                                 text, font.family(), letters.raster_modes.front()));
    symbol.x_height = find_x_height(font.data(), color);
    if (!letters.letters.empty()) set_drawing(symbol, std::move(letters.letters), letters.box);
    if (symbol.outline.empty()) request.error("blank-symbol", diag::write("\"{}\" is blank", text));
}

} // namespace spotit::symbol
