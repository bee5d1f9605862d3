// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/extras.hpp>
#include <spotit/texts.hpp>

#include <string>
#include <utility>
#include <vector>

namespace spotit::extras {

/// What the sheets are written with.
struct Context {
    document::Document& document;
    const Options& options;
    const PageSetup& setup;
    const texts::Texts& texts;
    symbol::Fonts fonts;
    /// 1 on A4; texts, rows and columns are smaller on smaller paper.
    double scale = 1;

    symbol::TextStyle style(double size) const { return {.size = scale * size}; }
    symbol::TextStyle bold(double size) const;
    symbol::TextStyle gray(double size) const;
    /// The text with {cards}, {symbols} and {pairs} put in.
    std::string counted(std::string_view text) const;
};
symbol::Fonts fonts_of(const document::Document& document, const PageSetup& setup);
Context make_context(document::Document& document, const Options& options, const PageSetup& setup);

/// One page under construction: a title, room for contents, the promise at its foot.
class Page {
public:
    Page(const Context& context, std::string_view title, const std::string& subtitle);

    /// What is free between title and foot.
    const geom::Box& room() const { return room_; }
    /// A text as wide as the room, which begins so far below it then.
    void add_below_title(symbol::Symbol text, double gap);
    /// The text's origin at the point.
    void add(symbol::Symbol text, geom::Point at);
    /// A picture of the document, as large as it fits into the box, in its middle.
    void add_picture(int picture, const geom::Box& box);
    /// A thin line.
    void add_line(geom::Point from, geom::Point to);
    /// Becomes a sheet of the document.
    void finish(std::string name);

private:
    void add_foot();

    const Context& context_;
    geom::Box room_;
    std::vector<symbol::PlacedSymbol> texts_;
    document::Page page_;
};

/// Its height from the first base line down, and what is above it.
double ascent(const symbol::Symbol& text);
double descent(const symbol::Symbol& text);

/// Appends the sheets to the context's document.
void add_rules(const Context& context);
void add_key(const Context& context);

} // namespace spotit::extras
