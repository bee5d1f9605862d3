#include "serve/http/http.hpp"

#include "serve/text.hpp"

#include <fmt/format.h>
#include <libdeflate.h>

namespace spotit::serve {
namespace {

/// Returns the bytes as gzip; nothing if that is not smaller.
std::string compress(std::string_view bytes) {
    constexpr int usual_level = 6;
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor(
        libdeflate_alloc_compressor(usual_level), libdeflate_free_compressor);
    std::string packed(bytes.size(), '\0');
    packed.resize(
        libdeflate_gzip_compress(compressor.get(), bytes.data(), bytes.size(), packed.data(), packed.size()));
    packed.shrink_to_fit();
    return packed;
}

} // namespace

Constant make_constant(std::string type, std::string bytes, Headers headers) {
    Constant made{.type = std::move(type), .bytes = std::move(bytes), .headers = std::move(headers)};
    made.gzip = compress(made.bytes);
    made.tag = fmt::format("W/\"{}\"", make_content_id(made.bytes));
    made.headers.emplace_back("Cache-Control", "no-cache");
    made.headers.emplace_back("ETag", made.tag);
    made.headers.emplace_back("Vary", "Accept-Encoding");
    return made;
}

} // namespace spotit::serve
