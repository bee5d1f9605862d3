// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>

namespace spotit::document {

/// From 1 to 21 (WCAG 2.1, https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio); 4.5 is what text needs.
double contrast(const color::Color& one, const color::Color& other);
inline constexpr double readable_contrast = 4.5;

/// Black or white, whichever is easier to read on the color.
color::Color readable_on(const color::Color& ground);

/// The color as it looks over an opaque one.
color::Color over(const color::Color& color, const color::Color& below);

} // namespace spotit::document
