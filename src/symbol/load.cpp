#include "symbol/request.hpp"

#include "symbol/silhouette.hpp"

namespace spotit::symbol {

Symbol load(const SymbolSpec& spec, const Fonts& fonts, const emoji::Names& names, diag::Sink& sink) {
    const Request request{spec, fonts, names, sink};
    if (spec.image.empty() && !spec.text.empty()) return make_word(request); // in its color
    Symbol symbol = spec.image.empty() ? make_emoji(request) : make_image(request);
    if (spec.color && !symbol.outline.empty()) tint(symbol, request);
    if (!spec.image.empty()) apply_mask(symbol, spec.mask);
    return symbol;
}

Symbol load(const SymbolSpec& spec, const Fonts& fonts, diag::Sink& sink) {
    return load(spec, fonts, emoji::Names{}, sink);
}

void Request::error(diag::Id id, std::string message, Hints hints) const {
    sink.add({diag::Severity::Error, id, std::move(message), spec.span, std::move(hints.label),
              std::move(hints.notes)});
}

void Request::error(diag::Diagnostic problem) const {
    if (!problem.span.source) problem.span = spec.span;
    sink.add(std::move(problem));
}

void Request::warn(diag::Id id, std::string message, Hints hints) const {
    sink.add({diag::Severity::Warning, id, std::move(message), spec.span, std::move(hints.label),
              std::move(hints.notes)});
}

void change_drawing(Symbol& symbol, Drawing drawing, const geom::Box& box) {
    if (symbol.pixels) {
        symbol.pixels->width *= box.width() / symbol.box.width();
        symbol.pixels->height *= box.height() / symbol.box.height();
    }
    set_drawing(symbol, std::move(drawing), box);
}

void set_drawing(Symbol& symbol, Drawing drawing, const geom::Box& box) {
    symbol.drawing = std::move(drawing);
    symbol.box = box;
    symbol.outline = silhouette(symbol.drawing, symbol.box);
}

} // namespace spotit::symbol
