// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
// Decks of which something can't be seen in print.
#include "verify/reports.hpp"
#include <spotit/verify.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <functional>
#include <utility>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

using Object = QPDFObjectHandle;
using Change = std::function<void(Opened& opened, Object page)>;

/// A deck with backs of which one page was changed: 0 has cards 1 to 4, 1 their backs.
verify::VerifyReport with_page(std::size_t page, const Change& change, const Options& options = {}) {
    Opened opened(written(duplex(), options, production()));
    change(opened, pages_of(opened)[page]);
    return verify::verify(rewritten(opened));
}

Object content_of(Object page) {
    Object content = page.getKey("/Contents");
    return content.isArray() ? content.getArrayItem(0) : content;
}

/// Puts something around the drawing of a form on a page.
Change around(const std::string& form, const std::string& before, const std::string& after = "") {
    return [=](Opened&, Object page) {
        std::string content = data_of(content_of(page));
        const std::size_t end = content.find("/" + form + " Do");
        REQUIRE(end != std::string::npos);
        const std::size_t begin = content.rfind("q ", end);
        const std::size_t close = content.find('Q', end) + 1;
        replace_content(content_of(page), content.substr(0, begin) + "q " + before + " " +
                                              content.substr(begin, close - begin) + " Q " + after +
                                              content.substr(close));
    };
}

Change appended(const std::string& what) {
    return [=](Opened&, Object page) {
        replace_content(content_of(page), data_of(content_of(page)) + " " + what);
    };
}

Change both(const Change& one, const Change& other) {
    return [=](Opened& opened, Object page) {
        one(opened, page);
        other(opened, page);
    };
}

void add_resource(Object page, const char* category, const char* name, Object value) {
    Object resources = page.getKey("/Resources");
    if (!resources.hasKey(category)) resources.replaceKey(category, Object::newDictionary());
    resources.getKey(category).replaceKey(name, value);
}

Change state(const std::string& dictionary) {
    return
        [=](Opened&, Object page) { add_resource(page, "/ExtGState", "/Test", Object::parse(dictionary)); };
}

/// A layer /Test; the configuration as it stands in the file, with %L for the layer.
Change layer(const std::string& configuration) {
    return [=](Opened& opened, Object page) {
        Object layer = opened.file.makeIndirectObject(
            Object::parse("<< /Type /OCG /Name (drafts) /Usage << /Print << /PrintState /OFF >> >> >>"));
        const std::string reference = layer.unparse();
        std::string text = configuration;
        for (std::size_t place = 0; (place = text.find("%L")) != std::string::npos;)
            text.replace(place, 2, reference);
        Object properties = Object::newDictionary();
        properties.replaceKey("/OCGs", Object::newArray({layer}));
        properties.replaceKey("/D", Object::parse(&opened.file, text));
        opened.file.getRoot().replaceKey("/OCProperties", properties);
        add_resource(page, "/Properties", "/Test", layer);
    };
}

Change box_of_form(const std::string& form, const std::string& box) {
    return [=](Opened&, Object page) {
        forms_of(page).getKey("/" + form).getDict().replaceKey("/BBox", Object::parse(box));
    };
}

Change annotated(const std::string& flags, const std::string& appearance) {
    return [=](Opened& opened, Object page) {
        Object annotation = Object::parse("<< /Type /Annot /Subtype /Stamp /Rect [ 30 550 290 800 ] >>");
        annotation.replaceKey("/F", Object::parse(flags));
        if (!appearance.empty()) {
            Object form = Object::newStream(&opened.file, appearance);
            form.replaceDict(Object::parse("<< /Type /XObject /Subtype /Form /BBox [ 0 0 10 10 ] >>"));
            Object all = Object::newDictionary();
            all.replaceKey("/N", form);
            annotation.replaceKey("/AP", all);
        }
        page.replaceKey("/Annots", Object::newArray({opened.file.makeIndirectObject(annotation)}));
    };
}

