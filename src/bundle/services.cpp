#include <spotit/bundle.hpp>

namespace spotit::bundle {
namespace {

using Shape = theme::CardShape;
using Files = Service::Files;
using Backs = Service::Backs;

constexpr double inch = geom::millimeters_per_inch;
constexpr double eighth = inch / 8;

geom::Size convert_inches(double width, double height) {
    return {width * inch, height * inch};
}

} // namespace

// NOLINTNEXTLINE(readability-function-size): a table
std::span<const Service> list_services() {
    static const std::vector<Service> table{
        {.name = "the-game-crafter",
         .title = "The Game Crafter",
         .products = {{"Circle Deck", Shape::Circle, convert_inches(3.5, 3.5), 1125, 1125},
                      {"Poker Deck", Shape::Rectangle, convert_inches(2.5, 3.5), 825, 1125},
                      {"Bridge Deck", Shape::Rectangle, convert_inches(2.25, 3.5), 750, 1125},
                      {"Tarot Deck", Shape::Rectangle, convert_inches(2.75, 4.75), 900, 1500},
                      {"Mini Deck", Shape::Rectangle, convert_inches(1.75, 2.5), 600, 825},
                      {"Jumbo Deck", Shape::Rectangle, convert_inches(3.5, 5.5), 1125, 1725},
                      {"Square Deck", Shape::Square, convert_inches(3.5, 3.5), 1125, 1125},
                      {"Hex Deck", Shape::Hexagon,
                       theme::make_card(Shape::Hexagon, convert_inches(3.25, 3.25)).size(), 1200, 1050}},
         .files = Files::Pictures,
         .bleed = eighth,
         .safe = eighth,
         // Poker, mini, jumbo and hex: Templative's componentInfo.js; bridge, tarot and square: layouts that
         // are titled "a 'tarot-deck' card from The Game Crafter", of 300 dpi with 1/8 inch around them.
         .source = "community.thegamecrafter.com, Templative",
         .read_on = "2026-11"},
        {.name = "boardgamesmaker",
         .title = "BoardGamesMaker",
         .products = {{"Circle Cards", Shape::Circle, convert_inches(3.5, 3.5), 1125, 1125}},
         .files = Files::Pictures,
         .bleed = eighth,
         .safe = eighth,
         .source = {},
         .read_on = "2026-11"},
        {.name = "makeplayingcards",
         .title = "MakePlayingCards",
         .products = {{"Poker size", Shape::Rectangle, convert_inches(2.5, 3.5), 822, 1122}},
         .files = Files::Pictures,
         .bleed = 0.12 * inch,
         .safe = 0.12 * inch,
         .source = {},
         .read_on = "2026-11"},
        {.name = "drivethrucards",
         .title = "DriveThruCards",
         .products = {{"Poker", Shape::Rectangle, convert_inches(2.5, 3.5)},
                      {"Tarot", Shape::Rectangle, convert_inches(2.75, 4.75)}},
         .bleed = eighth,
         .safe = eighth,
         .backs = Backs::Wanted,
         .settings = {{"sheet.order", "back-first"},
                      {"output.pdf", "x-1a"},
                      {"output.color", "cmyk"},
                      {"output.ink_limit", "240%"}},
         .source = "help.drivethrupartners.com, article 12780748203543",
         .read_on = "2026-11"},
        {.name = "mb-print",
         .title = "MB Print",
         .products = {{"Cards", Shape::Rectangle}},
         .bleed = 3,
         .safe = 4,
         .backs = Backs::Wanted,
         .settings = {{"output.pdf", "x-1a"}, {"output.color", "cmyk"}},
         .source = "mbprint.pl/en",
         .read_on = "2026-11"},
        {.name = "label-shop",
         .title = "Label shop",
         .products = {{"Die cut"}},
         .bleed = 3,
         .safe = 2,
         .settings = {{"output.pdf", "x-4"}, {"output.color", "cmyk"}, {"output.cut_contour", "CutContour"}},
         .source = "labelexpress.eu, publi-fdm.be, printdroid.co.uk, help.stickerrepublic.com",
         .read_on = "2026-11"},
        {.name = "joon",
         .title = "joon.eu",
         .products = {{"Cards"}},
         .bleed = 3,
         .safe = 3,
         .settings = {{"output.pdf", "x-4"}, {"output.color", "cmyk"}, {"output.ink_limit", "300%"}},
         .source = "joon.eu",
         .read_on = "2026-11"},
    };
    return table;
}

} // namespace spotit::bundle
