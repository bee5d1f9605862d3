// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/color.hpp>

namespace spotit::document {

/// Returns the contrast ratio, 1 to 21 (WCAG 2.1, https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio); text
/// needs 4.5.
double contrast(const color::Color& one, const color::Color& other);
inline constexpr double readable_contrast = 4.5;

/// Returns black or white, whichever is more readable on the color.
color::Color readable_on(const color::Color& ground);

/// Returns the color painted over an opaque one.
color::Color over(const color::Color& color, const color::Color& below);

} // namespace spotit::document
