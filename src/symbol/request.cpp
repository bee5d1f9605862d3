// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/request.hpp"

#include "symbol/silhouette.hpp"

namespace spotit::symbol {

void Request::error(diag::Id id, std::string message, Hints hints) const {
    sink.add({diag::Severity::Error, id, std::move(message), spec.span, std::move(hints.label),
              std::move(hints.notes)});
}

void Request::warn(diag::Id id, std::string message, Hints hints) const {
    sink.add({diag::Severity::Warning, id, std::move(message), spec.span, std::move(hints.label),
              std::move(hints.notes)});
}

Symbol blank_symbol(std::string name) {
    return {.name = std::move(name), .drawing = {}, .box = {}, .outline = {}};
}

void set_drawing(Symbol& symbol, Drawing drawing, const geom::Box& box) {
    symbol.drawing = std::move(drawing);
    symbol.box = box;
    symbol.outline = silhouette(symbol.drawing, symbol.box);
}

} // namespace spotit::symbol
