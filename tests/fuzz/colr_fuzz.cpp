// Fonts from their bytes to pictures. The first byte of an input chooses one of the test font's characters.
// The rest is a whole font where it begins like one; else a COLR table, which the test font gets for its own.
#include "fuzz/budget.hpp"
#include "fuzz/symbols.hpp"

#include <spotit/symbol/font.hpp>
#include <spotit/symbol/load.hpp>

#include <iterator>
#include <stdexcept>
#include <string_view>

namespace {

using namespace spotit;

std::string read_test_font() {
    std::ifstream in(SPOTIT_SOURCE_DIR "/tests/data/colrtest.ttf", std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(in), {}};
    if (bytes.size() < 100) throw std::runtime_error("the test font can't be read");
    return bytes;
}

bool is_font(std::string_view bytes) {
    using namespace std::string_view_literals;
    for (const std::string_view magic : {"\0\1\0\0"sv, "OTTO"sv, "true"sv, "ttcf"sv, "wOFF"sv, "wOF2"sv})
        if (bytes.starts_with(magic)) return true;
    return false;
}

std::string big_endian(std::size_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift & 0xFF);
    return bytes;
}

/// The test font with another COLR table.
std::string with_colors(std::string_view table) {
    static const std::string font = read_test_font();
    static const std::size_t record = font.find("COLR");
    std::string changed = font;
    changed.replace(record + 8, 8, big_endian(font.size()) + big_endian(table.size()));
    changed += table;
    return changed;
}

/// U+F000 + index in UTF-8.
std::string private_character(unsigned index) {
    return {'\xEF', static_cast<char>(0x80 + (index >> 6U)), static_cast<char>(0x80 + (index & 63U))};
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const fuzz::InputFile file(".ttf");
    if (size == 0) return -1;
    const fuzz::Budget budget;
    const void* const rest = data + 1;
    const std::string_view bytes(static_cast<const char*>(rest), size - 1);
    const std::string font = is_font(bytes) ? std::string(bytes) : with_colors(bytes);
    const void* const start = font.data();
    try {
        const symbol::Font opened =
            symbol::Font::open(file.write({static_cast<const std::uint8_t*>(start), font.size()}));
        diag::Sink sink;
        const symbol::Symbol symbol = symbol::load({symbol::Emoji{private_character(data[0])}}, opened, sink);
        fuzz::check(symbol, sink);
        fuzz::draw(symbol);
    } catch (const diag::Error&) {
        // Its mode for what can't be read.
    }
    return 0;
}
