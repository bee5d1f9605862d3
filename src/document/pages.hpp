// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

namespace spotit::document {

/// Appends the sheets to the document, whose faces are known: every copy of every card, and their backs.
/// Letters at their foot that no font has are left out, and told.
void add_sheets(Document& document, const ComposeInput& parts, diag::Sink& sink);

/// What makes up for the printer: a page is turned in the middle of the paper, then stretched along its
/// edges, then shifted; fronts are only stretched.
geom::Affine place_of(const sheet::Options& options, geom::Size paper, Side side);

/// Adds a picture of the text and says how to put it on the sheet; shrinks it to the room it has.
PlacedPicture add_label(Document& document, const std::string& text, const sheet::LabelPlace& place,
                        const symbol::Fonts& fonts = symbol::text_fonts({}));

} // namespace spotit::document
