// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace spotit::theme {

/// Common language codes, for messages.
inline constexpr std::string_view language_codes =
    "for example: ar Arabic, de German, en English, es Spanish, fr French, it Italian, ja Japanese, nl "
    "Dutch, "
    "pl Polish, pt Portuguese, tr Turkish, uk Ukrainian, zh Chinese";
/// Returns true for tags in the form of BCP 47: "pt-BR".
bool is_language(std::string_view tag);

} // namespace spotit::theme
