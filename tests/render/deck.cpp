#include "render/deck.hpp"

#include "document/deck.hpp"

#include <spotit/background.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/symbol/set.hpp>
#include <spotit/symbol/text.hpp>

#include <doctest/doctest.h>

#include <filesystem>

namespace spotit::render::test {
namespace {

std::vector<symbol::Symbol> pictures() {
    const std::filesystem::path data = std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests" / "data";
    std::vector<symbol::Symbol> all;
    for (const std::string_view name : symbol::list_set_shape_names())
        all.push_back(symbol::make_set_symbol(*symbol::find_set_shape(name),
                                              {symbol::SetFill::Striped, {0.8, 0.2, 0.1, 1}}));
    diag::Sink sink;
    const symbol::Fonts fonts = symbol::open_text_fonts({});
    for (const char* file : {"alpha.png", "photo.jpg"})
        all.push_back(symbol::load({symbol::Picture{data / file}}, fonts, sink));
    all.push_back(symbol::load({symbol::Word{"Spielplatz"}}, fonts, sink));
    REQUIRE(!sink.has_errors());
    return all;
}

/// Each picture 20 mm wide, in rows of three.
layout::Layout rows(const std::vector<int>& card, const std::vector<symbol::Symbol>& pictures) {
    layout::Layout layout;
    for (std::size_t i = 0; i < card.size(); ++i) {
        const geom::Box& box = pictures[static_cast<std::size_t>(card[i])].box;
        const geom::Point middle = box.center();
        const geom::Point at{18.0 * (static_cast<double>(i % 3) - 1),
                             16.0 * (static_cast<double>(i / 3) - 0.5)};
        layout.placements.push_back(
            {.place = geom::Affine::translation(at) * geom::Affine::rotation(0.3 * at.x) *
                      geom::Affine::scaling(14 / std::max(box.width(), box.height())) *
                      geom::Affine::translation({-middle.x, -middle.y}),
             .size = 14,
             .angle = 0});
    }
    return layout;
}

} // namespace

document::Document sample(const Sample& wanted) {
    const std::vector<symbol::Symbol> all = pictures();
    std::vector<std::vector<int>> cards{{0, 1, 2, 6, 8}, {3, 4, 5, 7}, {0, 8, 7, 6}};
    std::vector<layout::Layout> layouts;
    for (const std::vector<int>& card : cards) layouts.push_back(rows(card, all));
    const document::Style style{.card = wanted.card,
                                .background = cream,
                                .drawing = {},
                                .border = document::Border{.width = 1, .color = gold, .inset = 1.5},
                                .number = false,
                                .text = {}};
    const document::Back back{.drawing = background::BackgroundSpec{background::make_default_back(), {}},
                              .text = "{title}"};
    sheet::Options options;
    options.bleed = wanted.bleed;
    options.gap = 2 * wanted.bleed;
    options.one_card_per_page = wanted.one_card_per_page;
    options.duplex = sheet::Duplex::LongEdge;
    diag::Sink sink;
    document::Document document = tests::compose({.title = "Sample",
                                                  .style = style,
                                                  .back = back,
                                                  .symbols = all,
                                                  .cards = cards,
                                                  .layouts = layouts,
                                                  .sheet = options},
                                                 sink);
    REQUIRE(!sink.has_errors());
    return document;
}

} // namespace spotit::render::test
