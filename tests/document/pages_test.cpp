#include "face_parts.hpp"

#include <spotit/document.hpp>

#include "document/dump.hpp"
#include "document/example.hpp"
#include "golden.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <string>

using namespace spotit;
using document::Side;
using tests::Example;
using tests::printed_texts;

namespace {

sheet::Options duplex(sheet::Duplex how) {
    sheet::Options options;
    options.duplex = how;
    options.orientation = sheet::Orientation::Portrait;
    return options;
}

document::Document with_backs(const sheet::Options& options) {
    return Example().compose("Squares", options, 85, {.back = document::Back{}});
}

std::vector<std::string> page_names(const document::Document& document) {
    std::vector<std::string> result;
    for (const document::Page& page : document.pages) result.push_back(page.name);
    return result;
}

} // namespace

TEST_CASE("each front page is followed by the page of its backs") {
    const document::Document document = with_backs(duplex(sheet::Duplex::LongEdge));
    CHECK(page_names(document) == std::vector<std::string>{"1", "1 back", "2", "2 back"});
    for (std::size_t i = 0; i < 4; ++i)
        CHECK(document.pages[i].side == (i % 2 == 0 ? Side::Front : Side::Back));
}

TEST_CASE("only the cards that are wanted stand on the pages, each with its back") {
    const document::Document document = Example().compose("Squares", duplex(sheet::Duplex::LongEdge), 85,
                                                          {.back = document::Back{}, .only = {5, 2}});
    CHECK(page_names(document) == std::vector<std::string>{"1", "1 back"});
    CHECK(document.card_count == 7);
    REQUIRE(document.pages[0].slots.size() == 2);
    CHECK(document.pages[0].slots[0].face == 2);
    CHECK(document.pages[0].slots[1].face == 5);
    CHECK(document.pages[1].slots.size() == 2);
}

TEST_CASE("the title card takes the slot behind the last card, with the deck's back") {
    for (const bool has_back : {true, false}) {
        const auto back = has_back ? std::optional(document::Back{}) : std::nullopt;
        const document::Document document = Example().compose("Squares", duplex(sheet::Duplex::LongEdge), 85,
                                                              {.back = back, .title_card = true});
        REQUIRE(document.title_card);
        CHECK(*document.title_card == static_cast<int>(document.faces.size()) - 1);
        CHECK(document::count_backs(document) == (has_back ? 1 : 0));
        REQUIRE(document.pages.size() == (has_back ? 4U : 2U)); // as without it: six cards and one
        const auto& fronts = document.pages.at(has_back ? 2 : 1).slots;
        REQUIRE(fronts.size() == 2);
        CHECK(fronts[1].face == *document.title_card);
        CHECK(document::is_front(document, fronts[1].face));
        CHECK(document.faces.back().list_pictures(document::Role::Symbol).empty());
        if (!has_back) continue;
        REQUIRE(document.pages[3].slots.size() == 2);
        CHECK(document.pages[3].slots[1].face == document.card_count);
        CHECK_FALSE(document::is_front(document, document.card_count));
    }
    CHECK_FALSE(
        Example()
            .compose("Squares", duplex(sheet::Duplex::LongEdge), 85, {.only = {5}, .title_card = true})
            .title_card);
}

TEST_CASE("a two-sided document says everything that its pages show") {
    sheet::Options options = duplex(sheet::Duplex::ShortEdge);
    options.cut_lines = sheet::CutLines::None;
    options.marks = sheet::Marks::Center;
    options.scale_check = false;
    options.bleed = 2;
    options.back_offset = {0.4, -0.2};
    CHECK(tests::matches_golden("document/two_sided.txt", tests::dump(with_backs(options))));
}

TEST_CASE("behind every card lies its back, on the last sheet that is partly filled too") {
    for (const sheet::Duplex how : {sheet::Duplex::LongEdge, sheet::Duplex::ShortEdge}) {
        const document::Document document = with_backs(duplex(how));
        REQUIRE(document.pages.size() == 4);
        for (const std::size_t page : {0U, 2U}) {
            const auto &fronts = document.pages[page].slots, &backs = document.pages[page + 1].slots;
            REQUIRE(backs.size() == fronts.size());
            for (std::size_t i = 0; i < fronts.size(); ++i) {
                CHECK(fronts[i].face < document.card_count);
                CHECK(backs[i].face == document.card_count);
                const geom::Point p = fronts[i].center;
                if (how == sheet::Duplex::LongEdge) {
                    CHECK(backs[i].center == geom::Point{210 - p.x, p.y});
                    CHECK(backs[i].angle == 0);
                    CHECK(backs[i].bleed_clip.left == 210 - fronts[i].bleed_clip.right);
                } else {
                    CHECK(backs[i].center == geom::Point{p.x, 297 - p.y});
                    CHECK(backs[i].angle == doctest::Approx(std::numbers::pi));
                    CHECK(backs[i].bleed_clip.top == 297 - fronts[i].bleed_clip.bottom);
                }
            }
        }
    }
}

