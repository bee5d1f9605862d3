#include "symbol/text/text_layout.hpp"

#include "symbol/text/glyph_font.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>

namespace spotit::symbol {

namespace {

/// Returns the distance of the layout's left edge from the origin, in its units.
double left_edge(PangoLayout* layout, const SetText& text) {
    if (text.style.align == TextStyle::Align::Left) return 0;
    PangoRectangle logical;
    pango_layout_get_extents(layout, nullptr, &logical);
    const double width = text.style.width > 0 ? text.style.width / text.unit()
                                              : static_cast<double>(logical.x + logical.width) / PANGO_SCALE;
    return text.style.align == TextStyle::Align::Center ? -width / 2 : -width;
}

Drawing draw(const SetText& set) {
    const LayoutHandle layout = set.lay_out();
    Text text = make_text(layout.get(), {left_edge(layout.get(), set), -first_base_line(layout.get())},
                          set.style.color);
    Group group{.place = geom::Affine::scaling(set.unit()), .items = {}};
    if (set.style.halo)
        group.items.push_back({Stroke{outlines(text), 2 * halo_reach * layout_size, *set.style.halo}});
    group.items.push_back({std::move(text)});
    return Items{{std::move(group)}};
}

/// Returns the box of the ink and of the lines' height, in millimeters.
geom::Box bounding_box(const SetText& text) {
    const LayoutHandle layout = text.lay_out();
    PangoRectangle ink, logical;
    pango_layout_get_extents(layout.get(), &ink, &logical);
    if (ink.width <= 0 || ink.height <= 0) return {};
    const double left = left_edge(layout.get(), text), base = first_base_line(layout.get());
    geom::Box box;
    for (const PangoRectangle& part : {ink, logical}) {
        const double x = static_cast<double>(part.x) / PANGO_SCALE + left;
        const double y = static_cast<double>(part.y) / PANGO_SCALE - base;
        box.add({x * text.unit(), y * text.unit()});
        box.add({(x + static_cast<double>(part.width) / PANGO_SCALE) * text.unit(),
                 (y + static_cast<double>(part.height) / PANGO_SCALE) * text.unit()});
    }
    return text.style.halo ? box.grown(halo_reach * text.style.size) : box;
}

} // namespace

Fonts text_fonts(const FontOptions& options) {
    // Those of all themes are at hand; reading a theme's own takes time. Only Han characters differ between
    // languages.
    constexpr std::array<std::string_view, 3> with_han{"zh", "ja", "ko"};
    bool are_shared = options.text.empty() && options.paths.empty();
    for (const std::string_view language : with_han) are_shared &= !options.language.starts_with(language);
    std::vector<SymbolSpec> sources;
    if (!are_shared) sources.push_back({.text = "x"});
    FontOptions of_words = options;
    of_words.emoji.clear();
    of_words.weight.reset();
    diag::Sink sink;
    return Fonts::open(of_words, options.places, sources, sink);
}

Symbol text(std::string_view text, const TextStyle& style, const Fonts& fonts) {
    const SetText set = set_text(text, style, fonts);
    Symbol symbol{.name = std::string(text), .box = bounding_box(set)};
    if (!symbol.box.empty()) symbol.drawing = draw(set);
    return symbol;
}

std::vector<std::string> missing_characters(std::string_view text, const TextStyle& style,
                                            const Fonts& fonts) {
    const SetText set{fonts.data().text_fonts(style.font), style, std::string(text)};
    const std::set<char32_t> unknown = unknown_characters(set.lay_out().get());
    std::vector<std::string> missing;
    for (const base::Character& character : base::characters(text))
        if (unknown.contains(character.value))
            missing.emplace_back(text.substr(character.begin, character.length));
    std::ranges::sort(missing);
    missing.erase(std::unique(missing.begin(), missing.end()), missing.end());
    return missing;
}

std::optional<diag::Diagnostic> check_characters(std::string_view text, const TextStyle& style,
                                                 const Fonts& fonts) {
    const SetText set{fonts.data().text_fonts(style.font), style, std::string(text)};
    const std::set<char32_t> unknown = unknown_characters(set.lay_out().get());
    // In the order of the text.
    std::vector<char32_t> missing;
    for (const base::Character& character : base::characters(text))
        if (unknown.contains(character.value) && std::ranges::find(missing, character.value) == missing.end())
            missing.push_back(character.value);
    if (missing.empty()) return std::nullopt;
    return missing_glyphs(text, missing, {set.fonts, style.font, {}});
}

Symbol combine(std::string name, std::vector<PlacedSymbol> parts) {
    Symbol symbol{.name = std::move(name)};
    Items items;
    for (PlacedSymbol& part : parts) {
        const geom::Box box = part.symbol.box.mapped(part.transform);
        if (box.empty()) continue;
        symbol.box.add({box.left, box.top});
        symbol.box.add({box.right, box.bottom});
        items.push_back({Use{std::move(part.symbol.drawing), part.transform}});
    }
    symbol.drawing = std::move(items);
    return symbol;
}

std::string sort_key(std::string_view name) {
    const std::string folded = base::fold(name);
    std::string key;
    for (const base::Character& each : base::characters(folded))
        if (!base::is_mark(each.value)) key.append(folded, each.begin, each.length);
    return key + '\0' + std::string(name);
}

} // namespace spotit::symbol
