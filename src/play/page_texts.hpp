// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <string_view>

namespace spotit::play {

/// Returns what the page says, in the language of a BCP 47 tag or in English, by the names that
/// web/src/deck.ts gives.
nlohmann::ordered_json page_texts(std::string_view language);

} // namespace spotit::play
