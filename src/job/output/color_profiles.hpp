// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>
#include <spotit/theme.hpp>

#include <string>

namespace spotit::job {

/// The bytes of the ICC profile of the press: the theme's, else the one that comes with the program.
/// Throws diag::Error when it can't be read.
std::string press_profile(const theme::Theme& theme, const base::DataPaths& places);
/// Those of sRGB.
std::string rgb_profile(const base::DataPaths& places);

} // namespace spotit::job
