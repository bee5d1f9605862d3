#pragma once

#include <spotit/diag/sentence.hpp>

#include <string>
#include <string_view>

namespace spotit::diag {

/// Returns the sentence in a language, by its code or locale; in English as far as that has no translation.
std::string translate(const Sentence& sentence, std::string_view language);

} // namespace spotit::diag
