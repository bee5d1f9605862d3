#include "every_day.hpp"
#include "symbol/fonts.hpp"
#include "symbol/in_pdf.hpp"
#include "symbol/scratch_folder.hpp"

#include <spotit/symbol/load.hpp>

#include <doctest/doctest.h>
#include <malloc.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

/// Loads a picture as a deck does: SVGs are tried first.
Loaded load_tried(const std::string& bytes, const std::string& name) {
    const ScratchFolder folder;
    std::ofstream(folder.path() / name, std::ios::binary) << bytes;
    SymbolSpec spec{Picture{folder.path() / name}};
    diag::Sink sink;
    if (try_pictures({&spec, 1}, colrtest(), sink).empty()) return load_source(spec);
    Loaded refused;
    for (const auto& error : sink.list_sorted())
        refused.said.push_back(std::string(error.id.name()) + ": " + error.message.english());
    return refused;
}

/// Loads a picture that must be refused, and not only because it takes too long; what was said, without the
/// file's name.
std::string refusal(const std::string& bytes) {
    const Loaded loaded = load_tried(bytes, "hostile");
    CHECK(loaded.symbol.outline.empty());
    REQUIRE(loaded.said.size() == 1);
    CHECK(loaded.said.front().starts_with("bad-picture: can't use the picture "));
    const std::string& said = loaded.said.front();
    CHECK(said.find("processor time") == std::string::npos);
    return said.substr(said.find("hostile: ") + 9);
}

std::string svg(const std::string& body, const std::string& before = "") {
    return before + R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">)" + body +
           R"(<rect width="9" height="9"/></svg>)";
}

std::string repeated(const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
}

/// Each element holds the one before so many times; `use` makes a use of an id.
template<class Use>
std::string doubling(int levels, const std::string& begin, const std::string& end, Use use) {
    std::string result = R"(<rect id="u0" width="9" height="9"/>)";
    for (int level = 1; level <= levels; ++level)
        result += begin + " id='u" + std::to_string(level) + "'>" + use(level - 1) + use(level - 1) + end;
    return result;
}

std::string big_endian(std::uint32_t value, int bytes) {
    std::string result;
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        result += static_cast<char>(value >> shift & 0xFF);
    return result;
}

/// The start of a PNG that says how large it is.
std::string png_header(std::uint32_t width, std::uint32_t height) {
    return "\x89PNG\r\n\x1A\n" + big_endian(13, 4) + "IHDR" + big_endian(width, 4) + big_endian(height, 4) +
           std::string("\x08\x06\0\0\0", 5) + std::string(4, '\0');
}

/// Checks that a picture with a random change ends in an error or a picture, and soon.
void check_mutations(const std::string& whole, int rounds) {
    std::uint32_t state = 2026;
    const auto below = [&](std::size_t bound) {
        state = state * 1664525U + 1013904223U;
        return (state >> 8) % static_cast<std::uint32_t>(bound);
    };
    for (int round = 0; round < rounds; ++round) {
        std::string bytes = whole;
        if (round % 4 == 0) bytes.resize(below(bytes.size()));
        for (std::uint32_t changes = 1 + below(6); changes > 0 && !bytes.empty(); --changes)
            bytes[below(bytes.size())] = static_cast<char>(below(256));
        const Loaded loaded = load_tried(bytes, "spoilt");
        CAPTURE(round);
        CHECK(loaded.said.empty() == !loaded.symbol.outline.empty());
    }
}

} // namespace

TEST_CASE("pictures that say they are huge are refused with the figures before anything is unpacked") {
    CHECK(refusal(png_header(50000, 50000)) ==
          "it is 50000 x 50000 pixels; pictures with more than 40 million pixels are not read");
    CHECK(refusal(png_header(0, 10)) == "it has no pixels");
    std::string jpeg = read_file(data_folder() / "photo.jpg");
    const std::size_t frame = jpeg.find("\xFF\xC0");
    jpeg.replace(frame + 5, 4, big_endian(60000U << 16U | 65000U, 4));
    CHECK(refusal(jpeg) ==
          "it is 65000 x 60000 pixels; pictures with more than 400 million pixels are not read");
}

TEST_CASE("pictures cut off anywhere are errors") {
    tests::EveryDay every_day(12);
    for (const std::string name : {"photo.jpg", "progressive.jpg", "inks.jpg", "alpha.png"}) {
        const std::string whole = read_file(data_folder() / name);
        for (std::size_t length = 0; length + 2 < whole.size(); length += 7) {
            if (name == "alpha.png" && length + 12 >= whole.size()) continue; // its pixels are whole
            if (every_day.skips_next()) continue;
            CAPTURE(name);
            CAPTURE(length);
            refusal(whole.substr(0, length));
        }
    }
}

