#include "serve/pictures.hpp"

#include <spotit/serve.hpp>

#include <qrencode.h>

#include <memory>
#include <stdexcept>

namespace spotit::serve {

std::vector<std::string> make_qr_code(const std::string& text) {
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_L), QRcode_free);
    if (!code) throw std::length_error("this is too long for a QR code");
    const auto size = static_cast<std::size_t>(code->width);
    std::vector<std::string> rows(size, std::string(size, '0'));
    for (std::size_t i = 0; i < size * size; ++i)
        if ((code->data[i] & 1U) != 0) rows[i / size][i % size] = '1';
    return rows;
}

std::string draw_qr_code(const std::string& text) {
    constexpr std::size_t margin = 4;
    const std::vector<std::string> rows = make_qr_code(text);
    const auto is_light = [&](std::size_t x, std::size_t y) {
        const std::size_t row = y - margin, column = x - margin; // beyond the rows where it wraps around
        return row >= rows.size() || column >= rows.size() || rows[row][column] == '0';
    };
    constexpr const char* blocks[]{" ", "▄", "▀", "█"}; // by the light one above, and the one below
    const std::size_t size = rows.size() + 2 * margin;
    std::string drawn;
    for (std::size_t y = 0; y < size; y += 2) {
        for (std::size_t x = 0; x < size; ++x)
            drawn += blocks[2 * static_cast<int>(is_light(x, y)) + static_cast<int>(is_light(x, y + 1))];
        drawn += '\n';
    }
    return drawn;
}

} // namespace spotit::serve
