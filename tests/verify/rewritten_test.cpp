#include "verify/reports.hpp"

#include <spotit/verify.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cmath>
#include <functional>
#include <map>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

constexpr double size = 0.3; // of a drawing that is 100 wide and high

/// Where a drawing is, in points of its card, and how it is turned.
struct Spot {
    geom::Point middle;
    double angle = 0;

    std::string matrix() const {
        const double x = size * std::cos(angle), y = size * std::sin(angle);
        return fmt::format("{} {} {} {} {} {} cm ", x, y, -y, x, middle.x, middle.y);
    }
    std::string turned_back() const {
        return fmt::format("{0} {1} {2} {0} 0 0 cm ", std::cos(angle), -std::sin(angle), std::sin(angle));
    }
    /// A clip to an upright box around all of it.
    std::string upright_clip() const {
        const double half = 50 * size * (std::abs(std::cos(angle)) + std::abs(std::sin(angle)));
        return fmt::format("{} {} {} {} re W n ", middle.x - half, middle.y - half, 2 * half, 2 * half);
    }
};

const std::string own_clip = "-50 -50 100 100 re W n ";

using Drawing = std::function<std::string(int symbol, const Spot& spot)>;

/// The deck as a program leaves it that writes forms out in its own way. `turned`: each drawing, by so much
/// more than the one before. The first symbol of the first card is drawn as the one `swapped` after it.
struct Rewriting {
    Drawing drawing;
    double turned = 0;
    int swapped = 0;
    std::function<void(Opened& opened)> more = [](Opened&) {};
};

std::string rewritten_by(const Rewriting& rewriting) {
    const document::Document document = fano();
    Opened opened(written(document, {}, file_info()));
    for (QPDFObjectHandle page : pages_of(opened))
        for (const std::string& key : forms_of(page).getKeys()) {
            QPDFObjectHandle card = forms_of(page).getKey(key);
            const int number = std::stoi(key.substr(2));
            std::string content;
            double angle = rewriting.turned * number;
            for (const document::PlacedPicture& placed :
                 document.faces[static_cast<std::size_t>(number - 1)].pictures(document::Role::Symbol)) {
                const geom::Point place =
                    geom::points_per_millimeter * geom::Point{placed.place.e, -placed.place.f};
                const bool first = content.empty() && number == 1;
                content +=
                    rewriting.drawing(placed.picture + (first ? rewriting.swapped : 0), {place, angle});
                angle += rewriting.turned;
            }
            const std::string names = data_of(card);
            replace_content(card, content + names.substr(names.find("BT")));
        }
    rewriting.more(opened);
    return rewritten(opened);
}

/// Returns true if neither pdftoppm nor mutool is installed.
bool is_not_drawn(const verify::VerifyReport& verdict) {
    return skips(verdict, "render", "is installed");
}

void check_that_swaps_are_seen(Rewriting rewriting) {
    const verify::VerifyReport honest = verify::verify(rewritten_by(rewriting));
    if (is_not_drawn(honest)) return;
    CHECK((honest.right || fails(honest, "scale", "% wide and")));
    CHECK(passes(honest, "render", "21 symbols"));
    rewriting.swapped = 4;
    const verify::VerifyReport swapped = verify::verify(rewritten_by(rewriting));
    CHECK_FALSE(swapped.right);
    CHECK(fails(swapped, "hidden-symbol", "card 1: \"dog\" doesn't look as on its other cards"));
    CHECK_FALSE(passes(swapped, "render"));
}

/// Three marks, of which the first has a height and the second a place that no other has.
std::string three_marks(int symbol) {
    return fmt::format(".2 g -30 -30 40 {} re f 0 0 1 rg {} 0 m 20 30 l 10 40 l f 1 0 0 rg 20 20 9 9 re f ",
                       10 + 5 * symbol, 15 * (symbol % 5) - 40);
}

} // namespace

