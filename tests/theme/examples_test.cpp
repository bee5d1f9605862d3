#include "theme/read_theme.hpp"

#include <spotit/deck.hpp>

#include <doctest/doctest.h>

#include <filesystem>
#include <numbers>

namespace spotit::tests {
namespace {

using background::Gradient;
using background::Image;
using background::Pattern;

std::filesystem::path examples_folder() {
    return std::filesystem::path(SPOTIT_SOURCE_DIR) / "tests/theme/examples";
}

theme::Theme example(const std::string& name, const std::vector<Named>& overlays = {}) {
    const std::string path = (examples_folder() / name).string();
    Outcome outcome = read_theme_with({path, contents(path)}, overlays, {}, all_emoji);
    REQUIRE(outcome.said == "");
    return std::move(outcome.theme);
}

} // namespace

TEST_CASE("the smallest example reads") {
    const theme::Theme theme = example("minimal.yaml");
    CHECK(theme.symbols.size() == 13);
    CHECK(theme.paper_name == "Letter");
}

TEST_CASE("the typical example reads, with every value in its place") {
    const theme::Theme theme = example("typical.yaml");
    CHECK(theme.deck.cards == 55);
    CHECK(theme.symbols.size() == 57);
    CHECK(theme.style.border.value().color == *color::parse("#c9a227"));
    CHECK(theme.sheet.duplex == sheet::Duplex::LongEdge);
    REQUIRE(theme.back.has_value());
    CHECK(theme.back->text == "2B");
    const auto& pattern = std::get<Pattern>(theme.back->drawing.value().drawing);
    CHECK(pattern.kind == Pattern::Kind::Dots);
    CHECK(pattern.colors == std::vector<color::Color>{*color::parse("teal"), *color::parse("darkturquoise")});
    CHECK(theme.extras.rules.size() == 5);
    CHECK(theme.extras.key == extras::KeyContent::Names);
}

TEST_CASE("the rich example reads: deck, symbols and cards") {
    const theme::Theme theme = example("rich.yaml");
    CHECK(theme.copies == 6);
    CHECK(theme.copy_colors.size() == 6);
    REQUIRE(theme.forms.has_value());
    CHECK(theme.forms->mode == deck::FormMode::Split);
    CHECK(theme.forms->first == theme::DisplayForm{theme::DisplayForm::Kind::Picture, ""});
    CHECK(theme.forms->second == theme::DisplayForm{theme::DisplayForm::Kind::Word, "fr"});
    REQUIRE(theme.symbols.size() == 57);
    CHECK(theme.symbols[0].name == "pomme");
    CHECK(theme.symbols[1].name == "poire");
    CHECK(theme.symbols[1].names.at("en") == "pear");
    CHECK(theme.symbols[3].color == color::parse("#1d70b8"));
    CHECK(theme.fits[5].forms == std::vector<std::string>{"3 × 4", "12"});
    CHECK(theme.style.number);
    CHECK(theme.style.text == "Le marché · école Jules Ferry");
    const auto& gradient = std::get<Gradient>(theme.style.drawing.value().drawing);
    CHECK(gradient.kind == Gradient::Kind::Radial);
    REQUIRE(gradient.stops.size() == 3);
    CHECK(gradient.stops[1].at == 0.7);
    CHECK(gradient.stops[1].color == *color::parse("#fff3d6"));
    CHECK_FALSE(gradient.stops[2].at.has_value());
}

TEST_CASE("the rich example reads: backs, sheets and the file") {
    const theme::Theme theme = example("rich.yaml");
    REQUIRE(theme.back.has_value());
    const auto& image = std::get<Image>(theme.back->drawing.value().drawing);
    CHECK(image.file.filename() == "dos.png");
    CHECK(image.fit == Image::Fit::Cover);
    CHECK(theme.back->text == "{title} · {copy}");
    CHECK(theme.back->color == color::white);
    CHECK(theme.sheet.bleed == 3);
    CHECK(theme.sheet.gap == 0);
    CHECK(theme.sheet.marks == sheet::Marks::Crop);
    CHECK(theme.sheet.duplex == sheet::Duplex::ShortEdge);
    CHECK(theme.sheet.back_offset == geom::Point{0.4, -0.2});
    CHECK_FALSE(theme.sheet.scale_check);
    CHECK(theme.footer == "{title} — {sheet}/{sheets}");
    CHECK(theme.extras.rules == std::vector<extras::Game>{extras::Game::Collect, extras::Game::Shed});
    CHECK(theme.extras.key == extras::KeyContent::NamesAndCounts);
    CHECK(theme.output.inks == pdf::Inks::Cmyk);
    CHECK(theme.output.conformance == pdf::Conformance::X4);
    CHECK(theme.output.icc.filename() == "PSOcoated_v3.icc");
    CHECK(theme.output.author == "École Jules Ferry");
    CHECK(theme.output.keywords == std::vector<std::string>{"jeu", "vocabulaire"});
    CHECK(theme.check.look_alike == theme::Check::Error);
}

TEST_CASE("the SET-like example reads") {
    const theme::Theme theme = example("set.yaml");
    CHECK(theme.deck.kind == deck::Kind::Set);
    CHECK(theme.set.colors.size() == 3);
    CHECK(theme.set.fills.size() == 3);
    REQUIRE(theme.set.shapes.size() == 3);
    CHECK(write_symbol(theme.set.shapes[0]) == "duck.svg");
    CHECK(theme.extras.rules == std::vector<extras::Game>{extras::Game::Set});
    CHECK(deck::make(theme.deck, 0).cards.size() == 81);
}

TEST_CASE("the printer's overlay reads over a theme") {
    const std::string path = (examples_folder() / "printer.yaml").string();
    const theme::Theme theme = example("minimal.yaml", {{path, contents(path)}});
    CHECK(theme.paper_name == "A4");
    CHECK(theme.sheet.margin == 5);
    CHECK(theme.sheet.back_offset == geom::Point{0.4, -0.2});
}

} // namespace spotit::tests
