#include "every_day.hpp"
#include "picture_files.hpp"
#include "render/draw_svg.hpp"
#include "render/files.hpp"
#include "render/read_png.hpp"
#include "sample_drawings.hpp"
#include "symbol/noto.hpp"

#include <spotit/render.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>

using namespace spotit;
using namespace spotit::render;
using namespace spotit::render::test;
using Picture = spotit::render::test::Pixels;

namespace {

constexpr double pixels_per_inch = 144; // two of them a unit

/// Returns one sample in so many from this one on, each on a page, and in the slow tests all.
document::Document make_samples(std::size_t first, std::size_t one_in) {
    static const tests::SampleDrawings drawings;
    std::vector<symbol::Symbol> some;
    for (std::size_t i = 0; i < drawings.all.size(); ++i)
        if (tests::tries_all() || i % one_in == first) some.push_back(drawings.all[i]);
    return tests::show_pictures(some, {100, 100}, {});
}

std::vector<Levels> draw_by_cairo(const document::Document& samples) {
    const Renderer renderer(samples);
    std::vector<Levels> pages;
    for (std::size_t i = 0; i < samples.pages.size(); ++i)
        pages.emplace_back(Picture(renderer.draw_page_png(static_cast<int>(i), {.dpi = pixels_per_inch})));
    return pages;
}

/// What a program may draw otherwise, as shares of the pixels.
using Exceptions = std::map<std::string, double>;

void check_all(const document::Document& samples, const std::vector<Levels>& drawn,
               const std::vector<Levels>& expected, const Exceptions& exceptions) {
    REQUIRE(drawn.size() == expected.size());
    constexpr int tolerance = 12;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const std::string& name = samples.pictures[i].name;
        CAPTURE(name);
        const auto exception = exceptions.find(name);
        const double allowed = exception == exceptions.end() ? 0.003 : exception->second;
        const double share = difference(drawn[i], expected[i], tolerance);
        CHECK(share <= allowed);
    }
}

std::string read(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Returns the samples as a PDF in these inks.
std::string write_samples(const document::Document& samples, pdf::Inks inks) {
    const auto profile = [](const char* name) { return read(std::string(SPOTIT_SOURCE_DIR "/icc/") + name); };
    return tests::write_file(samples, {.inks = inks, .names = false},
                             {.producer = "test",
                              .moment = {},
                              .press_profile = profile("FOGRA39L_coated.icc"),
                              .rgb_profile = profile("sRGB.icc")})
        .bytes;
}

/// A program that draws each page of a.pdf into a file.
struct Program {
    std::string command, files;
};

/// Returns the samples as a program draws their PDF.
std::vector<Levels> draw_pdf(const document::Document& samples, const Program& program,
                             pdf::Inks inks = pdf::Inks::Rgb) {
    const Scratch scratch;
    scratch.write("a.pdf", write_samples(samples, inks));
    run("cd " + scratch.path(".") + " && " + program.command + " > log 2>&1");
    std::vector<Levels> pages;
    for (std::size_t i = 0; i < samples.pages.size(); ++i) {
        std::array<char, 40> name{};
        std::snprintf(name.data(), name.size(), program.files.c_str(), static_cast<int>(i) + 1);
        pages.emplace_back(Picture(scratch.read(name.data())));
    }
    return pages;
}

std::vector<Levels> draw_svgs(const document::Document& samples, Palette palette) {
    const Renderer renderer(samples);
    std::vector<Levels> pages;
    for (std::size_t i = 0; i < samples.pages.size(); ++i)
        pages.emplace_back(
            draw_svg(renderer.draw_page_svg(static_cast<int>(i), {.palette = palette}), 200, 200));
    return pages;
}

/// Returns the pages as Chromium draws them, all on one page in columns.
std::vector<Levels> draw_in_browser(const document::Document& samples) {
    constexpr int columns = 10, side = 200;
    const Scratch scratch;
    const Renderer renderer(samples);
    const int count = static_cast<int>(samples.pages.size());
    std::string html = "<!doctype html><style>*{margin:0}body{width:2000px;font-size:0}</style>";
    for (int i = 0; i < count; ++i) {
        const std::string name = std::to_string(i) + ".svg";
        scratch.write(name, renderer.draw_page_svg(i));
        html += "<img src='" + name + "' width=200 height=200>";
    }
    scratch.write("a.html", html);
    run("chromium-headless-shell --headless --no-sandbox --disable-gpu --hide-scrollbars "
        "--force-device-scale-factor=1 --force-color-profile=srgb --window-size=2000," +
        std::to_string((count + columns - 1) / columns * side) + " --user-data-dir=" + scratch.path("user") +
        " --screenshot=" + scratch.path("a.png") + " file://" + scratch.path("a.html") + " 2> /dev/null");
    const Picture all(scratch.read("a.png"));
    std::vector<Levels> pages;
    for (int i = 0; i < count; ++i) {
        const std::array corner{i % columns * side, i / columns * side};
        pages.emplace_back(all, corner, std::array{side, side});
    }
    return pages;
}

// Below 100 pages it gives them two digits.
const Program poppler{
    "pdftoppm -r 144 -png a.pdf p; for f in p-??.png; do test ! -e $f || mv $f p-0${f#p-}; done",
    "p-%03d.png"},
    mupdf{"mutool draw -q -r 144 -o p%03d.png a.pdf", "p%03d.png"},
    ghostscript{"gs -q -dBATCH -dNOPAUSE -sDEVICE=png16m -r144 -dTextAlphaBits=4 "
                "-dGraphicsAlphaBits=4 -sOutputFile=p%03d.png a.pdf",
                "p%03d.png"};

} // namespace

