#include <spotit/bundle.hpp>
#include <spotit/theme/theme.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

using namespace spotit;
using bundle::Service;

namespace {

std::string read(const std::filesystem::path& path) {
    std::ifstream file(std::filesystem::path(SPOTIT_SOURCE_DIR) / path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string size_of(const Service::Product& product) {
    if (product.size == geom::Size{}) return "any size";
    if (product.size.width == product.size.height) return fmt::format("{:.4g} mm", product.size.width);
    return fmt::format("{:.4g} × {:.4g} mm", product.size.width, product.size.height);
}

std::string shape_of(const Service::Product& product) {
    if (!product.shape) return "any shape";
    return fmt::format("{}s", theme::find_row(*product.shape).name);
}

std::string file_of(const Service& service, const Service::Product& product) {
    if (service.files == Service::Files::Pictures)
        return fmt::format("PNG, {} × {} px", product.width, product.height);
    std::string text = "one PDF";
    for (const diag::Setting& setting : service.settings) text += fmt::format(", `{}`", setting.value);
    return text;
}

/// A row of the page's table.
std::string row_of(const Service& service, const Service::Product& product) {
    return fmt::format("| `{}` | {} | {}, {} | {:.4g} mm | {:.4g} mm | {} | {}, {} |\n", service.name,
                       product.name, shape_of(product), size_of(product), service.bleed, service.safe,
                       file_of(service, product), service.source.empty() ? "notes of users" : service.source,
                       service.read_on);
}

} // namespace

TEST_CASE("the page on printing has the services as the program knows them") {
    const std::string page = read("docs/printing.md");
    std::size_t rows = 0;
    for (const Service& service : bundle::list_services())
        for (const Service::Product& product : service.products) {
            const std::string row = row_of(service, product);
            CAPTURE(row);
            CHECK(page.find(row) != std::string::npos);
            ++rows;
        }
    const std::size_t start = page.find("| `--service` |");
    REQUIRE(start != std::string::npos);
    const std::size_t end = page.find("\n\n", start);
    const std::string table = page.substr(start, end - start);
    CHECK(static_cast<std::size_t>(std::count(table.begin(), table.end(), '\n')) == rows + 1);
}

TEST_CASE("pictures are as large as the card with its bleed at 300 dots per inch") {
    int pictures = 0;
    for (const Service& service : bundle::list_services())
        for (const Service::Product& product : service.products) {
            if (service.files != Service::Files::Pictures) continue;
            ++pictures;
            CAPTURE(service.name);
            CAPTURE(product.name);
            // The sides of a hexagon are irrational, and services round one of them.
            const double tolerance = product.shape == theme::CardShape::Hexagon ? 1 : 0.5;
            CHECK(std::abs((product.size.width + 2 * service.bleed) / 25.4 * 300 - product.width) <
                  tolerance);
            CHECK(std::abs((product.size.height + 2 * service.bleed) / 25.4 * 300 - product.height) <
                  tolerance);
        }
    CHECK(pictures == 10);
}

TEST_CASE("services have names of their own that are good for folders, and a date") {
    std::set<std::string_view> names;
    for (const Service& service : bundle::list_services()) {
        CHECK(names.insert(service.name).second);
        CHECK(service.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") ==
              std::string_view::npos);
        CHECK(!service.products.empty());
        CHECK(service.read_on.size() == 7);
        CHECK(service.safe >= 0);
        // Decks that differ in nothing but these share their layout.
        for (const diag::Setting& setting : service.settings)
            CHECK((setting.key.starts_with("output.") || setting.key == "sheet.order"));
    }
}

TEST_CASE("a deck in the size of a product of The Game Crafter gets that product, its size unchanged") {
    const Service& service = bundle::list_services().front();
    REQUIRE(service.name == "the-game-crafter");
    for (const Service::Product& product : service.products) {
        theme::Theme theme;
        theme.card_shape = *product.shape;
        const double side = std::min(product.size.width, product.size.height);
        const bool is_hexagon = theme.card_shape == theme::CardShape::Hexagon;
        theme.style.card =
            theme::make_card(theme.card_shape, is_hexagon ? geom::Size{side, side} : product.size);
        const bundle::ServicePlan plan = bundle::plan_service(service, theme);
        REQUIRE(plan.product != nullptr);
        CHECK(plan.product->name == product.name);
        CHECK(plan.near);
        for (const theme::Override& setting : plan.settings) CHECK_FALSE(setting.key == "card.size");
    }
}

TEST_CASE("a shape without a row is reported as unknown here, not to be missing there") {
    theme::Theme theme; // of circles
    for (const Service& service : bundle::list_services())
        if (service.name == "makeplayingcards")
            CHECK(bundle::plan_service(service, theme)
                      .refusal.english()
                      .starts_with("MakePlayingCards is not known to make circles"));
}

TEST_CASE("squares become rectangles for a service that has only those, and circles stay circles") {
    theme::Theme theme;
    theme.card_shape = theme::CardShape::Square;
    theme.style.card = geom::Shape::rectangle({70, 70});
    const auto settings = [&](std::string_view name) {
        std::string text;
        for (const Service& service : bundle::list_services())
            if (service.name == name)
                for (const theme::Override& setting : bundle::plan_service(service, theme).settings)
                    if (setting.key.starts_with("card."))
                        text += fmt::format("{}={};", setting.key, setting.value);
        return text;
    };
    CHECK(settings("makeplayingcards").starts_with("card.shape=rectangle;card.size=63.5x88.9mm;"));
    CHECK(!settings("joon").starts_with("card.s"));
    for (const double side : {40, 60, 120}) { // nearer to some of its rectangles than to its squares
        theme.style.card = geom::Shape::rectangle({side, side});
        CHECK(settings("the-game-crafter").starts_with("card.size=88.9mm;"));
    }
    theme.card_shape = theme::CardShape::Rectangle;
    theme.style.card = geom::Shape::rectangle({60, 90});
    CHECK(settings("makeplayingcards").starts_with("card.size=63.5x88.9mm;"));
    theme.card_shape = theme::CardShape::Circle;
    theme.style.card = geom::Shape::circle(70);
    CHECK(settings("boardgamesmaker").starts_with("card.size=88.9mm;"));
}
