#include "symbol/fonts.hpp"

#include "symbol/in_pdf.hpp"
#include "symbol/scratch_folder.hpp"

#include "symbol/font/font_handles.hpp"
#include "symbol/glyph/glyph.hpp"

#include <spotit/symbol/font.hpp>

#include <doctest/doctest.h>
#include <hb-ot.h>

#include <algorithm>
#include <fstream>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

/// The message of the error that opening the file throws.
std::string complaint(const std::filesystem::path& file,
                      diag::ErrorCategory category = diag::ErrorCategory::File) {
    try {
        Font::open(file);
    } catch (const diag::Error& error) {
        CHECK(error.category() == category);
        CHECK(error.diagnostics().front().id == "bad-font");
        const std::string& message = error.diagnostics().front().message;
        return message.substr(message.rfind(": ") + 2);
    }
    return "none";
}

void write(const std::filesystem::path& file, std::string_view bytes) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << bytes;
}

} // namespace

TEST_CASE("a font tells what it is") {
    const Font font = colrtest();
    CHECK(font.data().format == Font::Format::ColrV1);
    CHECK(font.data().family == "ColrTest");
    CHECK(font.data().units_per_em == 1000);
    CHECK(font.file().filename() == "colrtest.ttf");
}

TEST_CASE("files that are no font are refused with the reason") {
    const ScratchFolder folder;
    write(folder.path() / "text.ttf", "This is no font at all, only some text.");
    write(folder.path() / "empty.ttf", "");
    write(folder.path() / "a.woff", "wOFF and more");
    write(folder.path() / "a.woff2", "wOF2 and more");
    CHECK(complaint(folder.path() / "absent.ttf") == "there is no such file");
    CHECK(complaint(folder.path()) == "it is not a file");
    CHECK(complaint(folder.path() / "empty.ttf") == "it is not a TTF or OTF font");
    CHECK(complaint(folder.path() / "text.ttf") == "it is not a TTF or OTF font");
    for (const std::string_view packed : {"a.woff", "a.woff2"})
        CHECK(complaint(folder.path() / packed, diag::ErrorCategory::Input) ==
              "it is compressed for web pages (WOFF)");
}

TEST_CASE("the default font is taken from the first place that has it") {
    const ScratchFolder folder;
    const auto installed = folder.path() / "second", set_up = folder.path() / "third";
    const auto below =
        "node_modules/@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf";
    std::filesystem::create_directories((set_up / below).parent_path());
    std::filesystem::create_directories(installed);
    std::filesystem::copy_file(data_folder() / "colrtest.ttf", installed / "NotoColorEmoji.ttf");
    std::filesystem::copy_file(data_folder() / "colrtest.ttf", set_up / below);
    diag::Sink sink;
    CHECK(Font::open_default({{folder.path() / "first", installed, set_up}}, sink).file() ==
          installed / "NotoColorEmoji.ttf");
    CHECK(Font::open_default({{set_up, installed}}, sink).file() == set_up / below);
    CHECK(sink.list_sorted().empty());
}

TEST_CASE(
    "without the default font a colour font of the system is taken with a warning, or there is an error") {
    diag::Sink sink;
    try {
        const Font font = Font::open_default({}, sink);
        REQUIRE(sink.list_sorted().size() == 1);
        CHECK(!sink.has_errors());
        const std::string wanted = font.data().format == Font::Format::Bitmap ? "bitmap-font" : "system-font";
        CHECK(sink.list_sorted().front().id == wanted);
    } catch (const diag::Error& error) {
        CHECK(error.category() == diag::ErrorCategory::File);
        CHECK(error.diagnostics().front().id == "no-emoji-font");
        CHECK(error.diagnostics().front().notes.front().text.english().find("scripts/setup") !=
              std::string::npos);
    }
}

TEST_CASE("bitmap glyphs are painted where the font says, and plain outlines in black") {
    const Font font = Font::open(data_folder() / "bitmaptest.ttf");
    CHECK(font.data().format == Font::Format::Bitmap);
    const Loaded bitmap = load_one(private_character(0), font);
    CHECK(bitmap.said.empty());
    CHECK(geom::area(bitmap.symbol.outline) == doctest::Approx(800.0 * 800.0).epsilon(0.05));
    const geom::Box box = geom::measure_bounds(bitmap.symbol.outline);
    CHECK(box.left == doctest::Approx(100).epsilon(0.1));
    CHECK(box.bottom == doctest::Approx(0).epsilon(10));
    CHECK(box.top == doctest::Approx(-800).epsilon(0.02));
    const Loaded plain = load_one(private_character(1), font);
    CHECK(plain.said.empty());
    CHECK(geom::area(plain.symbol.outline) == doctest::Approx(200.0 * 200.0).epsilon(0.1));
}

TEST_CASE("the first font of a collection is the same as alone") {
    const auto box = load_one(private_character(3), colrtest()).symbol.box;
    const Font font = Font::open(data_folder() / "colrtest.ttc");
    CHECK(font.data().format == Font::Format::ColrV1);
    CHECK(font.data().family == "ColrTest");
    const Loaded loaded = load_one(private_character(3), font);
    CHECK(loaded.said.empty());
    CHECK(loaded.symbol.box == box);
}

TEST_CASE("a font without its table of SVG pictures is the same but for these") {
    const ScratchFolder folder;
    const Font whole = Font::open(data_folder() / "svgtest.ttf");
    std::ofstream(folder.path() / "small.ttf", std::ios::binary) << write_without_svg(whole);
    const Font small = Font::open(folder.path() / "small.ttf");
    CHECK(small.data().format == Font::Format::Outline);
    CHECK(small.data().family == whole.data().family);
}

