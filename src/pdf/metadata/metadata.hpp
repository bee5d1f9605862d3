// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/write_context.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Adds title, people, dates, language, page labels and the viewer's print settings; for archives and print
/// shops the same data again as XMP, with `identity` (see content_identity).
void add_metadata(QPDF& file, const document::Document& document, const WriteContext& context,
                  const std::string& identity);

} // namespace spotit::pdf
