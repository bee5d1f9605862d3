// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <optional>
#include <string>

namespace spotit::document {

/// What texts on backs are set in. Nothing when there is no such font, which goes into the sink.
std::optional<symbol::Fonts> back_fonts(const ComposeInput& parts, diag::Sink& sink);

/// A text in the middle of a back, as large as it fits there; on a plate where a drawing lies behind it.
struct BackText {
    const ComposeInput& parts;
    const symbol::Fonts& fonts;
    const symbol::Symbol* drawing = nullptr; ///< none: the plain background
    color::Color background = color::white;
};
/// Its center at the origin; an empty box when there is nothing to see. Letters that no font has, and a text
/// that is too long, go into the sink.
symbol::Symbol back_text(const std::string& text, const BackText& back, diag::Sink& sink);

} // namespace spotit::document