TEST_CASE("a font of SVG is painted in vectors, also above its em, its documents packed or not") {
    const Font font = Font::open(data_folder() / "svgtest.ttf");
    CHECK(font.data().format == Font::Format::Svg);
    for (const int index : {0, 1}) {
        const Loaded loaded = load_one(private_character(index), font);
        CHECK(loaded.said.empty());
        CHECK(loaded.symbol.outline.size() == 2);
        const geom::Box box = geom::measure_bounds(loaded.symbol.outline);
        CHECK(box.top == doctest::Approx(-1100).epsilon(0.01));
        CHECK(box.width() == doctest::Approx(800).epsilon(0.02));
        CHECK(pdf_of(loaded.symbol).find("/Image") == std::string::npos);
    }
}

TEST_CASE("a document that glyphs of a font share is read once") {
    const Font font = Font::open(data_folder() / "svgtest.ttf");
    const auto document_of = [&](const char* character) {
        const auto glyphs = shape_text(font.data(), character);
        REQUIRE(glyphs.size() == 1);
        const BlobHandle blob(hb_ot_color_glyph_reference_svg(font.data().face.get(), glyphs.front().glyph));
        unsigned length = 0;
        const char* const bytes = hb_blob_get_data(blob.get(), &length);
        return font.data().svg_documents->find({bytes, length}, "", font.data().units_per_em);
    };
    const std::string first = private_character(0);
    CHECK(document_of(first.c_str()) == document_of(first.c_str()));
    CHECK(document_of(first.c_str()) != document_of(private_character(1).c_str())); // packed, of its own
}

TEST_CASE("a font is found by file, by folder and by family") {
    const ScratchFolder folder;
    std::filesystem::create_directories(folder.path() / "below");
    std::filesystem::copy_file(data_folder() / "colrtest.ttf", folder.path() / "below" / "c.ttf");
    const auto found = [&](const std::string& name) {
        diag::Sink sink;
        return Font::find(name, {.paths = {folder.path()}}, sink).file();
    };
    const auto file = folder.path() / "below" / "c.ttf";
    CHECK(found(file.string()) == file);
    CHECK(found("below/c.ttf") == file);
    CHECK(found(folder.path().string()) == file);
    CHECK(found("colr test") == file);
    CHECK(found("DejaVu Sans").filename() == "DejaVuSans.ttf");
}

TEST_CASE("a font that is not there is an error, one of bitmaps a warning") {
    diag::Sink sink;
    for (const std::string name : {"No Such Emoji", "no/such.ttf"}) {
        try {
            Font::find(name, {}, sink);
            FAIL("found");
        } catch (const diag::Error& error) {
            CHECK(error.diagnostics().front().message.english() == "there is no font `" + name + "`");
        }
    }
    CHECK_THROWS_AS(Font::find("x", {.paths = {"/no/such/folder"}}, sink), diag::Error);
    Font::find((data_folder() / "bitmaptest.ttf").string(), {}, sink);
    REQUIRE(sink.list_sorted().size() == 1);
    CHECK(sink.list_sorted().front().id == "bitmap-font");
}

TEST_CASE("the fonts of a deck are those that its sources need, and all that are missing are reported") {
    diag::Sink sink;
    const Fonts words = Fonts::open({}, std::vector<symbol::SymbolSpec>{{Word{"a"}}}, sink);
    CHECK(words.emoji() == nullptr);
    const std::vector<symbol::SymbolSpec> sources{
        {.content = Emoji{private_character(0)}, .font = (data_folder() / "colrtest.ttf").string()},
        {.content = Word{"a"}, .font = "No One"},
        {.content = Emoji{"x"}, .font = "No Two"}};
    try {
        Fonts::open({}, sources, sink);
        FAIL("opened");
    } catch (const diag::Error& error) {
        CHECK(error.diagnostics().size() == 2);
    }
    const Fonts one = Fonts::open({}, std::span(sources).first(1), sink);
    CHECK(!load(sources.front(), one, sink).outline.empty());
    CHECK(sink.list_sorted().empty());
}

TEST_CASE("fonts are listed by family, and by the characters that they have") {
    const auto fonts = list_installed_fonts({.paths = {data_folder()}});
    CHECK(std::ranges::is_sorted(fonts, {}, &FontInfo::family));
    const auto covering = list_installed_fonts({.paths = {data_folder()}}, private_character(100));
    REQUIRE(!covering.empty());
    for (const FontInfo& font : covering) CHECK(font.family == "ColrTest");
    CHECK(covering.front().color);
    CHECK(covering.front().format == Font::Format::ColrV1);
    CHECK(list_installed_fonts({}, "\u0378").empty());
    const auto format_of = [&](std::string_view file) {
        return std::ranges::find_if(fonts, [&](const FontInfo& font) { return font.file.filename() == file; })
            ->format;
    };
    CHECK(describe_font_format(format_of("svgtest.ttf")) == "SVG");
    CHECK(describe_font_format(format_of("bitmaptest.ttf")) == "bitmaps");
    CHECK(describe_font_format(format_of("DejaVuSans.ttf")) == "outlines");
}

TEST_CASE("the default emoji font is listed with those of the system") {
    if (skip_without_noto()) return;
    const auto fonts = list_installed_fonts({.places = set_up_places()}, "🦄👨‍👩‍👧");
    const auto found = std::ranges::find(fonts, noto().file(), &FontInfo::file);
    REQUIRE(found != fonts.end());
    CHECK(found->family == "Noto Color Emoji");
    CHECK(found->color);
    CHECK(found->format == Font::Format::ColrV1);
}
