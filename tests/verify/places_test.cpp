#include "verify/reports.hpp"

#include <spotit/verify.hpp>

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <functional>

using namespace spotit;
using namespace spotit::pdf;
using namespace spotit::pdf::example;

namespace {

/// A deck whose first card was changed: its drawings, one to a line, and the names after them.
verify::VerifyReport with_card(const std::function<void(std::string& drawings, std::string& names)>& change) {
    Opened opened(written(fano(), {}, file_info()));
    QPDFObjectHandle card = forms_of(pages_of(opened)[0]).getKey("/C1");
    const std::string content = data_of(card);
    const std::size_t begin = content.find("BT");
    std::string drawings = content.substr(0, begin), names = content.substr(begin);
    change(drawings, names);
    replace_content(card, drawings + names);
    return verify::verify(rewritten(opened));
}

void replace(std::string& text, const std::string& what, const std::string& by) {
    const std::size_t place = text.find(what);
    REQUIRE(place != std::string::npos);
    text.replace(place, what.size(), by);
}

void exchange(std::string& text, const std::string& one, const std::string& other) {
    replace(text, one, "?");
    replace(text, other, one);
    replace(text, "?", other);
}

/// "q .2 0 0 .2 0 60 cm": what stands before the form.
std::string placed(const std::string& drawings, const std::string& form) {
    const std::size_t end = drawings.find("/" + form + " Do");
    REQUIRE(end != std::string::npos);
    const std::size_t begin = drawings.rfind("q ", end);
    return drawings.substr(begin, end - begin);
}

} // namespace

TEST_CASE("a name that is not quite in the middle of its picture still goes with it") {
    const verify::VerifyReport verdict = with_card(
        [](std::string& drawings, std::string&) { drawings = "q 1 0 0 1 4 3 cm " + drawings + " Q "; });
    CHECK(verdict.right);
    CHECK(passes(verdict, "symbols", "21 of 21"));
}

TEST_CASE("two drawings of one card that were exchanged are seen, also when names are beside their middle") {
    for (const char* moved : {"1 0 0 1 0 0 cm ", "1 0 0 1 4 3 cm "}) {
        const verify::VerifyReport verdict = with_card([&](std::string& drawings, std::string&) {
            exchange(drawings, "/S0 Do", "/S1 Do");
            drawings = std::string("q ") + moved + drawings + " Q ";
        });
        CHECK_FALSE(verdict.right);
        CHECK(fails(verdict, "symbol-mismatch", "card 1: labeled \"dog\""));
        CHECK(fails(verdict, "symbol-mismatch", "card 1: labeled \"cat\""));
        CHECK_FALSE(passes(verdict, "symbols"));
    }
}

TEST_CASE("a drawing that was laid upon another, or away from its name, is seen") {
    for (const std::string& place : {std::string(), std::string("q .28346 0 0 .28346 0 90 cm ")}) {
        const verify::VerifyReport verdict = with_card([&](std::string& drawings, std::string&) {
            const std::string other = place.empty() ? placed(drawings, "S1") : place;
            replace(drawings, placed(drawings, "S0"), other);
        });
        CHECK_FALSE(verdict.right);
        CHECK(fails(verdict, "missing-symbol", "card 1: labeled \"dog\""));
        CHECK_FALSE(passes(verdict, "symbols"));
    }
}

TEST_CASE("where names were taken out of a file, it says so and what to do") {
    Opened opened(written(fano(), {}, file_info()));
    for (QPDFObjectHandle& object : opened.file.getAllObjects())
        if (object.isDictionary() && object.hasKey("/ToUnicode")) object.removeKey("/ToUnicode");
    CHECK(skips(verify::verify(rewritten(opened)), "no-hidden-text", "/ToUnicode"));
}
