#include "job/set_deck/set_deck.hpp"

#include <spotit/symbol/load.hpp>
#include <spotit/symbol/set.hpp>

namespace spotit::job {
namespace {

/// Returns fewer shapes than wanted if one of them fails. Sets the file of the emoji font if they need it.
std::vector<symbol::SetShape> load_shapes(const theme::Theme& theme, const base::DataPaths& places,
                                          diag::Sink& sink, std::string& font) {
    std::vector<symbol::SymbolSpec> specs = theme.set.shapes;
    const symbol::Fonts fonts = symbol::Fonts::open(theme.fonts, specs, sink);
    const emoji::Names names(places, theme.language);
    std::vector<symbol::SetShape> shapes;
    if (!symbol::try_pictures(specs, fonts, sink).empty()) return shapes;
    if (fonts.emoji() != nullptr) font = fonts.emoji()->file().filename().string();
    for (symbol::SymbolSpec& spec : specs) {
        if (spec.row().has_names) spec.name = choose_symbol_name(spec, names);
        const auto* const built_in = std::get_if<symbol::SetDrawing>(&spec.content);
        auto shape = built_in == nullptr ? std::nullopt : symbol::find_set_shape(built_in->name);
        if (const symbol::Symbol picture = symbol::load(spec, fonts, sink); !picture.outline.empty())
            shape = symbol::make_set_shape(picture);
        if (shape) shapes.push_back(*std::move(shape));
    }
    number_names(shapes, &symbol::SetShape::name); // pictures of several folders may have the same
    return shapes;
}

/// Returns the styles of the drawings of each color. Colors with the same name are numbered, so that all
/// drawings have different names.
std::vector<symbol::SetStyle> make_styles(const theme::Theme& theme, const symbol::SetShape& shape) {
    std::vector<symbol::SetStyle> styles;
    std::map<std::string, int> called;
    for (std::size_t i = 0; i < theme.set.colors.size(); ++i) {
        const auto& names = theme.set.color_names;
        symbol::SetStyle style{.color = theme.set.colors[i],
                               .color_name = i < names.size() ? names[i] : "",
                               .language = theme.language};
        style.color_number = ++called[symbol::make_set_symbol(shape, style).name];
        styles.push_back(std::move(style));
    }
    return styles;
}

} // namespace

DrawnPictures build_set_pictures(const theme::Theme& theme, const deck::Deck& deck,
                                 const base::DataPaths& places, diag::Sink& sink, Memory* memory) {
    DrawnPictures result;
    result.pictures.ground = find_ground(theme, memory);
    for (const deck::Card& card : deck.cards) {
        auto& pictures = result.pictures.cards.emplace_back();
        for (const int symbol : card) pictures.push_back(PictureIndex{symbol});
    }
    const std::vector<symbol::SetShape> shapes = load_shapes(theme, places, sink, result.drawings.font);
    if (shapes.size() != theme.set.shapes.size()) return result;
    const auto max_symbols = static_cast<std::size_t>(deck.symbols_per_card);
    const std::vector<symbol::SetStyle> styles = make_styles(theme, shapes.front());
    for (const deck::Features& features : deck::make_set_drawings(theme.deck.set)) {
        symbol::SetStyle style = styles[static_cast<std::size_t>(features[1])];
        style.fill = theme.set.fills[static_cast<std::size_t>(features[2])];
        const symbol::SetShape& shape = shapes[static_cast<std::size_t>(features[3])];
        symbol::Symbol drawing = symbol::make_set_symbol(shape, style);
        PictureSpec spec{.symbol = static_cast<SymbolIndex>(result.pictures.specs.size()),
                         .shown = {.content = symbol::SetDrawing{drawing.name}, .name = drawing.name}};
        if (theme.edge.kind == symbol::Edge::Kind::Rim) // other edges would tell colors apart
            drawing = with_edge(drawing, spec, theme, compute_card_color(result.pictures), max_symbols, false)
                          .value_or(drawing);
        result.drawings.symbols.push_back(std::move(drawing));
        spec.shown.span = theme.find_place({"deck.set"});
        result.pictures.specs.push_back(std::move(spec));
    }
    return result;
}

} // namespace spotit::job
