// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <string>

namespace spotit::document {

/// A text in the middle of a back, as large as it fits there; on a plate where a drawing lies behind it.
struct BackText {
    const Parts& parts;
    const symbol::Symbol* drawing = nullptr; ///< none: the plain background
    color::Color background = color::white;
};
/// Its centre at the origin; an empty box when there is nothing to see. Letters that no font has go into the
/// sink. Throws diag::Error when there is no such font.
symbol::Symbol back_text(const std::string& text, const BackText& back, diag::Sink& sink);

} // namespace spotit::document
