#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::serve {

/// Names and values.
using Headers = std::vector<std::pair<std::string, std::string>>;

/// The body of an answer that is the same as long as the server runs, plain and compressed.
struct Constant {
    std::string type, bytes;
    Headers headers{};
    std::string gzip{}; ///< empty where it would not be smaller
    std::string tag{};  ///< of HTTP, for both forms
};
/// Browsers may keep it if they ask each time whether it is still the same: on another day, another server
/// may have the port. `headers` are more of the answer's.
Constant make_constant(std::string type, std::string bytes, Headers headers = {});

/// Returns whether a browser that sends this Accept-Encoding takes gzip.
bool takes_gzip(std::string_view accept_encoding);

/// Returns whether the tag is among those of If-None-Match.
bool is_known(std::string_view if_none_match, std::string_view tag);

} // namespace spotit::serve
