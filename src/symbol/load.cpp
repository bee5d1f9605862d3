#include "symbol/request.hpp"

#include "symbol/silhouette.hpp"

#include <algorithm>

namespace spotit::symbol {

namespace {

/// A kind of spec and the function that makes its symbol.
struct Kind {
    bool (*fits)(const SymbolSpec&);
    Symbol (*make)(const Request&);
    void (*color)(Symbol&, const Request&);
};

/// Words are already set in their color.
void is_colored(Symbol&, const Request&) {}

constexpr std::array kinds{
    Kind{[](const SymbolSpec& spec) { return !spec.image.empty(); }, make_image, tint},
    Kind{[](const SymbolSpec& spec) { return !spec.text.empty(); }, make_word, is_colored},
    Kind{[](const SymbolSpec&) { return true; }, make_emoji, tint},
};

} // namespace

Symbol load(const SymbolSpec& spec, const Fonts& fonts, const emoji::Names& names, diag::Sink& sink) {
    const Kind& kind = *std::ranges::find_if(kinds, [&](const Kind& each) { return each.fits(spec); });
    const Request request{spec, fonts, names, sink};
    Symbol symbol = kind.make(request);
    if (spec.color && !symbol.outline.empty()) kind.color(symbol, request);
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
