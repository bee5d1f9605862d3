#include "golden.hpp"
#include "serve/pictures.hpp"
#include "serve/task.hpp"
#include "serve/worker/lines/line_objects.hpp"
#include "symbol/image/image_readers.hpp"
#include "theme/symbols/symbols.hpp"
#include "typescript.hpp"

#include <spotit/base/join.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/texts.hpp>
#include <spotit/theme/card_shapes.hpp>
#include <spotit/theme/tables.hpp>
#include <spotit/yaml.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace spotit;

namespace {

/// Returns the matrix of `color::simulate_vision`, row by row.
std::array<double, 9> make_vision_matrix(color::Vision vision) {
    // Between black and white nothing is clamped, so that differences give the matrix.
    constexpr double middle = 0.5, step = 0.25;
    std::array<double, 9> matrix{};
    for (std::size_t column = 0; column < 3; ++column) {
        const auto channel = [&](std::size_t index) { return index == column ? middle + step : middle; };
        const color::LinearRgb seen = color::simulate_vision({channel(0), channel(1), channel(2)}, vision);
        const std::array values{seen.red, seen.green, seen.blue};
        for (std::size_t row = 0; row < 3; ++row)
            matrix[3 * row + column] = std::round((values[row] - middle) / step * 1e6) / 1e6;
    }
    return matrix;
}

} // namespace

TEST_CASE("web/src/designer/protocol/generated.ts has the types of the lines of a preview") {
    tests::TypeScript types;
    types.text =
        "// Written by scripts/generate from src/serve/json.hpp and worker/lines/line_objects.hpp.\n\n";
    const std::string lines[]{
        types.describe_type<decltype(serve::make_head(std::declval<const job::PreparedDeck&>(),
                                                      std::declval<serve::SentDrawings>()))>(),
        types.describe_type<decltype(serve::make_theme_line({}, {{"", ""}}))>(),
        types.describe_type<decltype(serve::make_face(0, {}, {}))>(),
        types
            .describe_type<decltype(serve::make_sheet({}, 0, std::declval<const render::Renderer&>(), {}))>(),
        types.describe_type<decltype(serve::make_done(false, {}))>(),
        types.describe_type<decltype(serve::make_stopped())>(),
        types.describe_type<decltype(serve::make_died())>()};
    types.text += "export type Line = " + base::join(lines, " | ") + ";\n";
    types.describe_type<decltype(serve::make_found({}, {}))>();
    types.describe_type<decltype(serve::make_font("", {}))>();
    types.describe_type<decltype(serve::make_key({}))>();
    types.describe_type<decltype(serve::make_key_help({}))>();
    types.describe_type<decltype(serve::make_template({}, texts::find_catalog("")))>();
    types.describe_type<decltype(serve::make_table({}, {{"", ""}}))>();
    types.text += "\n";
    const auto add_names = [&](std::string_view name, const std::vector<std::string_view>& names) {
        types.text +=
            fmt::format("export const {}: readonly string[] = ['{}'];\n", name, base::join(names, "', '"));
    };
    types.text += "export const pictureEndings = { ";
    for (const symbol::ImageReader& format : symbol::image_readers) {
        const auto none = std::ranges::find(format.endings, "");
        types.text += fmt::format("{}: ['{}'], ", format.name,
                                  base::join(std::vector(format.endings.begin(), none), "', '"));
    }
    types.text += "} as const;\n";
    add_names("fontEndings", {std::begin(symbol::font_endings), std::end(symbol::font_endings)});
    std::vector<std::string_view> tables;
    for (const theme::TableFormat& format : theme::list_table_formats()) tables.push_back(format.ending);
    add_names("tableEndings", tables);
    add_names("symbolKeys", theme::list_single_keys());
    add_names("pluralKeys", {std::begin(theme::plural_keys), std::end(theme::plural_keys)});
    types.text += fmt::format("export const maskShapes = ['{}'] as const;\n",
                              base::join(base::list_names(symbol::mask_names), "', '")) +
                  fmt::format("export const headHeight = {};\n", symbol::head_height);
    std::vector<std::string_view> drawn, oblong, round;
    for (const auto& [kind, name] : deck::kind_names)
        if (deck::find_info(kind).makes_drawings) drawn.push_back(name);
    for (const theme::CardShapeRow& shape : theme::card_shapes) {
        if (shape.size.empty()) oblong.push_back(shape.name);
        if (!theme::has_corners(shape)) round.push_back(shape.name);
    }
    const std::pair<const char*, color::Vision> visions[]{{"protanopia", color::Vision::Protanopia},
                                                          {"deuteranopia", color::Vision::Deuteranopia},
                                                          {"gray", color::Vision::Gray}};
    base::Json matrices = base::Json::object();
    for (const auto& [name, vision] : visions) matrices[name] = base::Json(make_vision_matrix(vision));
    types.text += "export const visions = " + matrices.dump() + ";\n";
    // Symbols on a card and in the deck that so many make by themselves, or that the smallest deck needs.
    base::Json usual = base::Json::array();
    const int all = deck::count_needed_symbols(deck::default_kind, deck::usual_symbols_per_card);
    for (int given = 0; given <= all; ++given) {
        const auto deck = deck::choose_usual_deck(given);
        const int number =
            deck ? deck->size.symbols_per_card : deck::list_possible_symbols_per_card().front();
        usual.push_back(
            {number, deck ? deck->size.symbols : deck::count_needed_symbols(deck::default_kind, number)});
    }
    types.text += "export const usualDecks: readonly [number, number][] = " + usual.dump() + ";\n";
    add_names("drawnKinds", drawn);
    add_names("oblongShapes", oblong);
    add_names("roundShapes", round);
    types.text += "export const maxCards = " + std::to_string(serve::max_cards) + ";\n";
    // Bytes.
    types.text += "export const maxTheme = " + std::to_string(yaml::max_theme) + ";\n";
    types.text += "export const maxPicture = " + std::to_string(serve::max_picture) + ";\n";
    CHECK(tests::matches_golden("../web/src/designer/protocol/generated.ts", types.text));
}
