// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/request.hpp"

#include "symbol/font/text_fonts.hpp"
#include "symbol/glyph/glyph.hpp"
#include "symbol/lineart/layers.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/symbol/painting.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

namespace spotit::symbol {

namespace {

/// The messages about one emoji.
class Report {
public:
    Report(const Request& request, const Font::Data& font)
        : request_(request)
        , spec_(request.spec)
        , font_(font) {}

    void missing(std::size_t byte) const;
    void not_one(std::size_t count) const;
    void stand_in(std::string_view shown) const;
    void blank() const;
    void damaged(const Damaged& damaged) const;
    void raster_modes(const std::vector<std::string_view>& modes) const;
    void bitmap() const;
    void intricate() const;

private:
    const Request& request_;
    const SymbolSpec& spec_;
    const Font::Data& font_;
};

void Report::missing(std::size_t byte) const {
    const std::string_view rest = std::string_view(spec_.emoji).substr(byte);
    const std::string_view character = rest.substr(0, base::characters(rest).front().length);
    std::vector<std::string> notes;
    if (base::characters(spec_.emoji).size() > 1)
        notes.push_back(fmt::format("it is part of {} ({})", spec_.emoji, base::code_points(spec_.emoji)));
    request_.error(
        "missing-glyph",
        fmt::format("no glyph for {} ({}) in {}", character, base::code_points(character), font_.family),
        {.notes = std::move(notes)});
}

void Report::not_one(std::size_t count) const {
    request_.error(
        "not-one-emoji",
        fmt::format("{} is not one emoji in {}; it falls into {} pictures", spec_.emoji, font_.family, count),
        {.notes = {fmt::format("it is {}", base::code_points(spec_.emoji))}});
}

void Report::stand_in(std::string_view shown) const {
    request_.error(
        "not-one-emoji",
        fmt::format("{} is not one emoji in {}; it would show as {}", spec_.emoji, font_.family, shown),
        {.notes = {fmt::format("it is {}", base::code_points(spec_.emoji))}});
}

void Report::blank() const {
    request_.error("blank-symbol", fmt::format("{} ({}) is blank in {}", spec_.emoji,
                                               base::code_points(spec_.emoji), font_.family));
}

void Report::damaged(const Damaged& damaged) const {
    request_.error("bad-font", fmt::format("the font {} is damaged where it draws {}: {}",
                                           font_.file.string(), spec_.emoji, damaged.what()));
}

void Report::raster_modes(const std::vector<std::string_view>& modes) const {
    if (modes.empty()) return;
    request_.warn("not-vector",
                  fmt::format("{} becomes an image in the PDF: {} paints it with {}, which PDF does not have",
                              spec_.emoji, font_.family, fmt::join(modes, " and ")));
}

void Report::bitmap() const {
    report_not_outlined(request_, spec_.emoji, fmt::format("{} has it as pixels", font_.family));
}

void Report::intricate() const {
    report_not_outlined(request_, spec_.emoji, "it has too many parts");
}

bool is_tag(char32_t character) {
    return character >= 0xE0020 && character <= 0xE007F;
}
bool is_regional(char32_t character) {
    return character >= 0x1F1E6 && character <= 0x1F1FF;
}

bool becomes(const Font::Data& font, std::string_view text, std::uint32_t glyph) {
    const auto glyphs = shape(font, text);
    return glyphs.size() == 1 && glyphs.front().glyph == glyph;
}

/// Describes the glyph that fonts show for a flag they don't have; empty if the glyph is another one. Fonts
/// ignore tags they don't know, and Noto has a flag with a question mark.
std::string_view stand_in_for_flag(const Font::Data& font, std::string_view emoji, std::uint32_t glyph) {
    constexpr std::string_view no_place = "🇽🇽"; // XX is never assigned to a country
    std::string without_tags;
    bool is_flag = false;
    for (const base::Character& character : base::characters(emoji)) {
        is_flag = is_flag || is_tag(character.value) || is_regional(character.value);
        if (!is_tag(character.value)) without_tags += emoji.substr(character.begin, character.length);
    }
    if (!is_flag) return {};
    if (becomes(font, no_place, glyph)) return "the flag of an unknown place";
    const bool has_tags = without_tags.size() < emoji.size();
    return has_tags && becomes(font, without_tags, glyph) ? "a plain flag" : "";
}

/// Finds the one glyph of the emoji; reports why if there is none.
std::optional<std::uint32_t> find_glyph(const Font::Data& font, std::string_view emoji,
                                        const Report& report) {
    const auto glyphs = shape(font, emoji);
    const auto absent = std::ranges::find(glyphs, 0U, &ShapedGlyph::glyph);
    if (absent != glyphs.end()) {
        report.missing(absent->byte);
    } else if (glyphs.empty()) {
        report.blank();
    } else if (glyphs.size() > 1) {
        report.not_one(glyphs.size());
    } else if (const auto shown = stand_in_for_flag(font, emoji, glyphs.front().glyph); !shown.empty()) {
        report.stand_in(shown);
    } else {
        return glyphs.front().glyph;
    }
    return {};
}

constexpr geom::Affine y_down{1, 0, 0, -1, 0, 0};

/// Black drawings of a font stay as they are: they are line art already.
void outline(Symbol& symbol, Glyph::Kind kind, const Report& report) {
    if (kind == Glyph::Kind::Layers)
        convert_to_line_art(symbol, make_layers(symbol.drawing.items()));
    else if (kind == Glyph::Kind::Bitmap)
        report.bitmap();
    else if (kind == Glyph::Kind::Svg && !trace_line_art(symbol))
        report.intricate();
}

/// Returns the font of this emoji alone, or else the one of all emoji.
std::optional<Font> font_for(const Request& request) {
    if (!request.spec.font.empty()) return request.fonts.data().emoji_font(request.spec.font, request);
    if (const Font* font = request.fonts.emoji()) return *font;
    request.error("no-emoji-font", "there is no emoji font open");
    return {};
}

} // namespace

Symbol make_emoji(const Request& request) {
    const std::string& emoji = request.spec.emoji;
    std::string name = request.spec.name;
    if (name.empty()) name = request.names.find(emoji);
    Symbol symbol = blank_symbol(name.empty() ? emoji : name);
    const auto font = font_for(request);
    if (!font) return symbol;
    const Report report(request, font->data());
    try {
        const auto id = find_glyph(font->data(), emoji, report);
        if (!id) return symbol;
        auto [kind, items, box] = read_glyph(font->data(), *id, request.spec.color.value_or(color::black));
        set_drawing(symbol, Items{{Group{.place = y_down, .items = std::move(items)}}}, box.mapped(y_down));
        if (request.spec.drawing == DrawingStyle::Outline)
            outline(symbol, kind, report);
        else
            report.raster_modes(raster_modes(symbol.drawing.items()));
        if (symbol.outline.empty()) report.blank();
    } catch (const Damaged& damaged) {
        report.damaged(damaged);
    }
    return symbol;
}

} // namespace spotit::symbol
