#include "serve/http/http.hpp"

#include "serve/text.hpp"

#include <spotit/diag/phrases.hpp>

#include <fmt/format.h>
#include <libdeflate.h>

#include <algorithm>

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

/// Takes what stands before the next separator off the text.
std::string_view take_part(std::string_view& text, char separator) {
    const std::size_t length = std::min(text.find(separator), text.size());
    const std::string_view part = diag::trim(text.substr(0, length));
    text.remove_prefix(std::min(length + 1, text.size()));
    return part;
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

bool takes_gzip(std::string_view accept_encoding) {
    while (!accept_encoding.empty()) {
        std::string_view part = take_part(accept_encoding, ',');
        if (take_part(part, ';') != "gzip") continue;
        const std::string_view quality = diag::trim(part);
        return !quality.starts_with("q=0") || quality.find_first_of("123456789") != std::string_view::npos;
    }
    return false;
}

bool is_known(std::string_view if_none_match, std::string_view tag) {
    while (!if_none_match.empty())
        if (take_part(if_none_match, ',') == tag) return true;
    return false;
}

} // namespace spotit::serve
