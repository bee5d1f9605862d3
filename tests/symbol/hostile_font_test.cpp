#include "every_day.hpp"
#include "symbol/fonts.hpp"

#include "symbol/scratch_folder.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

using namespace spotit;
using namespace spotit::symbol;
using namespace spotit::symbol::test;

namespace {

/// Writes numbers as fonts have them.
class TableWriter {
public:
    TableWriter& number(std::uint32_t value, int bytes) {
        for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
            bytes_ += static_cast<char>(value >> shift & 0xFF);
        return *this;
    }
    TableWriter& u8(std::uint32_t value) { return number(value, 1); }
    TableWriter& u16(std::uint32_t value) { return number(value, 2); }
    TableWriter& u24(std::uint32_t value) { return number(value, 3); }
    TableWriter& u32(std::uint32_t value) { return number(value, 4); }
    std::uint32_t size() const { return static_cast<std::uint32_t>(bytes_.size()); }
    const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
};

std::uint32_t u32_at(const std::string& bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

/// The test font as bytes that can be spoilt.
class FontBytes {
public:
    FontBytes()
        : bytes_(read_file(data_folder() / "colrtest.ttf")) {}

    std::size_t offset(std::string_view tag) const { return u32_at(bytes_, record(tag) + 8); }
    std::size_t length(std::string_view tag) const { return u32_at(bytes_, record(tag) + 12); }
    void set_length(std::string_view tag, std::uint32_t length) { put(record(tag) + 12, length); }
    void flip(std::size_t at, unsigned bits) {
        bytes_[at] = static_cast<char>(static_cast<unsigned char>(bytes_[at]) ^ bits);
    }
    void replace(std::string_view tag, const std::string& table) {
        put(record(tag) + 8, static_cast<std::uint32_t>(bytes_.size()));
        put(record(tag) + 12, static_cast<std::uint32_t>(table.size()));
        bytes_ += table;
    }
    const std::string& bytes() const { return bytes_; }

private:
    std::size_t record(std::string_view tag) const {
        for (std::size_t at = 12;; at += 16)
            if (bytes_.compare(at, 4, tag) == 0) return at;
    }
    void put(std::size_t at, std::uint32_t value) { bytes_.replace(at, 4, TableWriter().u32(value).bytes()); }
    std::string bytes_;
};

/// Loads some of the font's symbols; what it says does not matter as long as it comes back, and soon.
void load_some(const FontBytes& font, std::uint32_t start, int count) {
    const ScratchFolder folder;
    const auto file = folder.path() / "spoilt.ttf";
    std::ofstream(file, std::ios::binary) << font.bytes();
    try {
        const Font opened = Font::open(file);
        for (int i = 0; i < count; ++i)
            load_one(private_character(static_cast<int>((start + static_cast<std::uint32_t>(i) * 7) % 179)),
                     opened);
    } catch (const diag::Error& error) {
        CHECK(error.category() == diag::ErrorCategory::File);
    }
}

/// Returns the message of loading the first symbol of a font with this COLR table.
std::string said_about(const std::string& colr) {
    FontBytes font;
    font.replace("COLR", colr);
    const ScratchFolder folder;
    const auto file = folder.path() / "hostile.ttf";
    std::ofstream(file, std::ios::binary) << font.bytes();
    const Loaded loaded = load_one(private_character(0), Font::open(file));
    CHECK(loaded.symbol.outline.empty());
    REQUIRE(loaded.said.size() == 1);
    return loaded.said.front();
}

/// Glyphs of the test font: its first symbol, and a square.
constexpr std::uint32_t first_symbol = 7, square = 1;

/// A table of version 1 with one base glyph, whose paint follows; then the given paints of layers.
std::string colr_table(const std::string& paint, const std::vector<std::string>& layers = {}) {
    constexpr std::uint32_t header = 34, base_list = 4 + 6;
    TableWriter table;
    const std::uint32_t layer_list = header + base_list + static_cast<std::uint32_t>(paint.size());
    table.u16(1)
        .u16(0)
        .u32(0)
        .u32(0)
        .u16(0)
        .u32(header)
        .u32(layers.empty() ? 0 : layer_list)
        .u32(0)
        .u32(0)
        .u32(0);
    table.u32(1).u16(first_symbol).u32(base_list);
    std::string bytes = table.bytes() + paint;
    if (layers.empty()) return bytes;
    TableWriter list;
    list.u32(static_cast<std::uint32_t>(layers.size()));
    auto at = static_cast<std::uint32_t>(4 + 4 * layers.size());
    for (const std::string& layer : layers) {
        list.u32(at);
        at += static_cast<std::uint32_t>(layer.size());
    }
    bytes += list.bytes();
    for (const std::string& layer : layers) bytes += layer;
    return bytes;
}

std::string layers_paint(std::uint32_t count, std::uint32_t first) {
    return TableWriter().u8(1).u8(count).u32(first).bytes();
}

bool ends_with_reason(const std::string& said, std::string_view reason) {
    return said.starts_with("bad-font: the font ") && said.find(reason) != std::string::npos;
}

} // namespace

TEST_CASE("color tables cut off anywhere end in an error or a picture") {
    const FontBytes whole;
    for (const std::string_view tag : {"COLR", "CPAL"}) {
        const auto length = static_cast<std::uint32_t>(whole.length(tag));
        for (std::uint32_t cut = 0; cut < length;
             cut += std::max(1U, length / static_cast<std::uint32_t>(tests::rounds(150, 40)))) {
            FontBytes font = whole;
            font.set_length(tag, cut);
            load_some(font, cut, 4);
        }
    }
}

TEST_CASE("color tables with bits flipped end in an error or a picture") {
    const FontBytes whole;
    std::uint32_t state = 12345;
    const auto below = [&](std::size_t bound) {
        state = state * 1664525U + 1013904223U;
        return (state >> 8) % static_cast<std::uint32_t>(bound);
    };
    for (int round = 0; round < tests::rounds(600, 60); ++round) {
        FontBytes font = whole;
        const std::string_view tag = round % 8 == 0 ? "CPAL" : "COLR";
        for (std::uint32_t flips = 1 + below(12); flips > 0; --flips)
            font.flip(font.offset(tag) + below(font.length(tag)), 1 + below(255));
        load_some(font, below(179), 4);
    }
}

TEST_CASE("a glyph that is painted with itself is an error") {
    CHECK(ends_with_reason(said_about(colr_table(TableWriter().u8(11).u16(first_symbol).bytes())),
                           "glyph 7 is painted with itself"));
}

TEST_CASE("a transform that moves itself is an error") {
    const std::string loop = TableWriter().u8(14).u24(0).u16(1).u16(1).bytes();
    CHECK(ends_with_reason(said_about(colr_table(loop)), "its paints are nested deeper than 64"));
    const std::string glyph = TableWriter().u8(10).u24(6).u16(square).bytes();
    CHECK(ends_with_reason(said_about(colr_table(glyph + loop)), "its paints are nested deeper than 64"));
}

TEST_CASE("layers that contain themselves are an error") {
    CHECK(ends_with_reason(
        said_about(colr_table(layers_paint(2, 0), {TableWriter().u8(2).u16(0).u16(0).bytes()})),
        "it asks for layer 1 of a list of 1"));
    CHECK(ends_with_reason(said_about(colr_table(layers_paint(255, 0), {layers_paint(255, 0)})),
                           "its paints are nested deeper than 64"));
    CHECK(ends_with_reason(said_about(colr_table(layers_paint(1, 0), {layers_paint(1, 0)})),
                           "its paints are nested deeper than 64"));
}

TEST_CASE("layers that double at each level are an error before they fill the memory") {
    std::vector<std::string> layers;
    for (std::uint32_t level = 0; level < 40; ++level)
        for (int twin = 0; twin < 2; ++twin) layers.push_back(layers_paint(2, 2 * (level + 1)));
    const std::string leaf = TableWriter().u8(10).u24(6).u16(square).u8(2).u16(0).u16(0x4000).bytes();
    layers.insert(layers.end(), {leaf, leaf});
    CHECK(ends_with_reason(said_about(colr_table(layers_paint(2, 0), layers)),
                           "it has more than 16000 paints"));
}

TEST_CASE("composites that double at each level are an error too") {
    // Each composite is 8 bytes long, and both its source and its backdrop are the next one.
    TableWriter chain;
    for (int level = 0; level < 60; ++level) chain.u8(32).u24(8).u8(3).u24(8);
    chain.u8(2).u16(0).u16(0x4000);
    CHECK(ends_with_reason(said_about(colr_table(chain.bytes())), "it has more than 16000 paints"));
}

TEST_CASE("unknown paints, unknown modes and colors that the palette lacks are errors") {
    CHECK(ends_with_reason(said_about(colr_table(TableWriter().u8(33).u32(0).bytes())), "unknown format 33"));
    CHECK(ends_with_reason(
        said_about(colr_table(TableWriter().u8(32).u24(8).u8(28).u24(8).u8(2).u16(0).u16(0).bytes())),
        "unknown composite mode 28"));
    CHECK(ends_with_reason(said_about(colr_table(TableWriter().u8(2).u16(5).u16(0x4000).bytes())),
                           "it asks for color 5 of a palette of 5"));
}

TEST_CASE("a paint squeezed to nothing paints nothing and harms nothing after it") {
    const std::string flat =
        TableWriter().u8(20).u24(6).u16(0).u8(10).u24(6).u16(square).u8(2).u16(0).u16(0x4000).bytes();
    const std::string leaf = TableWriter().u8(10).u24(6).u16(square).u8(2).u16(0).u16(0x4000).bytes();
    FontBytes font;
    font.replace("COLR", colr_table(layers_paint(2, 0), {flat, leaf}));
    const ScratchFolder folder;
    std::ofstream(folder.path() / "flat.ttf", std::ios::binary) << font.bytes();
    const Loaded loaded = load_one(private_character(0), Font::open(folder.path() / "flat.ttf"));
    CHECK(loaded.said.empty());
    CHECK(geom::area(loaded.symbol.outline) == doctest::Approx(800.0 * 800.0).epsilon(0.05));
}
