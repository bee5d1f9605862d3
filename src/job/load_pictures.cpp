// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/load_pictures.hpp"

#include <set>
#include <tuple>

namespace spotit::job {

namespace {

/// The name below a picture, as a word.
symbol::SymbolSpec label_of(const Role& role) {
    symbol::SymbolSpec word;
    word.text = role.label;
    word.font = role.source.font;
    word.span = role.source.span;
    return word;
}

/// What fonts are needed for.
std::vector<symbol::SymbolSpec> sources_of(const Cast& cast) {
    std::vector<symbol::SymbolSpec> sources;
    for (const Role& role : cast.roles) {
        sources.push_back(role.source);
        if (!role.label.empty()) sources.push_back(label_of(role));
    }
    return sources;
}

} // namespace

Pictures load_pictures(const Cast& cast, const theme::Theme& theme, const base::DataPaths& places,
                       Stages& stages, diag::Sink& sink) {
    const symbol::Fonts fonts = symbol::Fonts::open(theme.fonts, places, sources_of(cast), sink);
    Pictures pictures;
    if (fonts.emoji() != nullptr) pictures.font = fonts.emoji()->file().filename().string();
    pictures.symbols.resize(cast.roles.size());
    std::vector<diag::Sink> sinks(cast.roles.size());
    stages.each("symbols", static_cast<int>(cast.roles.size()), [&](std::size_t i) {
        const Role& role = cast.roles[i];
        symbol::Symbol& picture = pictures.symbols[i];
        picture = symbol::load(role.source, fonts, sinks[i]);
        if (!role.label.empty())
            picture = symbol::with_caption(picture, symbol::load(label_of(role), fonts, sinks[i]));
    });
    // The same letters may be in a word and in the name below a picture.
    std::set<std::tuple<std::string, std::string, const diag::SourceText*, std::size_t>> told;
    for (const diag::Sink& each : sinks)
        for (const diag::Diagnostic& diagnostic : each.sorted())
            if (told.emplace(diagnostic.id, diagnostic.message, diagnostic.span.source.get(),
                             diagnostic.span.begin)
                    .second)
                sink.add(diagnostic);
    return pictures;
}

} // namespace spotit::job
