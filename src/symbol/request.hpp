// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/emoji.hpp>
#include <spotit/symbol.hpp>

namespace spotit::symbol {

/// The label beside the caret and the notes below a message.
struct Hints {
    std::string label{};
    std::vector<std::string> notes{};
};

/// A spec, the means to make its symbol, and the sink for problems.
struct Request {
    const SymbolSpec& spec;
    const Fonts& fonts;
    const emoji::Names& names;
    diag::Sink& sink;

    void error(diag::Id id, std::string message, Hints hints = {}) const;
    void warn(diag::Id id, std::string message, Hints hints = {}) const;
};

/// Returns a symbol without a drawing.
Symbol blank_symbol(std::string name);

/// Sets the drawing, box and outline of the symbol.
void set_drawing(Symbol& symbol, Drawing drawing, const geom::Box& box);

} // namespace spotit::symbol