TEST_CASE("a back may be painted behind what its front may be painted") {
    for (const sheet::Duplex how : {sheet::Duplex::LongEdge, sheet::Duplex::ShortEdge}) {
        sheet::Options options = duplex(how);
        options.gap = 0;
        options.bleed = 3;
        const geom::Shape poker = geom::Shape::rectangle({63, 88}, 3);
        const document::Document document =
            Example().compose("", options, 0, {.back = document::Back{}, .card = poker});
        const auto &fronts = document.pages[0].slots, &backs = document.pages[1].slots;
        REQUIRE(fronts.size() == 7);
        bool cut = false; // at one side, not at the other
        for (std::size_t i = 0; i < fronts.size(); ++i) {
            const geom::Box front = fronts[i].bleed_clip, back = backs[i].bleed_clip;
            const bool sideways = how == sheet::Duplex::LongEdge;
            CHECK(back.left == (sideways ? 210 - front.right : front.left));
            CHECK(back.right == (sideways ? 210 - front.left : front.right));
            CHECK(back.top == (sideways ? front.top : 297 - front.bottom));
            CHECK(back.bottom == (sideways ? front.bottom : 297 - front.top));
            cut |= front.left != 210 - front.right && front.top != 297 - front.bottom;
        }
        CHECK(cut);
    }
}

TEST_CASE("marks, cut lines and bars are on the fronts; backs have a small line of text") {
    const document::Document document = with_backs(duplex(sheet::Duplex::LongEdge));
    CHECK(document.pages[0].strokes.size() > 6);
    CHECK(document.pages[1].strokes.empty());
    CHECK(printed_texts(document, document.pages[0]).back() ==
          "Squares · sheet 1 of 2 · print at 100% (actual size) · flip on long edge");
    CHECK(printed_texts(document, document.pages[1]) ==
          std::vector<std::string>{"Squares · sheet 1 of 2 · back"});
    sheet::Options options = duplex(sheet::Duplex::ShortEdge);
    options.marks_on_backs = true;
    const document::Document marked = with_backs(options);
    CHECK(marked.pages[1].strokes.size() ==
          sheet::draw_marks(sheet::impose(marked.card, options), marked.card, options, 6).size());
    CHECK(printed_texts(marked, marked.pages[2]).back().ends_with("flip on short edge"));
}

TEST_CASE("without backs there are no pages for them, whatever the printer could do") {
    const document::Document document = Example().compose("Squares", duplex(sheet::Duplex::LongEdge));
    CHECK(page_names(document) == std::vector<std::string>{"1", "2"});
    CHECK(printed_texts(document, document.pages[0]).back().ends_with("(actual size)"));
}

TEST_CASE("a folded sheet has fronts and backs on one page, and a line between them") {
    const sheet::Options options = duplex(sheet::Duplex::Fold);
    const document::Document document = with_backs(options);
    const sheet::Imposition imposition = sheet::impose(document.card, options);
    const std::size_t pairs = imposition.slots.size();
    REQUIRE(document.pages.size() == (7 + pairs - 1) / pairs);
    const document::Page& page = document.pages[0];
    CHECK(page.side == Side::Front);
    CHECK(page.slots.size() == 2 * pairs);
    CHECK(std::ranges::count_if(page.slots, [&](const document::Slot& slot) {
              return slot.face >= document.card_count;
          }) == static_cast<std::ptrdiff_t>(pairs));
    CHECK(std::ranges::any_of(page.strokes, [&](const drawing::Line& stroke) {
        return stroke.from == imposition.fold->from && stroke.to == imposition.fold->to;
    }));
    CHECK(printed_texts(document, page).back().ends_with("fold at the line and glue"));
}

TEST_CASE("every copy of the deck is printed, each with its own back") {
    const std::vector<color::Color> colors{{1, 0, 0, 1}, {0, 0, 1, 1}};
    const document::Document document =
        Example().compose("Squares", duplex(sheet::Duplex::LongEdge), 85,
                          {.back = document::Back{}, .copies = 3, .copy_colors = colors});
    std::map<int, int> fronts;
    std::vector<color::Color> backs;
    for (const document::Page& page : document.pages)
        for (const document::Slot& slot : page.slots) {
            if (page.side == Side::Front) ++fronts[slot.face];
            if (page.side == Side::Back)
                backs.push_back(
                    *tests::parts_of(document.card, document.faces[static_cast<std::size_t>(slot.face)])
                         .background);
        }
    CHECK(fronts.size() == 7);
    for (const auto& [face, count] : fronts) CHECK(count == 3);
    REQUIRE(backs.size() == 21);
    for (std::size_t i = 0; i < 21; ++i) CHECK(backs[i] == colors[i / 7 % 2]);
}

