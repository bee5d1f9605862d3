#include "symbol/text/text_layout.hpp"

#include "symbol/text/glyph_font.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>

namespace spotit::symbol {

namespace {

/// A layout, the place of its left edge, in its units, and the millimeters of one of these.
struct Block {
    LayoutHandle layout;
    double left = 0, unit = 1;

    Block(LayoutHandle lines, double millimeters)
        : layout(std::move(lines))
        , unit(millimeters) {
        pango_layout_get_extents(layout.get(), &ink, &logical);
    }
    PangoRectangle ink{}, logical{};
    /// The first baseline is 0.
    geom::Point corner() const { return {left, -first_base_line(layout.get())}; }
    bool has_ink() const { return ink.width > 0 && ink.height > 0; }
    /// Returns the box of the ink and of the lines' height, in millimeters.
    geom::Box box() const {
        geom::Box box;
        for (const PangoRectangle& part : {ink, logical}) {
            const double x = static_cast<double>(part.x) / PANGO_SCALE + corner().x;
            const double y = static_cast<double>(part.y) / PANGO_SCALE + corner().y;
            box.add({x * unit, y * unit});
            box.add({(x + static_cast<double>(part.width) / PANGO_SCALE) * unit,
                     (y + static_cast<double>(part.height) / PANGO_SCALE) * unit});
        }
        return box;
    }
};

/// Returns the distance of a block's left edge from the origin, in its units.
double left_edge(const Block& block, const TextStyle& style) {
    if (style.align == TextStyle::Align::Left) return 0;
    const double width = style.width > 0
                             ? style.width / block.unit
                             : static_cast<double>(block.logical.x + block.logical.width) / PANGO_SCALE;
    return style.align == TextStyle::Align::Center ? -width / 2 : -width;
}

/// Returns a line without line ends, at the usual distance for its font.
Block lay_out_line(const TextFonts& fonts, const std::string& text, double size) {
    const FontDescriptionHandle font = fonts.describe("");
    pango_font_description_set_weight(font.get(), PANGO_WEIGHT_NORMAL);
    LayoutHandle layout = fonts.lay_out(text, font);
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    return {std::move(layout), size / layout_size};
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

Symbol text_line(std::string_view text, double size_mm, const Fonts& fonts) {
    const auto words = fonts.data().text_fonts({});
    Symbol symbol{.name = std::string(text)};
    Block line = lay_out_line(*words, symbol.name, size_mm);
    if (const auto unknown = find_unknown(line.layout.get()); !unknown.empty()) {
        symbol.name = without(text, unknown);
        line = lay_out_line(*words, symbol.name, size_mm);
    }
    symbol.drawing = Items{{Group{.place = geom::Affine::scaling(line.unit),
                                  .items = {{make_text(line.layout.get(), line.corner(), color::black)}}}}};
    symbol.box = line.box();
    return symbol;
}

Symbol text(std::string_view text, const TextStyle& style, const Fonts& fonts) {
    const SetText set = set_text(text, style, fonts);
    Symbol symbol{.name = std::string(text)};
    Block block(set.lay_out(), set.unit());
    if (!block.has_ink()) return symbol;
    block.left = left_edge(block, style);
    symbol.box = style.halo ? block.box().grown(halo_reach * style.size) : block.box();
    Text letters = make_text(block.layout.get(), block.corner(), style.color);
    Group group{.place = geom::Affine::scaling(block.unit), .items = {}};
    if (style.halo)
        group.items.push_back({Stroke{outlines(letters), 2 * halo_reach * layout_size, *style.halo}});
    group.items.push_back({std::move(letters)});
    symbol.drawing = Items{{std::move(group)}};
    return symbol;
}

std::optional<diag::Diagnostic> check_characters(std::string_view text, const TextStyle& style,
                                                 const Fonts& fonts) {
    const SetText set{fonts.data().text_fonts(style.font), style, std::string(text)};
    const std::vector<char32_t> missing = find_unknown(set.lay_out().get());
    if (missing.empty()) return std::nullopt;
    return missing_glyphs(text, missing, {set.fonts, style.font, {}});
}

Symbol combine(std::string name, std::vector<PlacedSymbol> parts) {
    Symbol symbol{.name = std::move(name)};
    Items items;
    for (PlacedSymbol& part : parts) {
        const geom::Box box = part.symbol.box.mapped(part.transform);
        if (box.empty()) continue;
        symbol.box.join(box);
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
