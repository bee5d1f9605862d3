#include "serve/worker/answers.hpp"

#include <spotit/job/files.hpp>
#include <spotit/symbol/font.hpp>

#include <bit>
#include <cstdint>
#include <vector>

namespace spotit::serve {
namespace {

constexpr std::size_t header_size = 12, row_size = 16; // of the table of tables

std::uint32_t read_number(std::string_view bytes, std::size_t at, int size) {
    std::uint32_t value = 0;
    for (int i = 0; i < size; ++i)
        value = value << 8U | static_cast<unsigned char>(bytes[at + static_cast<std::size_t>(i)]);
    return value;
}

void add_number(std::string& bytes, std::size_t value, int size) {
    for (int i = size - 1; i >= 0; --i)
        bytes += static_cast<char>(value >> (8U * static_cast<unsigned>(i)) & 0xFFU);
}

/// Returns the rows of the tables to keep; none if the font is broken.
std::vector<std::string_view> find_kept_rows(std::string_view font) {
    std::vector<std::string_view> rows;
    if (font.size() < header_size || read_number(font, 0, 4) != 0x00010000) return {};
    const std::size_t count = read_number(font, 4, 2);
    if (font.size() < header_size + count * row_size) return {};
    for (std::size_t i = 0; i < count; ++i) {
        const std::string_view row = font.substr(header_size + i * row_size, row_size);
        const std::size_t offset = read_number(row, 8, 4), length = read_number(row, 12, 4);
        if (offset > font.size() || length > font.size() - offset) return {};
        if (!row.starts_with("SVG ")) rows.push_back(row);
    }
    return rows;
}

} // namespace

std::string without_svg_table(std::string_view font) {
    const std::vector<std::string_view> rows = find_kept_rows(font);
    if (rows.empty()) return std::string(font);
    std::string head(font.substr(0, 4)), tables;
    const std::size_t range = 16 * std::bit_floor(rows.size());
    add_number(head, rows.size(), 2);
    add_number(head, range, 2);
    add_number(head, static_cast<std::size_t>(std::bit_width(rows.size())) - 1, 2);
    add_number(head, 16 * rows.size() - range, 2);
    const std::size_t begin = header_size + rows.size() * row_size;
    for (const std::string_view row : rows) {
        head += row.substr(0, 8); // name and checksum
        add_number(head, begin + tables.size(), 4);
        head += row.substr(12, 4);
        tables += font.substr(read_number(row, 8, 4), read_number(row, 12, 4));
        tables.resize((tables.size() + 3) / 4 * 4);
    }
    return head + tables;
}

std::string make_emoji_font(const base::DataPaths& places) {
    diag::Sink sink;
    return without_svg_table(
        job::read_source(symbol::Font::open_default(places, sink).file().string())->text());
}

} // namespace spotit::serve