// Every day each is drawn from a PDF by one of three programs, and from an SVG by one of two.

TEST_CASE("every kind of drawing looks the same in Poppler as painted by Cairo") {
    const document::Document samples = make_samples(2, 3);
    // Of a gradient it takes 256 colors, and of two modes it makes something else than other programs.
    check_all(samples, draw_pdf(samples, poppler), draw_by_cairo(samples),
              {{"linear fading repeat", 0.006},
               {"radial fading repeat", 0.01},
               {"oval fading repeat", 0.015},
               {"mode 18", 0.01},
               {"mode 24", 0.06},
               {"mode 25", 0.2}});
}

TEST_CASE("every kind of drawing looks the same in MuPDF as painted by Cairo") {
    const document::Document samples = make_samples(0, 3);
    check_all(samples, draw_pdf(samples, mupdf), draw_by_cairo(samples),
              {{"radial repeat", 0.01}, {"radial fading repeat", 0.015}});
}

TEST_CASE("every kind of drawing looks the same in Ghostscript as painted by Cairo") {
    const document::Document samples = make_samples(1, 3);
    check_all(samples, draw_pdf(samples, ghostscript), draw_by_cairo(samples),
              {{"radial reflect", 0.006}, {"radial fading reflect", 0.006}});
}

TEST_CASE("every kind of drawing looks the same from an SVG by librsvg as painted by Cairo") {
    const document::Document samples = make_samples(0, 2);
    check_all(samples, draw_svgs(samples, Palette::Colors), draw_by_cairo(samples), {});
}

TEST_CASE("every kind of drawing looks the same from an SVG by Chromium as painted by Cairo") {
    if (symbol::test::skip_without("/usr/bin/chromium-headless-shell", "Chromium")) return;
    const document::Document samples = make_samples(1, 2);
    check_all(samples, draw_in_browser(samples), draw_by_cairo(samples), {});
}

TEST_CASE("in gray, every kind of drawing looks the same in a PDF as in an SVG") {
    const document::Document samples = make_samples(0, 8);
    check_all(samples, draw_pdf(samples, mupdf, pdf::Inks::Gray), draw_svgs(samples, Palette::Grays), {});
}
