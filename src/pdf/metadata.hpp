// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/pdf.hpp>

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Title, producer, dates, language, page labels and how a viewer shall print.
void add_metadata(QPDF& file, const document::Document& document, const Options& options);

} // namespace spotit::pdf
