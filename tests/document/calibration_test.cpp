#include <spotit/document/compose.hpp>

#include "document/example.hpp"
#include "every_day.hpp"
#include "papers.hpp"

#include <spotit/texts.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

using namespace spotit;

namespace {

/// The displacement of the backs by a printer, beside the scale of both sides.
struct Fault {
    geom::Point offset{};
    double rotation = 0; ///< around the middle of the paper, radians
    double scale = 1;
};

geom::Point printed(const Fault& fault, geom::Size paper, geom::Point at, bool is_back) {
    const geom::Point middle{paper.width / 2, paper.height / 2};
    geom::Point moved = fault.scale * (at - middle);
    if (is_back) moved = geom::Affine::rotation(fault.rotation)(moved) + fault.offset;
    return middle + moved;
}

/// A person with the printed sheet: sees the front's lines, and the back's as they shine through.
class Reader {
public:
    Reader(const sheet::Options& options, Fault fault)
        : document_(document::compose_calibration(options).value())
        , turned_sideways_((options.duplex != sheet::Duplex::ShortEdge) ==
                           (options.orientation != sheet::Orientation::Landscape))
        , fault_(fault) {}

    /// The number at the line of a scale (A to D) that meets one of the back best.
    double reading(char scale) const {
        const std::vector<double> front_lines = lines(scale, false);
        const auto [first, last] = std::ranges::minmax(front_lines);
        const double apart = thick_line(scale, true) - thick_line(scale, false);
        const double most = max_told();
        if (std::abs(apart) > most) return number_at(apart > 0 ? last : first, scale);
        double best = 1e300, at = 0;
        for (const double front : lines(scale, false))
            for (const double back : lines(scale, true)) {
                if (std::abs(front - back) >= best) continue;
                best = std::abs(front - back);
                at = front;
            }
        return number_at(at, scale);
    }

    /// The options that follow from the sheet's own formula.
    sheet::Options corrected(sheet::Options options) const {
        const double a = reading('A'), b = reading('B'), c = reading('C'), d = reading('D');
        options.back_offset = {(a + b) / 2, (c + d) / 2};
        const std::string text = instructions();
        const std::size_t at = text.find("back_rotation: (") + 16;
        REQUIRE(at > 16);
        const auto value = [&](char letter) {
            return letter == 'A' ? a : letter == 'B' ? b : letter == 'C' ? c : d;
        };
        const double degrees = (value(text[at]) - value(text[at + 4])) * std::stod(text.substr(at + 9));
        options.back_rotation = degrees * std::numbers::pi / 180;
        return options;
    }

    /// How far the backs are off at the corners of the area for cards, as they are printed with the options.
    double error(const sheet::Options& options) const {
        const geom::Size paper = document_.paper;
        const document::Document now = document::compose_calibration(options).value();
        double worst = 0;
        constexpr double card = 8 + 42.5; // the middle of the farthest card of 85 mm
        for (const double x : {card, paper.width - card})
            for (const double y : {card, paper.height - card}) {
                const geom::Point back = now.pages[1].place(through({x, y}));
                const geom::Point seen = through(printed(fault_, paper, back, true));
                worst = std::max(worst, geom::distance(seen, printed(fault_, paper, {x, y}, false)));
            }
        return worst;
    }

private:
    static bool is_across(char scale) { return scale == 'A' || scale == 'B'; }
    static double coordinate(geom::Point p, char scale) { return is_across(scale) ? p.x : p.y; }

    /// The same place seen from the other side.
    geom::Point through(geom::Point p) const {
        if (turned_sideways_) return {document_.paper.width - p.x, p.y};
        return {p.x, document_.paper.height - p.y};
    }

    bool is_near(geom::Point p, char scale) const {
        const geom::Size paper = document_.paper;
        const double from = scale == 'A'   ? p.y
                            : scale == 'B' ? paper.height - p.y
                            : scale == 'C' ? p.x
                                           : paper.width - p.x;
        return from < 36;
    }

