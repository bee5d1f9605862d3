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
    return {std::move(name), [](Canvas&) {}, {}, {}};
}

void set_picture(Symbol& symbol, DrawFunction picture, const geom::Box& box) {
    symbol.picture = std::move(picture);
    symbol.box = box;
    symbol.outline = silhouette(symbol.picture, symbol.box);
}

} // namespace spotit::symbol
