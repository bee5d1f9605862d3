#include "cli/starters.hpp"

namespace spotit::cli {

std::string_view Starter::summary() const {
    // The second line is "# Animals: 57 cards ...".
    const std::size_t line = text.find('\n') + 1;
    const std::size_t start = text.find(": ", line) + 2;
    return text.substr(start, text.find('\n', start) - start);
}

} // namespace spotit::cli
