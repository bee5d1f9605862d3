// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "symbol/fonts.hpp"
#include "symbol/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <fstream>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

/// The message of the error that opening the file throws.
std::string complaint(const std::filesystem::path& file) {
    try {
        Font::open(file);
    } catch (const diag::Error& error) {
        CHECK(error.fault() == diag::Fault::File);
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
    CHECK(font.format() == Font::Format::ColrV1);
    CHECK(font.family() == "ColrTest");
    CHECK(font.units_per_em() == 1000);
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
    CHECK(complaint(folder.path() / "a.woff") == "WOFF is not built yet");
    CHECK(complaint(folder.path() / "a.woff2") == "WOFF2 is not built yet");
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
    CHECK(sink.sorted().empty());
}

TEST_CASE(
    "without the default font a colour font of the system is taken with a warning, or there is an error") {
    diag::Sink sink;
    try {
        const Font font = Font::open_default({}, sink);
        REQUIRE(sink.sorted().size() == 1);
        CHECK(!sink.has_errors());
        const std::string wanted = font.format() == Font::Format::Bitmap ? "bitmap-font" : "system-font";
        CHECK(sink.sorted().front().id == wanted);
    } catch (const diag::Error& error) {
        CHECK(error.fault() == diag::Fault::File);
        CHECK(error.diagnostics().front().id == "no-emoji-font");
        CHECK(error.diagnostics().front().notes.front().find("scripts/setup") != std::string::npos);
    }
}

TEST_CASE("bitmap glyphs are painted where the font says, and plain outlines in black") {
    const Font font = Font::open(data_folder() / "bitmaptest.ttf");
    CHECK(font.format() == Font::Format::Bitmap);
    const Loaded bitmap = load_one(private_character(0), font);
    CHECK(bitmap.said.empty());
    CHECK(geom::area(bitmap.symbol.outline) == doctest::Approx(800.0 * 800.0).epsilon(0.05));
    const geom::Box box = geom::bounds(bitmap.symbol.outline);
    CHECK(box.left == doctest::Approx(100).epsilon(0.1));
    CHECK(box.bottom == doctest::Approx(0).epsilon(10));
    CHECK(box.top == doctest::Approx(-800).epsilon(0.02));
    const Loaded plain = load_one(private_character(1), font);
    CHECK(plain.said.empty());
    CHECK(geom::area(plain.symbol.outline) == doctest::Approx(200.0 * 200.0).epsilon(0.1));
}
