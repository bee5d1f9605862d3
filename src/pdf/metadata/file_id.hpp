// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qpdf/QPDF.hh>

#include <span>
#include <string>

namespace spotit::pdf {

/// A UUID ("uuid:…", RFC 4122, version 8 in layout) that is made of the objects' streams: the same contents
/// have the same one.
std::string content_identity(QPDF& file, std::span<const std::string> texts);

} // namespace spotit::pdf
