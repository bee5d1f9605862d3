#include "symbol/request.hpp"

#include "diag/write.hpp"
#include "symbol/bytes.hpp"
#include "symbol/glyph/glyph.hpp"
#include "symbol/text/text_layout.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/drawing/painting.hpp>

#include <algorithm>

namespace spotit::symbol {
namespace {

/// More than fits a card, and quick to lay out.
constexpr std::size_t max_characters = 200;

/// Room for antialiased pixels around the ink.
constexpr double ink_rim = layout_size / 100;

template<class Value>
void add_new(std::vector<Value>& values, Value value) {
    if (std::ranges::find(values, value) == values.end()) values.push_back(std::move(value));
}

/// Returns the families in use, each once.
std::vector<std::string> collect_families(const std::vector<WordLine>& lines, const TextFonts& fonts) {
    std::vector<std::string> families;
    for (const WordLine& line : lines)
        for (const GSList* at = pango_layout_get_line_readonly(line.layout.get(), 0)->runs; at != nullptr;
             at = at->next)
            if (PangoFont* const font = static_cast<const PangoGlyphItem*>(at->data)->item->analysis.font;
                font != nullptr)
                add_new(families, fonts.read_family_name(font));
    return families;
}

/// Returns the boxes that an x at the baseline would fill if it were as wide as its line.
std::vector<geom::Box> list_line_boxes(const std::vector<WordLine>& lines, double x_height) {
    std::vector<geom::Box> boxes;
    for (const WordLine& line : lines) {
        const geom::Box ink = measure_ink(line.layout.get());
        const double baseline = line.at.y + measure_first_base_line(line.layout.get());
        if (!ink.empty())
            boxes.push_back({line.at.x + ink.left, baseline - x_height, line.at.x + ink.right, baseline});
    }
    return boxes;
}

/// Converts all line ends to line feeds and removes other extra white space.
std::string normalize_space(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '\t')
            result += ' ';
        else if (c != '\r')
            result += c;
    }
    while (!result.empty() && (result.back() == '\n' || result.back() == ' ')) result.pop_back();
    return result.substr(std::min(result.find_first_not_of(" \n"), result.size()));
}

/// Returns the text in the case that the options ask for. Turkish and Azerbaijani have an i with a dot in
/// both cases.
std::string change_case(std::string text, const FontOptions& options) {
    if (options.word_case == WordCase::AsIs) return text;
    const bool is_upper = options.word_case == WordCase::Upper;
    if (options.language.starts_with("tr") || options.language.starts_with("az")) {
        const std::string_view from = is_upper ? "i" : "I", to = is_upper ? "İ" : "ı";
        for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
            text.replace(at, from.size(), to);
    }
    const Handle<gchar, g_free> changed(is_upper ? g_utf8_strup(text.c_str(), -1)
                                                 : g_utf8_strdown(text.c_str(), -1));
    return changed.get();
}

/// Returns the place that names the font of a word; none for the fonts that come with the program.
const diag::Span& find_font_place(const Request& request) {
    return request.spec.font.empty() ? request.fonts.data().options.text_span : request.spec.font_span;
}

/// Returns true if the theme names the font, and it is none of those that come with the program.
bool has_named_font(const Lettering& lettering, const Request& request) {
    return find_font_place(request).source && !(request.spec.font.empty() && lettering.fonts->has_faces());
}

/// Throws Damaged if Cairo can't draw the letters.
void require_drawable(const Symbol& word) {
    constexpr int side = 256; // FreeType can't enlarge tiny ink as much as a picture needs
    const Canvas canvas(geom::measure_bounds(word.outline), side, 1, CAIRO_FORMAT_A8);
    if (canvas.paint(word.drawing) != CAIRO_STATUS_SUCCESS) throw Damaged{"its letters can't be drawn"};
}

