// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qpdf/QPDF.hh>

#include <span>
#include <string>

namespace spotit::pdf {

/// Returns a UUID ("uuid:…", RFC 4122, version 8 in layout) computed from the objects' streams: equal
/// contents have equal ids.
std::string content_identity(QPDF& file, std::span<const std::string> texts);

} // namespace spotit::pdf
