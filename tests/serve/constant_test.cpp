#include "serve/http/http.hpp"

#include <doctest/doctest.h>
#include <libdeflate.h>

using namespace spotit::serve;

TEST_CASE("what compresses well is kept compressed, too") {
    const std::string bytes(5000, 'a');
    const Constant constant = make_constant("text/plain", bytes);
    CHECK(constant.bytes == bytes);
    CHECK(constant.gzip.size() < 100);
    std::string unpacked(bytes.size(), ' ');
    libdeflate_decompressor* const decompressor = libdeflate_alloc_decompressor();
    CHECK(libdeflate_gzip_decompress(decompressor, constant.gzip.data(), constant.gzip.size(),
                                     unpacked.data(), unpacked.size(), nullptr) == LIBDEFLATE_SUCCESS);
    libdeflate_free_decompressor(decompressor);
    CHECK(unpacked == bytes);
    CHECK(make_constant("text/plain", "a").gzip.empty());
    CHECK(make_constant("text/plain", "").gzip.empty());
}

TEST_CASE("tags differ where the bytes do") {
    const std::string tag = make_constant("text/plain", "a").tag;
    CHECK(make_constant("text/html", "a").tag == tag);
    CHECK(make_constant("text/plain", "b").tag != tag);
}
