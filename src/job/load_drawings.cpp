// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/load_drawings.hpp"

#include "job/edges.hpp"

#include <spotit/background.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <tuple>

namespace spotit::job {

namespace {

/// Returns the caption of a picture as a word.
symbol::SymbolSpec caption_spec(const PictureSpec& spec) {
    symbol::SymbolSpec word;
    word.text = spec.caption;
    word.font = spec.shown.font;
    word.color = spec.caption_color;
    word.span = spec.shown.span;
    return word;
}

/// Returns everything that needs fonts.
std::vector<symbol::SymbolSpec> drawn_specs(const DeckPictures& pictures) {
    std::vector<symbol::SymbolSpec> sources;
    for (const PictureSpec& spec : pictures.specs) {
        sources.push_back(spec.shown);
        if (!spec.caption.empty()) sources.push_back(caption_spec(spec));
    }
    return sources;
}

/// Adds what helps with every problem of an id, where the problem itself has no fix.
void add_remedy(diag::Diagnostic& diagnostic) {
    struct Remedy {
        std::string_view id, fix;
    };
    constexpr Remedy remedies[] = {
        {"missing-glyph", "fix: another emoji, or a font that has it:  fonts: {emoji: ...}"},
        {"not-one-emoji", "fix: another emoji, or a picture of it:  - {image: flag.svg}"},
        {"blank-symbol", "fix: put another symbol in its place, or delete it"},
        {"bad-picture", "fix: open it in a program for pictures and save it anew as PNG, or delete it"},
        {"animated", "fix: save the picture that is meant as PNG"},
        {"not-vector", "fix: nothing needs to be done if it is large enough; a plain SVG stays a vector"},
        {"not-outlined", "fix: another picture, or  card.drawing: full"},
    };
    for (const std::string& note : diagnostic.notes)
        if (note.find("fix:") != std::string::npos) return;
    const auto* const found = std::ranges::find(remedies, diagnostic.id, &Remedy::id);
    if (found != std::end(remedies)) diagnostic.notes.emplace_back(found->fix);
}

/// Adds the captions that are there, all of one size beside their pictures.
void add_captions(std::vector<symbol::Symbol>& pictures,
                  std::span<const std::optional<symbol::Symbol>> captions) {
    double x_height = 1;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (captions[i]) x_height = std::min(x_height, symbol::max_caption_height(pictures[i], *captions[i]));
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (captions[i]) pictures[i] = symbol::with_caption(pictures[i], *captions[i], x_height);
}

} // namespace

void try_backgrounds(const theme::Theme& theme) {
    std::vector<symbol::SymbolSpec> specs;
    const auto add = [&](const std::optional<background::BackgroundSpec>& source) {
        const auto* const image = source ? std::get_if<background::Image>(&source->drawing) : nullptr;
        if (image != nullptr) specs.push_back({.image = image->file, .span = source->span});
    };
    add(theme.style.drawing);
    if (theme.back) add(theme.back->drawing);
    if (specs.empty()) return;
    diag::Sink sink;
    symbol::try_pictures(specs, symbol::text_fonts({}), sink);
    sink.throw_if_errors();
}

Drawings load_drawings(const DeckPictures& pictures, const theme::Theme& theme, const base::DataPaths& places,
                       Stages& stages, diag::Sink& sink) {
    const symbol::Fonts fonts = symbol::Fonts::open(theme.fonts, places, drawn_specs(pictures), sink);
    Drawings drawings;
    if (fonts.emoji() != nullptr) drawings.font = fonts.emoji()->file().filename().string();
    drawings.symbols.resize(pictures.specs.size());
    const std::size_t symbols_per_card = pictures.cards.empty() ? 1 : pictures.cards.front().size();
    std::vector<symbol::SymbolSpec> shown;
    for (const PictureSpec& spec : pictures.specs) shown.push_back(spec.shown);
    const std::vector<std::size_t> refused = symbol::try_pictures(shown, fonts, sink);
    std::vector<diag::Sink> sinks(pictures.specs.size());
    std::vector<std::optional<symbol::Symbol>> captions(pictures.specs.size());
    stages.each("symbols", static_cast<int>(pictures.specs.size()), [&](std::size_t i) {
        if (std::ranges::binary_search(refused, i)) return;
        const PictureSpec& spec = pictures.specs[i];
        drawings.symbols[i] =
            with_edge(symbol::load(spec.shown, fonts, sinks[i]), spec, theme, symbols_per_card);
        if (!spec.caption.empty()) captions[i] = symbol::load(caption_spec(spec), fonts, sinks[i]);
    });
    if (refused.empty()) add_captions(drawings.symbols, captions);
    // A word and a caption may lack the same letters.
    std::set<std::tuple<std::string, std::string, const diag::SourceText*, std::size_t>> told;
    for (std::size_t i = 0; i < sinks.size(); ++i)
        for (diag::Diagnostic& diagnostic : sinks[i].sorted()) {
            const bool is_new = told.emplace(diagnostic.id, diagnostic.message, diagnostic.span.source.get(),
                                             diagnostic.span.begin)
                                    .second;
            if (!is_new) continue;
            diagnostic.subject = written_name(pictures.specs[i].shown);
            add_remedy(diagnostic);
            sink.add(std::move(diagnostic));
        }
    return drawings;
}

} // namespace spotit::job
