#include "symbol/request.hpp"

#include "diag/write.hpp"
#include "symbol/font/text_fonts.hpp"
#include "symbol/glyph/glyph.hpp"
#include "symbol/lineart/layers.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/drawing/painting.hpp>

#include <algorithm>

namespace spotit::symbol {
namespace {

void report_missing(const Request& request, const Font::Data& font, std::size_t byte) {
    const std::string emoji = write_symbol(request.spec);
    const std::string character = emoji.substr(byte, base::read_character(emoji, byte).length);
    Hints hints;
    if (base::list_characters(emoji).size() > 1)
        hints.notes.emplace_back(
            diag::write("it is part of {emoji} ({code})", emoji, base::list_code_points(emoji)));
    request.error("missing-glyph",
                  diag::write("no picture for {character} ({code}) in {font}", character,
                              base::list_code_points(character), font.family),
                  std::move(hints));
}

void report_not_one(const Request& request, const Font::Data& font, const diag::Sentence& instead) {
    const std::string emoji = write_symbol(request.spec);
    request.error(
        "not-one-emoji",
        diag::write("{symbol} is not one emoji in {font}; it {reason}", emoji, font.family, instead),
        {.notes = {diag::write("it is {code}", base::list_code_points(emoji))}});
}

void report_blank(const Request& request, const Font::Data& font) {
    const std::string emoji = write_symbol(request.spec);
    request.error("blank-symbol", diag::write("{character} ({code}) is blank in {font}", emoji,
                                              base::list_code_points(emoji), font.family));
}

bool becomes(const Font::Data& font, std::string_view text, std::uint32_t glyph) {
    const auto glyphs = shape_text(font, text);
    return glyphs.size() == 1 && glyphs.front().glyph == glyph;
}

/// Describes the glyph that fonts show for a flag they don't have; empty if the glyph is another one. Fonts
/// ignore tags they don't know, and Noto has a flag with a question mark.
diag::Sentence describe_stand_in_for_flag(const Font::Data& font, std::string_view emoji,
                                          std::uint32_t glyph) {
    constexpr std::string_view no_place = "🇽🇽"; // XX is never assigned to a country
    std::string without_tags;
    bool is_flag = false;
    for (const base::Character& character : base::list_characters(emoji)) {
        is_flag = is_flag || base::is_tag(character.value) || base::is_regional_indicator(character.value);
        if (!base::is_tag(character.value)) without_tags += emoji.substr(character.begin, character.length);
    }
    if (!is_flag) return {};
    if (becomes(font, no_place, glyph)) return "the flag of an unknown place";
    const bool has_tags = without_tags.size() < emoji.size();
    return has_tags && becomes(font, without_tags, glyph) ? diag::Sentence("a plain flag") : "";
}

/// Finds the one glyph of the emoji; reports why if there is none.
std::optional<std::uint32_t> find_glyph(const Request& request, const Font::Data& font) {
    const std::string emoji = write_symbol(request.spec);
    const auto glyphs = shape_text(font, emoji);
    const auto absent = std::ranges::find(glyphs, 0U, &ShapedGlyph::glyph);
    if (absent != glyphs.end())
        report_missing(request, font, absent->byte);
    else if (glyphs.empty())
        report_blank(request, font);
    else if (glyphs.size() > 1)
        report_not_one(request, font, diag::write("splits into {count} pictures", glyphs.size()));
    else if (const auto shown = describe_stand_in_for_flag(font, emoji, glyphs.front().glyph); !shown.empty())
        report_not_one(request, font, diag::write("would show as {emoji}", shown));
    else
        return glyphs.front().glyph;
    return {};
}

constexpr geom::Affine y_down{1, 0, 0, -1, 0, 0};

/// Black drawings of a font stay as they are: they are line art already.
void trace_outline(Symbol& symbol, Glyph::Kind kind, const Request& request, const Font::Data& font) {
    if (kind == Glyph::Kind::Layers)
        convert_to_line_art(symbol, make_layers(symbol.drawing.items()));
    else if (kind == Glyph::Kind::Bitmap)
        report_not_outlined(request, diag::write("{font} has it only as pixels", font.family));
    else if (kind == Glyph::Kind::Svg && !trace_line_art(symbol))
        report_not_outlined(request, "it has too many parts");
}

/// Returns the font of this emoji alone, or else the one of all emoji; reports it if there is none.
std::optional<Font> find_font(const Request& request) {
    const Fonts::Data& fonts = request.fonts.data();
    if (const Font* const open = fonts.find_emoji_font(request.spec)) return *open;
    try {
        if (!request.spec.font.empty()) return Font::find(request.spec.font, fonts.options, request.sink);
        request.error("no-emoji-font", "no emoji font is open");
    } catch (const diag::Error& error) {
        for (const diag::Diagnostic& diagnostic : error.diagnostics()) request.error(diagnostic);
    }
    return {};
}

} // namespace

Symbol make_symbol(const Emoji& emoji, const Request& request) {
    Symbol symbol{.name = find_name(request.spec)};
    const auto font = find_font(request);
    if (!font) return symbol;
    const Font::Data& data = font->data();
    try {
        const auto id = find_glyph(request, data);
        if (!id) return symbol;
        auto [kind, items, box] = read_glyph(data, *id, request.spec.color.value_or(color::black));
        set_drawing(symbol, Items{{Group{.place = y_down, .items = std::move(items)}}}, box.map_by(y_down));
        const auto modes = list_raster_modes(symbol.drawing.items());
        if (request.spec.drawing == DrawingStyle::Outline)
            trace_outline(symbol, kind, request, data);
        else if (!modes.empty())
            request.warn("not-vector",
                         diag::write("{text} becomes an image in the PDF: {font} paints it with {modes}, "
                                     "which PDF does not have",
                                     emoji.characters, data.family, base::join(modes, ", ")));
        if (symbol.outline.empty()) report_blank(request, data);
        apply_tint(symbol, request);
    } catch (const Damaged& damaged) {
        request.error("bad-font", diag::write("the font {font} is damaged where it draws {text}: {reason}",
                                              data.file.string(), emoji.characters, damaged.reason));
    }
    return symbol;
}

} // namespace spotit::symbol
