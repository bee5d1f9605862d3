// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <qpdf/QPDFObjectHandle.hh>

namespace spotit::pdf {

/// Returns the pages' names as page labels (ISO 32000-1, 12.4.2).
QPDFObjectHandle page_labels(const document::Document& document);

/// Returns the value of /Duplex: the edge along which a printer has to flip the paper so that the backs meet
/// their fronts; "/Simplex" for documents with one side.
std::string duplex_value(const document::Document& document);

} // namespace spotit::pdf