TEST_CASE("a part of a drawing may be confined to more than the drawing's own box") {
    const Drawing inside = [](int symbol, const Spot& spot) {
        return fmt::format("q {}{} -90 -90 180 180 re W n {} Q\n", spot.matrix(), own_clip,
                           three_marks(symbol));
    };
    const Drawing outside = [](int symbol, const Spot& spot) {
        const std::string own = spot.matrix() + own_clip;
        return fmt::format("q {} {} Q q {} {} 0 1 0 rg -9 -9 18 18 re f Q\n", own, three_marks(symbol),
                           spot.upright_clip(), own);
    };
    for (const Drawing& drawing : {inside, outside})
        for (const double turned : {0.0, 0.4}) check_that_swaps_are_seen({drawing, turned});
}

TEST_CASE(
    "where a program has left out the box of a drawing, the outline that it is clipped to stands for it") {
    check_that_swaps_are_seen({[](int symbol, const Spot& spot) {
        const std::string outline = fmt::format("-20 -{0} m 0 {0} l 20 -{0} l h ", 10 + 3 * symbol);
        return fmt::format("q {}{}W n 1 .{} 0 rg {}f Q\n", spot.matrix(), outline, symbol, outline);
    }});
}

TEST_CASE("symbols that look different from card to card, or are blank, are not judged") {
    const Drawing various = [places = std::map<int, int>()](int symbol, const Spot& spot) mutable {
        const bool is_first = places[symbol]++ == 0;
        return "q " + spot.matrix() + own_clip + (is_first ? "-40 -40 80 80 re f " : three_marks(symbol)) +
               "Q\n";
    };
    const Drawing blank = [](int symbol, const Spot& spot) {
        return "q " + spot.matrix() + own_clip + (symbol == 2 ? "" : three_marks(symbol)) + "Q\n";
    };
    for (const Drawing& drawing : {various, blank}) {
        const verify::VerifyReport verdict = verify::verify(rewritten_by({drawing}));
        CHECK_FALSE(verdict.right);
        CHECK(skips(verdict, "render"));
        CHECK_FALSE(fails(verdict, "hidden-symbol"));
    }
}

TEST_CASE("names whose drawings a program has left out are counted and reported") {
    const verify::VerifyReport verdict = verify::verify(rewritten_by({[](int symbol, const Spot& spot) {
        return symbol == 2 ? std::string() : "q " + spot.matrix() + own_clip + three_marks(symbol) + "Q\n";
    }}));
    CHECK_FALSE(verdict.right);
    CHECK(fails(verdict, "missing-symbol", "card 1: labeled \"hot dog\""));
}

TEST_CASE("a drawing that is covered or cut off is found where a program can draw the pages") {
    const auto with = [](const std::string& before, const std::string& after) {
        const Drawing drawing = [](int symbol, const Spot& spot) {
            return "q " + spot.matrix() + own_clip + three_marks(symbol) + "Q\n";
        };
        const auto change = [&](Opened& opened) {
            QPDFObjectHandle card = forms_of(pages_of(opened)[0]).getKey("/C1");
            replace_content(card, before + data_of(card) + after);
        };
        return verify::verify(rewritten_by({drawing, 0.4, 0, change}), {.render = true});
    };
    const verify::VerifyReport honest = with("", "");
    if (is_not_drawn(honest)) return;
    CHECK(honest.right);
    CHECK(passes(honest, "render", "21 symbols"));
    CHECK(fails(with("", " q 1 g -80 -80 160 160 re f Q"), "hidden-symbol", "card 1"));
    CHECK(fails(with("-80 -80 20 160 re W n ", ""), "hidden-symbol", "card 1"));
}

TEST_CASE("pages that are stretched more one way than the other are measured as they were before") {
    const auto stretch = [](Opened& opened) {
        for (QPDFObjectHandle page : pages_of(opened)) {
            QPDFObjectHandle content = content_of(page);
            replace_content(content, "q 1.08 0 0 .92 0 0 cm " + data_of(content) + " Q");
        }
    };
    const Drawing drawing = [](int symbol, const Spot& spot) {
        return "q " + spot.matrix() + own_clip + three_marks(symbol) + "Q\n";
    };
    check_that_swaps_are_seen({drawing, 0.4, 0, stretch});
    CHECK(fails(verify::verify(rewritten_by({drawing, 0.4, 0, stretch})), "scale",
                "108.0 % wide and 92.0 % high"));
}
