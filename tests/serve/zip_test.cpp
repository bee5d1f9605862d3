#include "serve/worker/answers.hpp"

#include <doctest/doctest.h>

#include <vector>

namespace spotit::serve {
namespace {

std::string zipped(const std::vector<ZipEntry>& entries) {
    std::string bytes;
    write_zip(entries, [&](std::string_view piece) { bytes += piece; });
    return bytes;
}

} // namespace

TEST_CASE("a zip file of nothing is its end alone") {
    CHECK(zipped({}) == std::string("PK\x05\x06", 4) + std::string(18, '\0'));
}

TEST_CASE("a file in a zip file stands there as it is, with its CRC-32") {
    const std::string bytes = zipped({{"a/b.txt", "123456789"}});
    CHECK(bytes.substr(0, 4) == "PK\x03\x04");
    CHECK(bytes.substr(6, 2) == std::string("\0\x08", 2)); // names are UTF-8
    CHECK(bytes.substr(14, 4) == "\x26\x39\xF4\xCB");      // the check value of CRC-32: CBF43926
    CHECK(bytes.substr(30, 16) == "a/b.txt123456789");
    CHECK(bytes.substr(46, 4) == "PK\x01\x02");
}

} // namespace spotit::serve