TEST_CASE("sheets have no footer where the theme wants none") {
    const document::Document document = Example().compose("Squares", duplex(sheet::Duplex::LongEdge), 85,
                                                          {.back = document::Back{}, .footer = ""});
    for (const document::Page& page : document.pages)
        for (const std::string& label : printed_texts(document, page)) CHECK(label == "50 mm");
    CHECK(printed_texts(document, document.pages[1]).empty());
}

TEST_CASE("the footer says what the theme wants it to say") {
    const document::Document document =
        Example().compose("Squares", duplex(sheet::Duplex::LongEdge), 85,
                          {.back = document::Back{}, .footer = "{title} — {sheet}/{sheets} {what}"});
    CHECK(printed_texts(document, document.pages[2]).back() == "Squares — 2/2 {what}");
    CHECK(printed_texts(document, document.pages[3]).back() == "Squares — 2/2 {what}");
}

TEST_CASE("a cutter's marks are on the fronts, with their name and version in the footer") {
    sheet::Options options = duplex(sheet::Duplex::LongEdge);
    options.cutter = sheet::Cutter::Silhouette3V1;
    const document::Document document =
        Example().compose("Squares", options, 60, {.back = document::Back{}, .footer = "{sheet}"});
    const auto squares = [](const document::Page& page) {
        return std::ranges::count_if(page.strokes, [](const drawing::Line& line) { return line.width == 5; });
    };
    CHECK(squares(document.pages[0]) == 1);
    CHECK(squares(document.pages[1]) == 0);
    CHECK(printed_texts(document, document.pages[0]).back() == "1 · silhouette-3-v1");
}

TEST_CASE("backs are shifted and turned in the middle of the paper, and all pages stretched") {
    sheet::Options options = duplex(sheet::Duplex::LongEdge);
    options.back_offset = {0.4, -0.2};
    options.back_rotation = 0.01;
    options.scale_x = 1.02;
    options.scale_y = 0.99;
    const document::Document document = with_backs(options);
    const geom::Affine front = document.pages[0].place, back = document.pages[1].place;
    const auto near = [](geom::Point a, geom::Point b) { return geom::distance(a, b) < 1e-9; };
    CHECK(near(front({105, 148.5}), {105, 148.5}));
    CHECK(near(front({205, 148.5}), {105 + 102, 148.5}));
    CHECK(near(front({105, 248.5}), {105, 148.5 + 99}));
    CHECK(near(back({105, 148.5}), {105.4, 148.3}));
    const geom::Point turned = back({205, 148.5}); // clockwise: what was at the right goes down
    CHECK(turned.x == doctest::Approx(105.4 + 102 * std::cos(0.01)));
    CHECK(turned.y == doctest::Approx(148.3 + 99 * std::sin(0.01)));
}

TEST_CASE("pages of a faultless printer are printed as they are") {
    for (const document::Page& page : with_backs(duplex(sheet::Duplex::LongEdge)).pages)
        CHECK(page.place == geom::Affine{});
}

TEST_CASE("circles are painted as far as there is room for, backs a little further if they should") {
    sheet::Options options = duplex(sheet::Duplex::LongEdge);
    options.bleed = 1;
    options.back_bleed = 0.5;
    const document::Document document = with_backs(options);
    CHECK(document.bleed == 1);
    CHECK(document::measure_face_bleed(document, 0) == 1);
    CHECK(document::measure_face_bleed(document, document.card_count) == 1.5);
    options.bleed = 5; // 4 mm between the cards
    CHECK(with_backs(options).bleed == doctest::Approx(2));
}

TEST_CASE("one card to a page: its front, its back, and nothing else") {
    sheet::Options options = duplex(sheet::Duplex::ShortEdge);
    options.one_card_per_page = true;
    options.bleed = 3;
    options.back_offset = {5, 5};
    const document::Document document = with_backs(options);
    CHECK(document.paper == geom::Size{91, 91});
    REQUIRE(document.pages.size() == 14);
    for (std::size_t i = 0; i < 14; ++i) {
        const document::Page& page = document.pages[i];
        REQUIRE(page.slots.size() == 1);
        CHECK(page.slots[0].center == geom::Point{45.5, 45.5});
        CHECK(page.slots[0].angle == 0);
        CHECK(page.slots[0].face == (i % 2 == 0 ? static_cast<int>(i / 2) : 7));
        CHECK((page.strokes.empty() && page.texts.empty()));
        CHECK(page.place == geom::Affine{});
    }
}
