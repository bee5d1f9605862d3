#include "verify/reports.hpp"

#include "every_day.hpp"

#include <spotit/verify.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cmath>
#include <functional>

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
                 document.faces[static_cast<std::size_t>(number - 1)].list_pictures(document::Role::Symbol)) {
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

void check_that_swaps_are_seen(Rewriting rewriting) {
    const verify::VerifyReport honest = verify::verify(rewritten_by(rewriting));
    CHECK((honest.right || fails(honest, "scale", "% wide and")));
    CHECK(passes(honest, "symbols", "21 of 21"));
    rewriting.swapped = 1;
    const verify::VerifyReport swapped = verify::verify(rewritten_by(rewriting));
    CHECK_FALSE(swapped.right);
    CHECK(fails(swapped, "symbol-mismatch", "card 1: labeled \"dog\""));
    CHECK_FALSE(passes(swapped, "symbols"));
}

/// Three marks, of which the first has a height that no other has.
std::string three_marks(int symbol) {
    return fmt::format(".2 g -30 -30 40 {} re f 0 0 1 rg 0 0 m 20 30 l 10 40 l f 1 0 0 rg 20 20 9 9 re f ",
                       10 + 5 * symbol);
}

/// Gives each card the patterns P0 to P6: gradients of a color of its own, or all of the same.
enum class Gradients { Different, Same };
void add_gradients(Opened& opened, Gradients colors) {
    QPDFObjectHandle patterns = QPDFObjectHandle::newDictionary();
    for (int i = 0; i < 7; ++i) {
        const int number = colors == Gradients::Same ? 4 : i;
        const std::string color = fmt::format("[ {} {} {} ]", number & 1, number >> 1 & 1, number >> 2);
        const std::string function =
            fmt::format("<< /FunctionType 2 /Domain [ 0 1 ] /N 1 /C0 {0} /C1 {0} >>", color);
        const std::string pattern = "<< /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB "
                                    "/Coords [ 0 0 9 9 ] /Extend [ true true ] /Function " +
                                    function + " >> >>";
        patterns.replaceKey(fmt::format("/P{}", i),
                            opened.file.makeIndirectObject(QPDFObjectHandle::parse(pattern)));
    }
    for (QPDFObjectHandle page : pages_of(opened))
        for (const std::string& key : forms_of(page).getKeys())
            forms_of(page).getKey(key).getDict().getKey("/Resources").replaceKey("/Pattern", patterns);
}

std::string gradient(int symbol, const Spot& spot) {
    return "q " + spot.matrix() + own_clip +
           fmt::format("/Pattern cs /P{} scn -45 -45 90 90 re f Q\n", symbol);
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
    tests::EveryDay every_day(6);
    for (const Drawing& drawing : {inside, outside})
        for (const double turned : {0.0, 0.4})
            if (!every_day.skips_next()) check_that_swaps_are_seen({drawing, turned});
}

TEST_CASE(
    "where a program has left out the box of a drawing, the outline that it is clipped to stands for it") {
    check_that_swaps_are_seen({[](int symbol, const Spot& spot) {
        const std::string outline = fmt::format("-20 -{0} m 0 {0} l 20 -{0} l h ", 10 + 3 * symbol);
        return fmt::format("q {}{}W n 1 0 0 RG {}S Q\n", spot.matrix(), outline, outline);
    }});
}

TEST_CASE("a larger clip beside the middle of a drawing is none of its own") {
    check_that_swaps_are_seen({[](int symbol, const Spot& spot) {
        const std::string own = "q " + spot.matrix() + own_clip + three_marks(symbol) + "Q\n";
        if (spot.middle.x <= 0) return own; // on some cards
        return own + fmt::format("q 1 0 0 1 {} {} cm -24 -24 48 48 re W n 0 1 0 rg -3 -3 6 6 re f Q\n",
                                 spot.middle.x + 8, spot.middle.y);
    }});
}

TEST_CASE("a drawing whose clip ends at the edge of the card is known from other cards") {
    check_that_swaps_are_seen({[](int symbol, const Spot& spot) {
        const bool is_cut = symbol == 2 && spot.middle.x > 0; // on one card
        return fmt::format("q {}-50 -50 {} 100 re W n {}Q\n", spot.matrix(), is_cut ? 85 : 100,
                           three_marks(symbol));
    }});
}

TEST_CASE("where a drawing is paler on one card, that card alone is odd") {
    const Drawing drawing = [](int symbol, const Spot& spot) {
        const bool is_pale = symbol == 2 && spot.middle.x > 0; // on one card
        return fmt::format("q {}{}{} g -45 -40 60 {} re -40 20 20 20 re 20 -30 20 {} re f Q\n", spot.matrix(),
                           own_clip, is_pale ? 0.26 : 0, 10 + 5 * symbol, 30 + 6 * symbol);
    };
    const verify::VerifyReport verdict = verify::verify(rewritten_by({drawing, 0.4}));
    if (skips(verdict, "render")) return; // neither pdftoppm nor mutool is installed
    CHECK(fails(verdict, "odd-symbol", "card 1: \"hot dog\""));
}

TEST_CASE("gradients are told apart by their colors") {
    const auto different = [](Opened& opened) { add_gradients(opened, Gradients::Different); };
    for (const double turned : {0.0, 0.4}) check_that_swaps_are_seen({gradient, turned, 0, different});
    const auto same = [](Opened& opened) { add_gradients(opened, Gradients::Same); };
    const verify::VerifyReport verdict = verify::verify(rewritten_by({gradient, 0.4, 0, same}));
    CHECK_FALSE(verdict.right);
    CHECK(fails(verdict, "same-drawing"));
    CHECK_FALSE(fails(verdict, "symbol-mismatch"));
}

TEST_CASE("names whose drawings a program has left out are counted and reported") {
    const verify::VerifyReport verdict = verify::verify(rewritten_by({[](int symbol, const Spot& spot) {
        return symbol == 2 ? std::string() : "q " + spot.matrix() + own_clip + three_marks(symbol) + "Q\n";
    }}));
    CHECK_FALSE(verdict.right);
    CHECK(fails(verdict, "missing-symbol", "card 1: labeled \"hot dog\""));
}

TEST_CASE("what is drawn on a card once more than it is named is found, or reported as inconclusive") {
    const Drawing drawing = [](int symbol, const Spot& spot) {
        return "q " + spot.matrix() + own_clip + three_marks(symbol) + "Q\n";
    };
    const auto with = [&](const std::string& extra) {
        return verify::verify(rewritten_by({drawing, 0.4, 0, [&](Opened& opened) {
                                                QPDFObjectHandle card =
                                                    forms_of(pages_of(opened)[0]).getKey("/C1");
                                                replace_content(card, data_of(card) + " q " + extra + " Q");
                                            }}));
    };
    const std::string elephant = own_clip + three_marks(3);
    CHECK(with("0 0 0 rg").right);
    if (skips(with(""), "render")) return; // neither pdftoppm nor mutool is installed
    CHECK(fails(with(".3 0 0 .3 0 60 cm " + elephant), "odd-background", "card 1:"));
    CHECK(fails(with(".16 0 0 .16 0 60 cm " + elephant), "odd-background")); // much smaller than all others
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
    if (skips(honest, "render")) return; // neither pdftoppm nor mutool is installed
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
                "108.0% wide and 92.0% high"));
}
