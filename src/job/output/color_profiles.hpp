// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include <string>

namespace spotit::theme {
struct Theme;
}

namespace spotit::job {

/// Returns the bytes of the ICC profile of the press: the theme's, or the built-in one. Throws diag::Error if
/// it can't be read.
std::string press_profile(const theme::Theme& theme, const base::DataPaths& places);
/// Returns the bytes of the sRGB profile.
std::string rgb_profile(const base::DataPaths& places);

} // namespace spotit::job
