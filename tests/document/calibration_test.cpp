// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/document.hpp>

#include "document/example.hpp"

#include <spotit/texts.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

using namespace spotit;

namespace {

/// A person with the printed sheet: sees the front's lines, and the back's as they shine through.
class Reader {
public:
    /// The printer puts everything on the back `fault` to the right and down.
    Reader(const sheet::Options& options, geom::Point fault)
        : document_(document::compose_calibration(options))
        , turned_sideways_((options.duplex != sheet::Duplex::ShortEdge) ==
                           (options.orientation != sheet::Orientation::Landscape))
        , fault_(fault) {}

    /// The number to write for x (along: 0) or y (along: 1).
    double reading(int along) const {
        double best = 1e300, at = 0;
        for (const double front : fronts(along))
            for (const double back : backs(along)) {
                if (std::abs(front - back) >= best) continue;
                best = std::abs(front - back);
                at = front;
            }
        return number_at(at, along);
    }

private:
    static double coordinate(geom::Point p, int along) { return along == 0 ? p.x : p.y; }
    /// Lines across the direction of the scale.
    static bool is_tick(const sheet::Stroke& line, int along) {
        return std::abs(coordinate(line.from, along) - coordinate(line.to, along)) < 1e-6;
    }

    std::vector<double> fronts(int along) const {
        std::vector<double> places;
        for (const sheet::Stroke& line : document_.pages[0].strokes)
            if (is_tick(line, along)) places.push_back(coordinate(line.from, along));
        return places;
    }

    std::vector<double> backs(int along) const {
        std::vector<double> places;
        for (const sheet::Stroke& line : document_.pages[1].strokes) {
            if (!is_tick(line, along)) continue;
            geom::Point printed = document_.pages[1].place(line.from) + fault_;
            if (turned_sideways_) printed.x = document_.paper.width - printed.x;
            if (!turned_sideways_) printed.y = document_.paper.height - printed.y;
            places.push_back(coordinate(printed, along));
        }
        return places;
    }

    /// Between the numbers that are printed beside the lines.
    double number_at(double place, int along) const {
        std::vector<std::pair<double, double>> numbers; // where, what
        for (const document::PlacedPicture& placed : document_.pages[0].texts) {
            const symbol::Symbol& text = document_.pictures[static_cast<std::size_t>(placed.picture)];
            const geom::Point middle = placed.place(text.box.center());
            const bool of_x = middle.y < 45;
            if (text.name.find_first_not_of("-.0123456789") != std::string::npos || of_x != (along == 0))
                continue;
            numbers.emplace_back(coordinate(middle, along), std::stod(text.name));
        }
        std::ranges::sort(numbers);
        REQUIRE(numbers.size() >= 5);
        const auto [first_at, first] = numbers.front();
        const auto [last_at, last] = numbers.back();
        return first + (last - first) * (place - first_at) / (last_at - first_at);
    }

    document::Document document_;
    bool turned_sideways_;
    geom::Point fault_;
};

sheet::Options printer(sheet::Duplex duplex, sheet::Orientation orientation, geom::Point offset) {
    sheet::Options options;
    options.duplex = duplex;
    options.orientation = orientation;
    options.back_offset = offset;
    return options;
}

} // namespace

TEST_CASE("what the calibration sheet reads is the offset that brings the backs behind the fronts") {
    constexpr std::array faults{geom::Point{0, 0}, geom::Point{0.7, -1.2}, geom::Point{-0.3, 0.4},
                                geom::Point{1.4, 1.1}, geom::Point{-1, -0.1}};
    for (const sheet::Duplex duplex : {sheet::Duplex::LongEdge, sheet::Duplex::ShortEdge})
        for (const auto orientation : {sheet::Orientation::Portrait, sheet::Orientation::Landscape})
            for (const geom::Point offset : {geom::Point{}, geom::Point{0.4, -0.2}})
                for (const geom::Point fault : faults) {
                    CAPTURE(static_cast<int>(duplex));
                    CAPTURE(static_cast<int>(orientation));
                    CAPTURE(offset.x);
                    CAPTURE(fault.x);
                    const Reader reader(printer(duplex, orientation, offset), fault);
                    CHECK(std::abs(reader.reading(0) + fault.x) < 0.051);
                    CHECK(std::abs(reader.reading(1) + fault.y) < 0.051);
                }
}