    double thick_line(char scale, bool of_back) const {
        std::vector<double> all = lines(scale, of_back);
        std::ranges::sort(all);
        return all[all.size() / 2]; // in the middle
    }

    std::vector<double> lines(char scale, bool of_back) const {
        const document::Page& page = document_.pages[of_back ? 1 : 0];
        std::vector<double> places;
        for (const drawing::Line& line : page.strokes) {
            const bool is_tick = std::abs(coordinate(line.from, scale) - coordinate(line.to, scale)) < 1e-6;
            const geom::Point middle = 0.5 * (line.from + line.to);
            if (!is_tick || !is_near(of_back ? through(middle) : middle, scale)) continue;
            geom::Point at = printed(fault_, document_.paper, page.place(line.from), of_back);
            if (of_back) at = through(at);
            places.push_back(coordinate(at, scale));
        }
        REQUIRE(places.size() > 10);
        return places;
    }

    /// "more than 1.8 mm apart"
    double max_told() const {
        const std::string text = instructions();
        const std::size_t at = text.find("more than ");
        REQUIRE(at != std::string::npos);
        return std::stod(text.substr(at + 10));
    }

    std::string instructions() const {
        std::string text;
        for (const std::string& name : tests::printed_texts(document_, document_.pages[0]))
            text += name + "\n";
        return text;
    }

    /// Between the numbers that are printed beside the lines.
    double number_at(double place, char scale) const {
        std::vector<std::pair<double, double>> numbers; // where, what
        for (const document::PlacedPicture& placed : document_.pages[0].texts) {
            const symbol::Symbol& text = document_.pictures[static_cast<std::size_t>(placed.picture)];
            const geom::Point middle = placed.place(text.box.center());
            if (text.name.find_first_not_of("-.0123456789") != std::string::npos || !is_near(middle, scale))
                continue;
            const geom::Point at = printed(fault_, document_.paper, middle, false);
            numbers.emplace_back(coordinate(at, scale), std::stod(text.name));
        }
        std::ranges::sort(numbers);
        // Those of another scale stand in a corner of this one, near each other.
        std::erase_if(numbers, [&](const auto& number) {
            const double middle = is_across(scale) ? document_.paper.width / 2 : document_.paper.height / 2;
            return std::abs(number.first - middle) > middle - (is_across(scale) ? 24 : 39);
        });
        REQUIRE(numbers.size() >= 3);
        const auto [first_at, first] = numbers.front();
        const auto [last_at, last] = numbers.back();
        return first + (last - first) * (place - first_at) / (last_at - first_at);
    }

    document::Document document_;
    bool turned_sideways_;
    Fault fault_;
};

sheet::Options printer(sheet::Duplex duplex, sheet::Orientation orientation, geom::Point offset) {
    sheet::Options options;
    options.duplex = duplex;
    options.orientation = orientation;
    options.back_offset = offset;
    return options;
}

} // namespace

