// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <qpdf/QPDFObjectHandle.hh>

namespace spotit::pdf {

/// The sheets' names as page labels (ISO 32000-1, 12.4.2).
QPDFObjectHandle page_labels(const document::Document& document);

/// The edge along which a printer has to turn the paper so that the backs meet their fronts, as a value of
/// /Duplex; "/Simplex" for sheets with one side.
std::string duplex_of(const document::Document& document);

} // namespace spotit::pdf