/// A mask by the opacity of what is drawn on the page's size.
Change masked(const std::string& drawing) {
    return [=](Opened& opened, Object page) {
        Object form = Object::newStream(&opened.file, drawing);
        form.replaceDict(Object::parse("<< /Type /XObject /Subtype /Form /BBox [ 0 0 600 842 ] >>"));
        Object mask = Object::parse("<< /S /Alpha >>");
        mask.replaceKey("/G", form);
        Object state = Object::newDictionary();
        state.replaceKey("/SMask", mask);
        add_resource(page, "/ExtGState", "/Test", state);
    };
}

void check_wrong(std::size_t page, const Change& change, const std::string& text) {
    const verify::VerifyReport verdict = with_page(page, change);
    CAPTURE(text);
    CHECK_FALSE(verdict.sound);
    CHECK(blames(verdict, text));
}

void check_open(std::size_t page, const Change& change, const std::string& text) {
    const verify::VerifyReport verdict = with_page(page, change);
    CAPTURE(text);
    CHECK_FALSE(verdict.sound);
    CHECK(leaves_open(verdict, text));
}

void check_right(std::size_t page, const Change& change) {
    const verify::VerifyReport verdict = with_page(page, change);
    CHECK(verdict.sound);
    CHECK_FALSE(says(verdict, verify::Finding::Kind::Wrong, ""));
    CHECK_FALSE(leaves_open(verdict, "can be seen"));
}

const std::string gone = "nothing can be seen of card 1 on page 1: ";

} // namespace

TEST_CASE("a card that a clip hides is found, whatever the clip's shape, and one within its clip is right") {
    for (const char* clip : {"0 0 1 1 re W n", "0 0 m 9 0 l 0 9 l W n", "n 0 0 m W n", "0 0 0 0 re W* n",
                             "0 0 600 842 re 1 1 598 840 re W* n"}) {
        CAPTURE(clip);
        check_wrong(0, around("C1", clip), gone + "a clip cuts it off");
    }
    for (const char* clip : {"0 0 600 842 re W n", "-50 -50 m 900 0 l 0 1900 l W n",
                             "0 0 600 842 re 1 1 598 840 re W n", "-9 -9 1 1 re 0 0 600 842 re W* n"}) {
        CAPTURE(clip);
        check_right(0, around("C1", clip));
    }
    check_wrong(0, around("C1", "0 0 140 842 re W n"), "hot dog, cat on card 1 on page 1 can't be seen");
}

TEST_CASE("a box that cuts a card off is found") {
    check_wrong(0, box_of_form("C1", "[ 0 0 0 0 ]"), gone + "the /BBox of a form cuts it off");
    check_wrong(0, box_of_form("C1", "[ -114 -114 -20 114 ]"),
                "hot dog, cat on card 1 on page 1 can't be seen");
    check_right(0, box_of_form("C1", "[ -200 -200 200 200 ]"));
}

TEST_CASE("a layer that is not printed hides what is on it") {
    const Change on_layer = around("C1", "/OC /Test BDC", "EMC");
    const std::string off = gone + "the layer \"drafts\" is not printed";
    check_wrong(0, both(layer("<< /OFF [ %L ] >>"), on_layer), off);
    check_wrong(0, both(layer("<< /BaseState /OFF >>"), on_layer), off);
    check_wrong(0, both(layer("<< /AS [ << /Event /Print /OCGs [ %L ] >> ] >>"), on_layer), off);
    check_right(0, both(layer("<< /ON [ %L ] >>"), on_layer));
    check_right(0, both(layer("<< /BaseState /OFF /ON [ %L ] >>"), on_layer));
    const Change form_on_layer = [](Opened&, Object page) {
        forms_of(page).getKey("/C1").getDict().replaceKey(
            "/OC", page.getKey("/Resources").getKey("/Properties").getKey("/Test"));
    };
    check_wrong(0, both(layer("<< /OFF [ %L ] >>"), form_on_layer), off);
    const Change expression = [](Opened&, Object page) {
        Object all = Object::parse("<< /Type /OCMD >>"), rule = Object::newArray({Object::newName("/Not")});
        rule.appendItem(page.getKey("/Resources").getKey("/Properties").getKey("/Test"));
        all.replaceKey("/VE", rule);
        add_resource(page, "/Properties", "/Test", all);
    };
    check_open(0, both(both(layer("<< >>"), expression), on_layer), "nobody works it out");
}

