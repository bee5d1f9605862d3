// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/assembly.hpp"

namespace spotit::pdf {

/// Makes a page with its boxes: MediaBox and BleedBox are the paper; on a page with one card, TrimBox is the
/// card without its bleed.
QPDFObjectHandle make_page(Assembly& assembly, std::size_t index);

} // namespace spotit::pdf
