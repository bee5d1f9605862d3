#pragma once

#include <string>
#include <string_view>

namespace spotit::base {

/// Returns the words with a separator between: "a, b". fmt::join costs each unit that uses it the compiling
/// of fmt's formatters.
template<class Words>
std::string join(const Words& words, std::string_view separator) {
    std::string joined;
    std::string_view between;
    for (const std::string_view word : words) {
        joined.append(between).append(word);
        between = separator;
    }
    return joined;
}

} // namespace spotit::base
