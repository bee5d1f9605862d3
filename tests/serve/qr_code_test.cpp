#include "serve/pictures.hpp"

#include <spotit/serve.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <stdexcept>

using namespace spotit;

// What a code says, tests/whole reads.

TEST_CASE("a QR code has its three corners") {
    const std::vector<std::string> rows = serve::make_qr_code("http://192.168.1.20:40511/#0123456789abcdef");
    const std::size_t size = rows.size();
    CHECK(size % 4 == 1);
    for (const auto& [x, y] : {std::pair{std::size_t{0}, std::size_t{0}}, {size - 7, 0}, {0, size - 7}}) {
        CHECK(rows[y].substr(x, 7) == "1111111");
        CHECK(rows[y + 1].substr(x, 7) == "1000001");
        CHECK(rows[y + 3].substr(x, 7) == "1011101");
    }
    CHECK_THROWS_AS(serve::make_qr_code(std::string(3000, 'a')), std::length_error);
}

TEST_CASE("a drawn QR code has a light margin of four squares") {
    const std::string drawn = serve::draw_qr_code("a"), first = drawn.substr(0, drawn.find('\n'));
    const auto size = static_cast<std::ptrdiff_t>(serve::make_qr_code("a").size());
    std::string light;
    for (std::ptrdiff_t i = 0; i < size + 8; ++i) light += "█";
    CHECK(first == light);
    CHECK(drawn.starts_with(light + "\n" + light + "\n████ "));
    CHECK(std::ranges::count(drawn, '\n') == (size + 9) / 2);
}
