// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/theme.hpp>

#include <string>
#include <vector>

namespace spotit::job {

/// How a little less would save paper; nothing when it would not. `cards` are all that are printed.
std::vector<std::string> hints(const theme::Theme& theme, int cards);

/// "backs for long-edge duplex"; empty when the theme has no backs.
std::string backs_text(const theme::Theme& theme);

} // namespace spotit::job
