// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/base/data_paths.hpp>
#include <spotit/color.hpp>
#include <spotit/similarity.hpp>

namespace spotit::theme {
struct Theme;
}

namespace spotit::job {

/// The colors that remain where the theme's output is printed.
struct Print {
    color::Vision vision = color::Vision::Normal;
    similarity::SoftProof press{};
};
/// Returns the print for the theme's output.
Print find_print(const theme::Theme& theme, const base::DataPaths& places);

} // namespace spotit::job
