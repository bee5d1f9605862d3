// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document/compose.hpp>

#include <optional>
#include <string>

namespace spotit::document {

/// Returns the fonts of texts on backs; nothing and an error if there is no such font.
std::optional<symbol::Fonts> back_fonts(const ComposeInput& parts, diag::Sink& sink);

/// A text in the middle of a back, as large as possible; in a box if there is a drawing behind it.
struct BackText {
    const ComposeInput& parts;
    const symbol::Fonts& fonts;
    const symbol::Symbol* drawing = nullptr; ///< none: the plain background
    color::Color background = color::white;
};
/// Returns the text, its center at the origin, with an empty box if nothing is visible. Reports letters that
/// no font has, and a text that is too long.
symbol::Symbol back_text(const std::string& text, const BackText& back, diag::Sink& sink);

} // namespace spotit::document
