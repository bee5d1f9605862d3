#pragma once

#include <string>
#include <string_view>

/// How texts and names are compared.
namespace spotit::symbol {

/// Returns a key that is the same for texts that look the same: composed letters (NFC), one kind of blank,
/// without variation selectors and invisible characters.
std::string make_comparison_key(std::string_view text);

/// Returns the key that names are sorted by: without capitals and accents, followed by the name itself.
std::string sort_key(std::string_view name);

} // namespace spotit::symbol
