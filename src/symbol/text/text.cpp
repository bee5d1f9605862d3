#include "symbol/text/text_layout.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/emoji.hpp>
#include <spotit/symbol/compare.hpp>

#include <utility>

namespace spotit::symbol {
namespace {

/// Returns the distance of a layout's left edge from the origin, in its units.
double find_left_edge(PangoLayout* layout, const TextStyle& style, double unit) {
    if (style.align == TextStyle::Align::Left) return 0;
    return -(style.width > 0 ? style.width / unit : find_line_box(layout).right) / 2;
}

/// Returns the box of the ink and of the lines' height, in millimeters.
geom::Box find_whole_box(PangoLayout* layout, geom::Point corner, double unit) {
    geom::Box box = find_line_box(layout);
    box.join(measure_ink(layout));
    return box.move(corner).map_by(geom::Affine::scaling(unit));
}

/// Returns a line without line ends, at the usual distance for its font.
LayoutHandle lay_out_line(const TextFonts& fonts, const std::string& text) {
    const FontDescriptionHandle font = fonts.describe("");
    pango_font_description_set_weight(font.get(), PANGO_WEIGHT_NORMAL);
    LayoutHandle layout = fonts.lay_out(text, font);
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    return layout;
}

} // namespace

Fonts open_text_fonts(const FontOptions& options) {
    // Those of all themes are at hand; reading a theme's own takes time. Only Han characters differ between
    // languages.
    constexpr std::array<std::string_view, 3> with_han{"zh", "ja", "ko"};
    bool are_shared = options.text.empty() && options.paths.empty();
    for (const std::string_view language : with_han) are_shared &= !options.language.starts_with(language);
    std::vector<SymbolSpec> sources;
    if (!are_shared) sources.push_back({Word{"x"}});
    FontOptions of_words = options;
    of_words.emoji.clear();
    of_words.weight.reset();
    diag::Sink sink;
    return Fonts::open(of_words, sources, sink);
}

Symbol typeset_line(std::string_view text, double size_mm, const Fonts& fonts) {
    const auto words = fonts.data().open_text_fonts({});
    Symbol symbol{.name = std::string(text)};
    LayoutHandle line = lay_out_line(*words, symbol.name);
    if (const auto unknown = find_unknown(line.get()); !unknown.empty()) {
        symbol.name = without(text, unknown);
        line = lay_out_line(*words, symbol.name);
    }
    const geom::Point corner{0, -find_first_base_line(line.get())};
    const double unit = size_mm / layout_size;
    symbol.drawing = Items{{Group{.place = geom::Affine::scaling(unit),
                                  .items = {{make_text(line.get(), corner, color::black)}}}}};
    symbol.box = find_whole_box(line.get(), corner, unit);
    return symbol;
}

Symbol typeset(std::string_view text, const TextStyle& style, const Fonts& fonts) {
    const SetText set = set_text(text, style, fonts);
    Symbol symbol{.name = std::string(text)};
    const LayoutHandle layout = set.lay_out();
    if (measure_ink(layout.get()).empty()) return symbol;
    const geom::Point corner{find_left_edge(layout.get(), style, set.unit()),
                             -find_first_base_line(layout.get())};
    symbol.box =
        find_whole_box(layout.get(), corner, set.unit()).grow(style.halo ? halo_reach * style.size : 0);
    Text letters = make_text(layout.get(), corner, style.color);
    Group group{.place = geom::Affine::scaling(set.unit()), .items = {}};
    if (style.halo)
        group.items.push_back({Stroke{load_outlines(letters), 2 * halo_reach * layout_size, *style.halo}});
    group.items.push_back({std::move(letters)});
    symbol.drawing = Items{{std::move(group)}};
    return symbol;
}

std::optional<diag::Diagnostic> check_characters(std::string_view text, const Fonts& fonts) {
    const SetText set{fonts.data().open_text_fonts({}), {}, std::string(text)};
    const std::vector<char32_t> missing = find_unknown(set.lay_out().get());
    if (missing.empty()) return std::nullopt;
    return report_missing_glyphs(text, missing, {set.fonts, {}, {}});
}

Symbol combine(std::string name, std::vector<PlacedSymbol> parts) {
    Symbol symbol{.name = std::move(name)};
    Items items;
    for (PlacedSymbol& part : parts) {
        const geom::Box box = part.symbol.box.map_by(part.transform);
        if (box.empty()) continue;
        symbol.box.join(box);
        items.push_back({Use{std::move(part.symbol.drawing), part.transform}});
    }
    symbol.drawing = std::move(items);
    return symbol;
}

std::string make_comparison_key(std::string_view text) {
    // Soft hyphen, zero width space, direction marks, word joiner, byte order mark. The joiners of letters
    // and emoji are kept: they change the drawing.
    constexpr std::u32string_view invisible = U"\u00AD\u200B\u200E\u200F\u2060\uFEFF";
    const std::string whole = base::compose(emoji::normalize(text));
    std::string result;
    bool is_apart = false; // by blanks, which are written before the next letter
    for (const base::Character& character : base::list_characters(whole)) {
        if (invisible.find(character.value) != std::u32string_view::npos) continue;
        if (base::is_space(character.value)) {
            is_apart = !result.empty();
            continue;
        }
        if (std::exchange(is_apart, false)) result += ' ';
        result += whole.substr(character.begin, character.length);
    }
    return result;
}

std::string sort_key(std::string_view name) {
    const std::string folded = base::fold(name);
    std::string key;
    for (const base::Character& each : base::list_characters(folded))
        if (!base::is_mark(each.value)) key.append(folded, each.begin, each.length);
    return key + '\0' + std::string(name);
}

} // namespace spotit::symbol
