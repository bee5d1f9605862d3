#pragma once

#include <string_view>

namespace spotit::play {

/// The page without a deck, as web/build.mjs makes it: {{language}}, {{title}}, {{drawings}} and {{deck}}
/// stand where the deck goes. Empty if there was no npm when the program was built.
std::string_view frame();

} // namespace spotit::play
