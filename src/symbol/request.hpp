// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/emoji.hpp>
#include <spotit/symbol.hpp>

namespace spotit::symbol {

/// What stands beside the caret and below a message.
struct Hints {
    std::string label{};
    std::vector<std::string> notes{};
};

/// A source, what its symbol is made with, and where to say what is wrong with it.
struct Request {
    const SymbolSpec& source;
    const Fonts& fonts;
    const emoji::Names& names;
    diag::Sink& sink;

    void error(std::string id, std::string message, Hints hints = {}) const;
    void warn(std::string id, std::string message, Hints hints = {}) const;
};

/// A symbol that shows nothing yet.
Symbol blank_symbol(std::string name);

/// Gives the symbol its picture, box and outline.
void set_picture(Symbol& symbol, DrawFunction picture, const geom::Box& box);

} // namespace spotit::symbol
