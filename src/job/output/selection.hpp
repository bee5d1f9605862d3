// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>
#include <spotit/job/pdf.hpp>

namespace spotit::job {

/// Returns true if the selection keeps all pages in their order.
bool is_whole(const Selection& selection);

/// Returns the document with the wanted pages only. Throws diag::Error (ErrorCategory::Usage) if there are
/// none.
document::Document select_pages(const document::Document& document, const Selection& selection);
/// Describes the selected part: "the fronts of 2 of the 3 sheets".
std::string describe_part(const document::Document& whole, const document::Document& part);

} // namespace spotit::job
