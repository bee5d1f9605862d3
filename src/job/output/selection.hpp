// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>
#include <spotit/job/pdf.hpp>

namespace spotit::job {

/// Whether nothing is left out of a document, and nothing moved.
bool is_whole(const Selection& selection);

/// The document with the wanted pages only. Throws diag::Error (ErrorCategory::Usage) when there is none of
/// them.
document::Document select_pages(const document::Document& document, const Selection& selection);
/// What that is of the whole: "the fronts of 2 of the 3 sheets".
std::string describe_part(const document::Document& whole, const document::Document& part);

} // namespace spotit::job