void set(Symbol& symbol, Lettering lettering, const Request& request) {
    lettering.text = balance(lettering);
    const std::vector<WordLine> lines = lay_out_lines(lettering);
    std::vector<char32_t> unknown;
    for (const WordLine& line : lines)
        for (const char32_t each : find_unknown(line.layout.get())) add_new(unknown, each);
    if (!unknown.empty())
        return request.error(report_missing_glyphs(write_symbol(request.spec), unknown, lettering));
    const std::string own = choose_preferred_family(lettering);
    std::ranges::copy_if(collect_families(lines, *lettering.fonts), std::back_inserter(symbol.fallback_fonts),
                         [&](const std::string& family) { return family != own; });
    // Other scripts are read at about the same size.
    symbol.x_height = measure_ink(Lettering{lettering.fonts, lettering.font, "x"}.lay_out().get()).height();
    symbol.lines = list_line_boxes(lines, symbol.x_height);
    const geom::Box ink = measure_ink(lines);
    const color::Color color = choose_ink(request.spec);
    Items items;
    for (const WordLine& line : lines) items.push_back({make_text(line.layout.get(), line.at, color)});
    if (!ink.empty()) set_drawing(symbol, std::move(items), ink.grow(ink_rim));
    if (symbol.outline.empty())
        request.error("blank-symbol", diag::write("\"{text}\" is blank", write_symbol(request.spec)));
    else if (has_named_font(lettering, request))
        require_drawable(symbol);
}

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
double read_x_height(const Font::Data& font, const color::Color& ink) {
    ColorLetters letters{font, ink};
    const bool has_x = letters.add_line("x", 0) == 1 && !letters.letters.empty();
    return has_x ? letters.box.height() : font.units_per_em / 2.0;
}

/// Sets a text in a font whose letters have colors, with those, as vectors. Line feeds begin a new line.
/// Reports letters that the font lacks. Throws Damaged.
void set_color_word(Symbol& symbol, const Font& font, const std::string& text, const Request& request) {
    const color::Color color = choose_ink(request.spec);
    ColorLetters letters{font.data(), color};
    double baseline = 0;
    for (std::size_t begin = 0, end = 0; begin <= text.size(); begin = end + 1) {
        end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = std::string_view(text).substr(begin, end - begin);
        if (const std::size_t at = letters.add_line(line, baseline); at < line.size()) {
            const std::string_view letter = line.substr(at, base::read_character(line, at).length);
            return request.error("missing-glyph",
                                 diag::write("no glyph for {character} ({code}) in {font}", letter,
                                             base::list_code_points(letter), font.data().family),
                                 {.notes = {diag::make_fix("another font for this word:  font: ...")}});
        }
        baseline += leading * font.data().units_per_em;
    }
    if (!letters.raster_modes.empty())
        request.warn(
            "not-vector",
            diag::write("{text} becomes an image in the PDF: {font} paints it with {modes}, which PDF "
                        "does not have",
                        text, font.data().family, letters.raster_modes.front()));
    symbol.x_height = read_x_height(font.data(), color);
    if (!letters.letters.empty()) set_drawing(symbol, std::move(letters.letters), letters.box);
    if (symbol.outline.empty()) request.error("blank-symbol", diag::write("\"{text}\" is blank", text));
}

} // namespace

Symbol make_symbol(const Word& content, const Request& request) {
    const std::string& word = content.text;
    const SymbolSpec& source = request.spec;
    Symbol symbol{.name = find_name(source), .text = word};
    if (base::list_characters(word).size() > max_characters) {
        request.error("long-text", diag::write("the text of a symbol can't have more than {limit} characters",
                                               max_characters));
        return symbol;
    }
    if (g_utf8_validate(word.data(), static_cast<gssize>(word.size()), nullptr) == FALSE) {
        request.error("bad-text", "this word is not UTF-8");
        return symbol;
    }
    try {
        const Fonts::Data& fonts = request.fonts.data();
        const std::string text = change_case(normalize_space(word), fonts.options);
        if (const Font* const colors = fonts.find_word_colors(source)) {
            set_color_word(symbol, *colors, text, request);
        } else {
            const auto text_fonts = fonts.open_text_fonts(source.font);
            const std::string font = source.font.empty() ? text_fonts->choose_face(text) : source.font;
            set(symbol, {text_fonts, font, text}, request);
        }
        if (!symbol.outline.empty() && source.plaque != Plaque::None) put_on_plaque(symbol, source);
    } catch (const Damaged& damaged) {
        request.error(
            {.id = "bad-font",
             .message = diag::write("the font of {word} is damaged: {reason}", word, damaged.reason),
             .span = find_font_place(request)});
    } catch (const diag::Error& error) { // no such font
        for (const diag::Diagnostic& diagnostic : error.diagnostics()) request.error(diagnostic);
    }
    return symbol;
}

} // namespace spotit::symbol
