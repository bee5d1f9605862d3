// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/write_context.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Title, people, dates, language, page labels and how a viewer shall print; for archives and print shops the
/// same once more as XMP, with `identity` (see content_identity).
void add_metadata(QPDF& file, const document::Document& document, const WriteContext& context,
                  const std::string& identity);

} // namespace spotit::pdf