TEST_CASE("what is painted upon a card on a layer that is not printed hides nothing") {
    const Change cover = appended("/OC /Test BDC 1 g 0 0 600 842 re f EMC");
    check_right(0, both(layer("<< /OFF [ %L ] >>"), cover));
    check_wrong(0, both(layer("<< >>"), cover), "something else is painted there afterwards");
}

TEST_CASE("a card that is painted as a group without opacity is found, and a soft mask is not judged") {
    const Change group = [](Opened&, Object page) {
        forms_of(page).getKey("/C1").getDict().replaceKey("/Group", Object::parse("<< /S /Transparency >>"));
    };
    const Change faint = both(state("<< /ca 0 /CA 0 >>"), around("C1", "/Test gs"));
    check_wrong(0, both(group, faint), gone + "the opacity is 0 %");
    check_right(0, both(group, both(state("<< /ca .9 >>"), around("C1", "/Test gs"))));
    check_open(0, both(state("<< /SMask << /S /Luminosity >> >>"), around("C1", "/Test gs")),
               "a soft mask, or a clip of letters, may hide them: ");
    check_right(0, both(state("<< /SMask /None >>"), around("C1", "/Test gs")));
}

TEST_CASE("a mask by opacity lets through what lies where it is drawn") {
    const auto mask = [](const std::string& drawing) {
        return both(masked(drawing), around("C1", "/Test gs"));
    };
    check_right(0, mask("0 0 600 842 re f"));
    check_wrong(0, mask("0 0 600 20 re f"), gone);
    check_open(0, mask(""), "a soft mask, or a clip of letters, may hide them: ");
    check_open(0, mask("0 0 20 20 re 580 822 20 20 re f"),
               "a soft mask, or a clip of letters, may hide them: ");
}

TEST_CASE("translucent paint hides when there is enough of it") {
    const std::string white = "/Test gs 1 g 0 0 600 842 re f ";
    check_right(0, both(state("<< /ca .4 >>"), appended(white)));
    check_wrong(0, both(state("<< /ca .4 >>"), appended(white + white + white + white)),
                "something else is painted there afterwards");
    check_right(0, both(state("<< /ca 0 >>"), appended(white)));
    check_open(0, both(state("<< /BM /Multiply >>"), appended(white)), "whether all pictures can be seen");
}

TEST_CASE("many thin lines or small areas hide as one large area does") {
    // Over the middle of card 1, which is the upper left of four.
    const auto rows = [](double step, const std::string& each) {
        std::string content = "1 G 1 g 3 w ";
        for (double y = 560; y < 800; y += step) content += fmt::format(fmt::runtime(each), y);
        return content;
    };
    const std::string line = "30 {0} m 290 {0} l S ";
    check_wrong(0, appended(rows(2.5, line)), "something else is painted there afterwards");
    check_right(0, appended(rows(40, line)));
    std::string row;
    for (int x = 30; x < 290; x += 3) row += fmt::format("{} {{0}} 3 3 re f ", x);
    check_wrong(0, appended(rows(3, row)), "something else is painted there afterwards");
    check_right(0, appended(rows(60, row)));
    const auto in_a_form = [&](const std::string& content) {
        return [=](Opened& opened, Object page) {
            Object form = Object::newStream(&opened.file, content);
            form.replaceDict(Object::parse("<< /Type /XObject /Subtype /Form /BBox [ 0 540 300 820 ] >>"));
            add_resource(page, "/XObject", "/Test", form);
            replace_content(content_of(page), data_of(content_of(page)) + " /Test Do");
        };
    };
    check_wrong(0, in_a_form(rows(2.5, line)), "something else is painted there afterwards");
    check_wrong(0, in_a_form(rows(3, row)), "something else is painted there afterwards");
}

