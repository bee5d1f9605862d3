#pragma once

#include <span>
#include <string_view>

namespace spotit::cli {

/// A starter theme with comments for beginners: one of the files in themes/templates, which are compiled in.
struct Starter {
    std::string_view name; ///< "animals"
    std::string_view text;

    /// Returns "57 cards with 8 symbols each, like the game in the shop."
    std::string_view summary() const;
};
/// Returns all starters; the first is the default of `init`.
std::span<const Starter> starters();

} // namespace spotit::cli
