// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <cstddef>
#include <string>

namespace spotit::pdf {

/// Packs an image at once, so that only packed ones are kept in memory. Samples have a byte for each of four
/// inks, or one for gray.
QPDFObjectHandle ink_image(QPDF& file, const std::string& samples, std::size_t width, std::size_t height);

} // namespace spotit::pdf