TEST_CASE("pictures with bytes changed end in an error or a picture") {
    for (const std::string name : {"photo.jpg", "progressive.jpg", "inks.jpg", "alpha.png"}) {
        CAPTURE(name);
        check_mutations(read_file(data_folder() / name), tests::rounds(250, 8));
    }
}

TEST_CASE("HEIC, AVIF, BMP and TIFF with bytes changed end in an error or a picture") {
    for (const std::string name : {"photo.heic", "photo.avif", "photo.bmp", "photo.tiff"}) {
        CAPTURE(name);
        check_mutations(read_file(data_folder() / name), tests::rounds(60, 2));
    }
}

TEST_CASE("a BMP, GIF or TIFF that says it is huge is refused before anything is unpacked") {
    const auto little_endian = [](std::uint32_t value) {
        std::string bytes = big_endian(value, 4);
        std::ranges::reverse(bytes);
        return bytes;
    };
    std::string bmp = read_file(data_folder() / "photo.bmp"), gif = read_file(data_folder() / "alpha.gif");
    bmp.replace(18, 8, little_endian(50000) + little_endian(static_cast<std::uint32_t>(-50000)));
    CHECK(refusal(bmp) ==
          "it is 50000 x 50000 pixels; pictures with more than 40 million pixels are not read");
    gif.replace(6, 4, "\xFF\xFF\xFF\xFF");
    CHECK(refusal(gif) ==
          "it is 65535 x 65535 pixels; pictures with more than 40 million pixels are not read");
    // The directory's first entry gives the width, as a long: 50000 x 32000.
    const std::string tiff = std::string("II*\0\x08\0\0\0\x02\0", 10) + std::string("\0\1\4\0\1\0\0\0", 8) +
                             little_endian(50000) + std::string("\1\1\4\0\1\0\0\0", 8) +
                             little_endian(32000) + std::string(4, '\0');
    CHECK(refusal(tiff) ==
          "it is 50000 x 32000 pixels; pictures with more than 40 million pixels are not read");
}

TEST_CASE("an SVG that crashes librsvg is refused, and the program goes on") {
    // librsvg 2.54 panics: the flood lies outside of the filter's region.
    const std::string bytes =
        svg("<filter id='f' x='0' y='0' width='1' height='1'><feFlood x='200' y='200' width='9' height='9'/>"
            "<feTile/></filter><rect width='50' height='50' filter='url(#f)'/>");
    if (!load_tried(bytes, "drawn").symbol.outline.empty()) return; // Debian 13's 2.60 does not
    CHECK(refusal(bytes).starts_with("the library that draws it crashes"));
    CHECK(refusal(bytes).starts_with("the library that draws it crashes")); // each time
}

