// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "serve/json.hpp"

namespace spotit::theme {
struct Theme;
}

namespace spotit::serve {

/// Returns the card services, each with the settings by which it makes these cards, or the reason why it
/// can't.
Json services_json(const theme::Theme& theme);

} // namespace spotit::serve