TEST_CASE("what the calibration sheet says brings the backs behind the fronts, for every printer and deck") {
    constexpr double degree = std::numbers::pi / 180;
    double worst = 0;
    tests::EveryDay every_day(149);
    for (const char* paper : {"A4", "Letter", "A3"})
        for (const sheet::Duplex duplex : {sheet::Duplex::LongEdge, sheet::Duplex::ShortEdge})
            for (const auto orientation : {sheet::Orientation::Portrait, sheet::Orientation::Landscape})
                for (const geom::Point offset : {geom::Point{0, 0}, geom::Point{0.7, -1.2},
                                                 geom::Point{-1.5, 1.5}, geom::Point{0.33, 0.04}})
                    for (const double rotation : {-0.5, -0.2, 0.0, 0.3, 0.5})
                        for (const double scale : {0.99, 1.0, 1.01}) {
                            if (every_day.skips_next()) continue;
                            CAPTURE(paper);
                            CAPTURE(static_cast<int>(duplex));
                            CAPTURE(static_cast<int>(orientation));
                            CAPTURE(offset.x);
                            CAPTURE(rotation);
                            CAPTURE(scale);
                            const Fault fault{offset, rotation * degree, scale};
                            sheet::Options options = printer(duplex, orientation, {});
                            options.paper = tests::find_paper(paper)->size;
                            // Once more where the first reading was at the end of a scale, and to be sure.
                            for (int print = 0; print < 3; ++print)
                                options = Reader(options, fault).corrected(options);
                            const double error = Reader(options, fault).error(options);
                            CHECK(error <= 0.15);
                            worst = std::max(worst, error);
                        }
    MESSAGE("the worst card is off by " << worst << " mm");
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
                options.paper = tests::find_paper(paper)->size;
                const document::Document document = document::compose_calibration(options, language).value();
                CHECK(document.language == std::string(language).substr(0, 2));
                REQUIRE(document.pages.size() == 2);
                std::string text;
                const geom::Box inside =
                    geom::Box{0, 0, document.paper.width, document.paper.height}.grow(-5);
                for (const document::Page& page : document.pages) {
                    for (const std::string& name : tests::printed_texts(document, page)) text += name + "\n";
                    for (const document::PlacedPicture& placed : page.texts) {
                        const geom::Box box = document.pictures[static_cast<std::size_t>(placed.picture)].box;
                        CHECK(inside.contains(placed.place({box.left, box.top})));
                        CHECK(inside.contains(placed.place({box.right, box.bottom})));
                    }
                    for (const drawing::Line& line : page.strokes)
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
            const document::Document document = document::compose_calibration(options, language).value();
            const document::PlacedPicture& text = document.pages[0].texts.back();
            const symbol::Symbol& picture = document.pictures[static_cast<std::size_t>(text.picture)];
            const auto characters = static_cast<double>(picture.name.size());
            // A character is about half as wide as high, lines are 1.35 as high.
            return std::sqrt(picture.box.height() * picture.box.width() / characters);
        };
        options.paper = tests::find_paper("A4")->size;
        CHECK(line_height() > 2.4);
        options.paper = tests::find_paper("A5")->size;
        CHECK(line_height() > 1.5);
    }
}

TEST_CASE(
    "tenths have a comma in sentences where the language has one, and a point in what is written down") {
    for (const auto& [language, tenth, other] :
         {std::array{"en", "0.1", "0,1"}, std::array{"de", "0,1", "0.1\u00a0"},
          std::array{"fr", "0,1", "0.1\u00a0"}, std::array{"es", "0,1", "0.1\u00a0"}}) {
        CAPTURE(language);
        const document::Document document = document::compose_calibration({}, language).value();
        const document::PlacedPicture& placed = document.pages[0].texts.back();
        const std::string& text = document.pictures[static_cast<std::size_t>(placed.picture)].name;
        CHECK(text.find(tenth) != std::string::npos);
        CHECK(text.find(other) == std::string::npos);
        CHECK(text.find("[0.4mm, -0.2mm]") != std::string::npos);
    }
}

TEST_CASE("paper that is too small for the scales and their text is told from paper that is not") {
    for (const std::string_view language : texts::languages()) {
        sheet::Options options;
        for (const char* paper : {"A5", "A4", "Letter", "A3"})
            for (const auto orientation : {sheet::Orientation::Portrait, sheet::Orientation::Landscape}) {
                options.paper = tests::find_paper(paper)->size;
                options.orientation = orientation;
                CHECK(document::compose_calibration(options, language));
            }
        options.paper = {60, 60};
        CHECK_FALSE(document::compose_calibration(options, language));
        options.paper = {85, 120}; // the scales fit, the text does not
        options.orientation = sheet::Orientation::Portrait;
        CHECK_FALSE(document::compose_calibration(options, language));
    }
}