TEST_CASE("an SVG that takes too much memory is refused") {
#if !defined(__SANITIZE_ADDRESS__)
    malloc_trim(0); // memory that was freed before may be taken again
    // Each element has a copy of the long name.
    const std::string named = "<style>*{font-family:" + std::string(100'000, 'a') + "}</style>";
    CHECK(refusal(svg(named + repeated("<g/>", 8'000))).find("memory") != std::string::npos);
#endif
}

TEST_CASE("an SVG with more text than librsvg has memory for is refused") {
    // librsvg leaves it out without an error.
    const std::string words = repeated("word ", 60'000);
    CHECK(refusal(svg("<text>" + words + "</text>")) == "it contains more than 200000 letters of text");
    CHECK(load_tried(svg("<text>a</text>" + words), "drawn").said.empty());
}

TEST_CASE("of several pictures those that fail are named, and the others are drawn") {
    const ScratchFolder folder;
    const std::string good = svg("<circle r='40'/>"), bad = svg("<g>", "<") + "</g>";
    std::vector<SymbolSpec> specs;
    for (const std::string& bytes : {good, bad, good, bad, std::string("no SVG at all")}) {
        specs.push_back({Picture{folder.path() / (std::to_string(specs.size()) + ".svg")}});
        std::ofstream(write_symbol(specs.back(), PathPart::Whole), std::ios::binary) << bytes;
    }
    diag::Sink sink;
    CHECK(try_pictures(specs, colrtest(), sink) == std::vector<std::size_t>{1, 3});
    REQUIRE(sink.list_sorted().size() == 2);
    CHECK(sink.list_sorted()[0].message.english().find("1.svg: it is not a readable SVG") !=
          std::string::npos);
    CHECK(sink.list_sorted()[0].notes ==
          std::vector{diag::make_fix("simplify it, or export it as a PNG of 2000 x 2000 pixels")});
}

TEST_CASE("elements of an SVG that use each other again and again are refused") {
    const auto use = [](int id) { return "<use href='#u" + std::to_string(id) + "'/>"; };
    if (tests::tries_all()) // librsvg counts to half a million first
        CHECK(refusal(svg(doubling(30, "<g", "</g>", use))).find("use each other too often") !=
              std::string::npos);
    CHECK(refusal(svg(repeated("<g>", tests::rounds(100000, 10000)))).find("nested too deeply") !=
          std::string::npos);
}

TEST_CASE("filters that take long are drawn with fewer pixels, in print too, rather than for minutes") {
    const auto with = [](const std::string& steps, const std::string& rest) {
        return svg("<filter id='f' x='-9' y='-9' width='19' height='19'>" + steps + "</filter>" +
                   "<rect width='60' height='60' filter='url(#f)'/>" + rest);
    };
    const std::string text = "<text x='90' y='99' font-size='1'>.</text>";
    const std::string mask = "<mask id='m'/><g mask='url(#m)'>";
    const std::string hidden = // only the dot is to be seen, and that is looked at closely
        svg(mask +
            "<rect width='60' height='60' filter='url(#f)'/></g><filter id='f'><feMorphology radius='1'/>"
            "<feGaussianBlur stdDeviation='2'/></filter>" +
            text);
    tests::EveryDay every_day(4);
    for (const std::string& given : {hidden, with("<feMorphology radius='9'/>", ""),
                                     with("<feDisplacementMap scale='9'/><feMorphology radius='2'/>", text),
                                     with(repeated("<feGaussianBlur stdDeviation='3'/>", 20), "")}) {
        if (every_day.skips_next()) continue;
        CAPTURE(given);
        const Loaded loaded = load_tried(given, "slow.svg");
        REQUIRE(!loaded.symbol.outline.empty());
        CHECK(pdf_of(loaded.symbol).size() > 100);
    }
}

TEST_CASE("a filter that says how small its place is may be one of many") {
    std::string many;
    for (int i = 0; i < tests::rounds(20, 2); ++i)
        many += "<filter id='f" + std::to_string(i) +
                "' filterUnits=\"userSpaceOnUse\" x='0' y='0' width='20' height='20'>" +
                repeated("<feGaussianBlur stdDeviation='.2'/>", 6) +
                "</filter><rect width='19' height='19' "
                "filter='url(#f" +
                std::to_string(i) + ")'/>";
    const Loaded loaded = load_tried(svg(many), "modern.svg");
    CHECK(!loaded.symbol.outline.empty());
    CHECK(loaded.said.size() == 1); // it becomes an image
}

TEST_CASE("pictures in an SVG are looked at before they are unpacked, however they are written") {
    const std::string huge = png_header(50000, 50000);
    std::string coded;
    for (const char c : huge) {
        constexpr std::string_view digits = "0123456789ABCDEF";
        const auto byte = static_cast<unsigned char>(c);
        coded += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    const std::string reason = "a picture embedded in it is 50000 x 50000 pixels; pictures with more than 40 "
                               "million pixels are not read";
    CHECK(refusal(svg("<image width='9' height='9' href='data:image/png," + coded + "'/>")) == reason);
    for (const std::string address : {" &#100;at&#x61;:image/png,", "da&#116;a:image/png,", "data:&#32;,"})
        CHECK(refusal(svg("<image width='9' height='9' href='" + address + coded + "'/>")) ==
              "a picture embedded in it has entities");
    CHECK(refusal(svg("<image href='data:image/gif,GIF89a'/>")) ==
          "a picture embedded in it is neither PNG nor JPEG nor SVG");
}

TEST_CASE("entities that could hide something are refused, those of drawing programs are not") {
    const auto with = [](const std::string& entity) { return svg("", "<!DOCTYPE svg [" + entity + "]>"); };
    const std::string reason = "it declares entities; save it as plain SVG";
    CHECK(refusal(with("<!ENTITY a 'data'>")) == reason);
    CHECK(refusal(with("<!ENTITY a SYSTEM 'file:///etc/hostname'>")) == reason);
    CHECK(refusal(with("<!ENTITY % a 'http'>")) != "");
    CHECK(load_bytes(with("<!ENTITY ns_ai 'http://ns.adobe.com/AdobeIllustrator/10.0/'>"), "a.svg")
              .said.empty());
}

TEST_CASE("an SVG in UTF-16 is read") {
    std::string wide = "\xFF\xFE";
    for (const char c : svg("<circle cx='50' cy='50' r='40'/>", "<?xml version='1.0' encoding='UTF-16'?>"))
        wide += {c, '\0'};
    const Loaded loaded = load_tried(wide, "wide.svg");
    CHECK(loaded.said.empty());
    CHECK(!loaded.symbol.outline.empty());
}

TEST_CASE("an SVG with bytes changed ends in an error or a picture") {
    check_mutations(
        svg(R"svg(<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>
        <style>.a{fill:url(#g)}</style><g transform="rotate(3)" opacity=".7"><path class="a" d="M1 2l50 9c1 2 3 4 5 6z"/>
        <text x="9" y="9">x</text></g>)svg"),
        tests::rounds(400, 12));
}