TEST_CASE(
    "the sheet says how to print it and what to write, and nothing leaves the paper, in every language") {
    const std::array<std::array<const char*, 3>, 4> said{{{"en", "flip on short edge", "window"},
                                                          {"de-AT", "an der kurzen Kante wenden", "Fenster"},
                                                          {"fr", "retourner sur le bord court", "fenêtre"},
                                                          {"es", "girar por el borde corto", "ventana"}}};
    for (const auto& [language, flip, word] : said)
        for (const char* paper : {"A5", "A4", "Letter", "A3"})
            for (const auto orientation : {sheet::Orientation::Portrait, sheet::Orientation::Landscape}) {
                CAPTURE(language);
                CAPTURE(paper);
                sheet::Options options = printer(sheet::Duplex::ShortEdge, orientation, {});
                options.paper = sheet::find_paper(paper)->size;
                const document::Document document = document::compose_calibration(options, language);
                CHECK(document.language == std::string(language).substr(0, 2));
                REQUIRE(document.pages.size() == 2);
                std::string text;
                const geom::Box inside =
                    geom::Box{0, 0, document.paper.width, document.paper.height}.grown(-5);
                for (const document::Page& page : document.pages) {
                    for (const std::string& name : tests::printed_texts(document, page)) text += name + "\n";
                    for (const document::PlacedPicture& placed : page.texts) {
                        const geom::Box box = document.pictures[static_cast<std::size_t>(placed.picture)].box;
                        CHECK(inside.contains(placed.place({box.left, box.top})));
                        CHECK(inside.contains(placed.place({box.right, box.bottom})));
                    }
                    for (const sheet::Stroke& line : page.strokes)
                        CHECK((inside.contains(line.from) && inside.contains(line.to)));
                }
                CHECK(text.find(flip) != std::string::npos);
                CHECK(text.find(word) != std::string::npos);
                CHECK(text.find("back_offset: [") != std::string::npos);
                for (const char* blank : {"{across}", "{down}", "{most}", "{flip}"})
                    CHECK(text.find(blank) == std::string::npos);
            }
}

TEST_CASE("the sheet's letters can be read, on small paper too") {
    for (const char* language : {"en", "de", "fr", "es"}) {
        CAPTURE(language);
        sheet::Options options = printer(sheet::Duplex::LongEdge, sheet::Orientation::Portrait, {});
        const auto line_height = [&] {
            const document::Document document = document::compose_calibration(options, language);
            const document::PlacedPicture& text = document.pages[0].texts.back();
            const symbol::Symbol& picture = document.pictures[static_cast<std::size_t>(text.picture)];
            const auto characters = static_cast<double>(picture.name.size());
            // A character is about half as wide as high, lines are 1.35 as high.
            return std::sqrt(picture.box.height() * picture.box.width() / characters);
        };
        options.paper = sheet::find_paper("A4")->size;
        CHECK(line_height() > 2.4);
        options.paper = sheet::find_paper("A5")->size;
        CHECK(line_height() > 1.5);
    }
}

TEST_CASE(
    "tenths have a comma in sentences where the language has one, and a point in what is written down") {
    for (const auto& [language, tenth, other] :
         {std::array{"en", "0.1", "0,1"}, std::array{"de", "0,1", "0.1\u00a0"},
          std::array{"fr", "0,1", "0.1\u00a0"}, std::array{"es", "0,1", "0.1\u00a0"}}) {
        CAPTURE(language);
        const document::Document document = document::compose_calibration({}, language);
        const document::PlacedPicture& placed = document.pages[0].texts.back();
        const std::string& text = document.pictures[static_cast<std::size_t>(placed.picture)].name;
        CHECK(text.find(tenth) != std::string::npos);
        CHECK(text.find(other) == std::string::npos);
        CHECK(text.find(language == std::string("en") ? "1.8" : "1,8") != std::string::npos);
        CHECK(text.find("[0.4mm, -0.2mm]") != std::string::npos);
    }
}

TEST_CASE("paper that is too small for the scales and their text is told from paper that is not") {
    for (const std::string_view language : texts::languages()) {
        sheet::Options options;
        for (const char* paper : {"A5", "A4", "Letter", "A3"})
            for (const auto orientation : {sheet::Orientation::Portrait, sheet::Orientation::Landscape}) {
                options.paper = sheet::find_paper(paper)->size;
                options.orientation = orientation;
                CHECK(document::has_room_for_calibration(options, language));
            }
        options.paper = {60, 60};
        CHECK_FALSE(document::has_room_for_calibration(options, language));
        options.paper = {85, 120}; // the scales fit, the text does not
        options.orientation = sheet::Orientation::Portrait;
        CHECK_FALSE(document::has_room_for_calibration(options, language));
    }
}
