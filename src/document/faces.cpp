// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "document/faces.hpp"

#include "document/back_text.hpp"
#include "document/card_texts.hpp"

#include <spotit/background.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <stdexcept>

namespace spotit::document {

namespace {

/// Adds a drawing to the pictures of the document; nothing if it is empty.
std::optional<PlacedPicture> add_backdrop(Document& document, symbol::Symbol drawing) {
    if (drawing.box.empty()) return std::nullopt;
    return PlacedPicture{add_picture(document, std::move(drawing)), {}};
}

const symbol::Symbol* find_drawing(const Document& document, const std::optional<PlacedPicture>& placed) {
    return placed ? &document.pictures[static_cast<std::size_t>(placed->picture)] : nullptr;
}

std::vector<PlacedPicture> place_symbols(const std::vector<base::PictureIndex>& pictures,
                                         const layout::Layout& layout) {
    if (pictures.size() != layout.placements.size())
        throw std::logic_error("a layout has not as many placements as its card has symbols");
    std::vector<PlacedPicture> uses;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        uses.push_back({static_cast<int>(pictures[i]), layout.placements[i].place});
    return uses;
}

/// Returns the border of a face: one along the cut runs on into the bleed.
std::optional<Border> reach_into_bleed(std::optional<Border> border, double bleed) {
    if (!border || border->inset > 0) return border;
    border->width += bleed;
    border->inset -= bleed;
    return border;
}

void add_fronts(Document& document, const ComposeInput& parts, diag::Sink& sink) {
    const Style& style = parts.style;
    std::optional<PlacedPicture> backdrop;
    if (style.drawing)
        backdrop =
            add_backdrop(document, background::make(*style.drawing, document.card, document.bleed, sink));
    CardTexts labels(document, parts, find_drawing(document, backdrop), sink);
    const int count = static_cast<int>(parts.cards.size());
    for (std::size_t i = 0; i < parts.cards.size(); ++i)
        document.faces.push_back({.background = style.background,
                                  .drawing = backdrop,
                                  .border = reach_into_bleed(style.border, document.bleed),
                                  .symbols = place_symbols(parts.cards[i], parts.layouts[i]),
                                  .texts = labels.make_texts(document, static_cast<int>(i) + 1, count)});
    document.card_count = count;
}

/// Adds a back in one color.
Face add_back(Document& document, const ComposeInput& parts, std::optional<color::Color> color,
              diag::Sink& sink) {
    const Back& back = *parts.back;
    Face face{.background = color.value_or(back.background),
              .drawing = std::nullopt,
              .border = reach_into_bleed(back.border, document.back_bleed)};
    if (!back.drawing) return face;
    background::BackgroundSpec source = *back.drawing;
    if (color) source.drawing = background::recolored(std::move(source.drawing), *color);
    face.drawing = add_backdrop(document, background::make(source, document.card, document.back_bleed, sink));
    return face;
}

/// Returns true if an opaque picture covers the color of the back.
bool hides_color(const Document& document, const Face& face) {
    const symbol::Symbol* picture = find_drawing(document, face.drawing);
    if (picture == nullptr) return false;
    constexpr color::Color black{0, 0, 0, 1};
    constexpr double share_seen = 0.005;
    const auto seen = [&](const color::Color& below) {
        return background::mean_color(*picture, document.card, below).green;
    };
    return seen(color::white) - seen(black) < share_seen;
}

/// Warns of copies, or piles, whose backs look the same.
void warn_of_hidden_colors(const Document& document, const ComposeInput& parts, const Face& face,
                           diag::Sink& sink) {
    const auto& drawing = parts.back->drawing;
    if (!drawing || !std::holds_alternative<background::Image>(drawing->drawing)) return;
    if (!hides_color(document, face)) return;
    const bool by_pile = !parts.back->pile_colors.empty();
    const std::string_view key = by_pile ? "back.by_pile" : "deck.copy_colors";
    std::string other = by_pile ? fmt::format("     or delete `{}`", key)
                                : fmt::format("     or write {{copy}} in `back.text`, or delete `{}`", key);
    sink.add({.severity = diag::Severity::Warning,
              .id = "copy-colors",
              .message = fmt::format("this picture covers the backs, so nothing is seen of `{}`", key),
              .span = drawing->span,
              .label = {},
              .notes = {"fix: let the colors shine through with  opacity: 80%  beside the `image` of a "
                        "`background`",
                        std::move(other)}});
}

/// Returns the number of piles whose backs differ.
int count_piles(const ComposeInput& parts) {
    return std::max(1, static_cast<int>(parts.back->pile_colors.size()));
}

/// Returns the backs without text, one for each pile or for each copy.
std::vector<Face> plain_backs(Document& document, const ComposeInput& parts, diag::Sink& sink) {
    std::span<const color::Color> colors = parts.back->pile_colors;
    if (colors.empty())
        colors = std::span(parts.copy_colors)
                     .first(std::min(parts.copy_colors.size(),
                                     static_cast<std::size_t>(std::max(parts.copies, 1))));
    if (colors.empty()) return {add_back(document, parts, std::nullopt, sink)};
    std::vector<Face> faces;
    for (const color::Color& color : colors) faces.push_back(add_back(document, parts, color, sink));
    warn_of_hidden_colors(document, parts, faces.front(), sink);
    return faces;
}

std::vector<PlacedPicture> back_labels(Document& document, const BackText& back, int copy, diag::Sink& sink) {
    const std::array<Field, 3> fields{{{"title", document.title},
                                       {"copy", std::to_string(copy + 1)},
                                       {"copies", std::to_string(back.parts.copies)}}};
    symbol::Symbol text = back_text(filled_in(back.parts.back->text, fields), back, sink);
    if (text.box.empty()) return {};
    return {{add_picture(document, std::move(text)), {}}};
}

void add_backs(Document& document, const ComposeInput& parts, diag::Sink& sink) {
    if (!parts.back) return;
    const bool has_text = !parts.back->text.empty();
    // A missing font is reported even if no back has a text.
    std::optional<symbol::Fonts> fonts;
    if (has_text || !parts.back->font.empty()) fonts = back_fonts(parts, sink);
    const std::vector<Face> plain = plain_backs(document, parts, sink);
    const bool each_its_own = parts.back->text.find("{copy}") != std::string::npos;
    const int piles = count_piles(parts);
    const int count = each_its_own ? std::max(parts.copies, 1) * piles : static_cast<int>(plain.size());
    for (int i = 0; i < count; ++i) {
        Face face = plain[static_cast<std::size_t>(i) % plain.size()];
        if (has_text && fonts && !sink.has_errors()) // once is enough
            face.texts =
                back_labels(document, {parts, *fonts, find_drawing(document, face.drawing), face.background},
                            i / piles, sink);
        document.faces.push_back(std::move(face));
    }
}

} // namespace

int add_picture(Document& document, symbol::Symbol picture) {
    document.pictures.push_back(std::move(picture));
    return static_cast<int>(document.pictures.size()) - 1;
}

std::string filled_in(std::string text, std::span<const Field> fields) {
    for (std::size_t at = 0; (at = text.find('{', at)) != std::string::npos;) {
        const auto field = std::ranges::find_if(fields, [&](const Field& known) {
            return std::string_view(text).substr(at).starts_with(fmt::format("{{{}}}", known.name));
        });
        if (field == fields.end()) {
            ++at;
            continue;
        }
        text.replace(at, field->name.size() + 2, field->value);
        at += field->value.size();
    }
    return text;
}

void add_faces(Document& document, const ComposeInput& parts, diag::Sink& sink) {
    add_fronts(document, parts, sink);
    add_backs(document, parts, sink);
}

std::optional<int> find_back(const Document& document, const ComposeInput& parts, int card, int copy) {
    if (!parts.back) return std::nullopt;
    const int backs = static_cast<int>(document.faces.size()) - document.card_count;
    const int piles = count_piles(parts);
    const int pile = piles > 1 && card >= parts.first_pile ? 1 : 0;
    return document.card_count + (copy * piles + pile) % backs;
}

bool is_too_long(std::string_view utf8) {
    constexpr std::ptrdiff_t max_characters = 1000;
    return std::ranges::count_if(utf8, [](char byte) {
               return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
           }) > max_characters;
}

} // namespace spotit::document
