// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document/compose.hpp>

namespace spotit::document {

/// Appends the pages to the document, whose faces are complete: every copy of every card, and their backs.
/// Footer letters that no font has are left out, with a warning.
void add_pages(Document& document, const ComposeInput& parts, diag::Sink& sink);

/// Returns the correction of the printer's errors: a page is rotated around the middle of the paper, then
/// stretched along its edges, then shifted; fronts are only stretched.
geom::Affine printer_correction(const sheet::Options& options, geom::Size paper, Side side);

/// Adds a picture of the text to the document and returns its place on the page; shrinks it to its room.
PlacedPicture add_line_of_text(Document& document, const std::string& text, const sheet::LabelPlace& place,
                               const symbol::Fonts& fonts);

} // namespace spotit::document