TEST_CASE("a printed annotation that lies on a card hides it") {
    check_wrong(0, annotated("4", "1 g 0 0 10 10 re f"), gone + "an annotation lies there");
    check_open(0, annotated("4", ""), "an annotation lies there");
    check_right(0, annotated("0", "1 g 0 0 10 10 re f"));
    check_right(0, annotated("6", "1 g 0 0 10 10 re f"));
    check_right(0, annotated("4", ".1 w 0 G 0 0 10 10 re S"));
}

TEST_CASE("backs that can't be seen are found") {
    check_wrong(1, appended("1 g 0 0 600 842 re f"), "4 backs on page 2 can't be seen");
    check_wrong(1, around("C8", "0 0 1 1 re W n"),
                "1 back on page 2 can't be seen, or not as a whole: a clip");
    check_wrong(1, both(layer("<< /OFF [ %L ] >>"), around("G2", "/OC /Test BDC", "EMC")),
                "1 back on page 2 can't be seen, or not as a whole: the layer");
}

TEST_CASE("backs that are all blank are right") {
    document::Document document = duplex();
    document.faces.back().background = color::white;
    CHECK(verify::verify(written(document, {}, production())).sound);
}

TEST_CASE("what is painted over one back gives its card away, and over all of them it doesn't") {
    const std::string away = "is not painted over the other backs: it gives the card away";
    const std::string on_right = "430 650 ", on_left = "146.5 650 ";
    check_wrong(1, appended("q 1 0 0 rg " + on_right + "9 9 re f Q"), away);
    check_wrong(1, appended("q 1 0 0 rg " + on_right + "1 1 re f Q"), away);
    check_wrong(1, appended("q 1 0 0 RG " + on_right + "m 440 680 l S Q"), away);
    Opened opened(written(duplex(), {}, production()));
    const std::vector<Object> pages = pages_of(opened);
    for (const auto& [page, count] : {std::pair{1, 4}, {3, 3}}) {
        std::string dots = "1 0 0 rg ";
        for (int i = 0; i < count; ++i) {
            const double x = 155 - 100 * (i % 2), y = 237 - 100 * (i / 2);
            dots += fmt::format("{} {} 9 9 re f ", x * geom::points_per_millimeter + 5,
                                y * geom::points_per_millimeter + 5);
        }
        appended(dots)(opened, pages[static_cast<std::size_t>(page)]);
    }
    CHECK(verify::verify(rewritten(opened)).sound);
}

TEST_CASE("a picture that is too small to be made out is found") {
    Opened opened(written(fano(), {}, production()));
    Object card = forms_of(pages_of(opened)[0]).getKey("/C1");
    std::string content = data_of(card);
    const std::size_t place = content.find("/S0 Do");
    REQUIRE(place != std::string::npos);
    Object picture = forms_of(card).getKey("/S0");
    const auto box = picture.getDict().getKey("/BBox").getArrayAsRectangle();
    const double x = (box.llx + box.urx) / 2, y = (box.lly + box.ury) / 2, k = 0.05;
    replace_content(card, content.insert(place, std::to_string(k) + " 0 0 " + std::to_string(k) + " " +
                                                    std::to_string(x - k * x) + " " +
                                                    std::to_string(y - k * y) + " cm "));
    CHECK(blames(verify::verify(rewritten(opened)), "dog on card 1 on page 1 can't be seen: less than 2 mm"));
}

TEST_CASE("honest decks of every kind are right: their pictures can be seen") {
    for (const Conformance conformance : {Conformance::Pdf17, Conformance::X4, Conformance::A2b}) {
        const verify::VerifyReport verdict = verify::verify(
            written(duplex(), {.conformance = conformance, .cut_contour = "CutContour"}, production()));
        CHECK(verdict.sound);
        CHECK_FALSE(leaves_open(verdict, "can be seen"));
    }
}
