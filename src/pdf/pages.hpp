// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/assembly.hpp"

namespace spotit::pdf {

/// A page with its boxes: the paper's; on a page with one card the trim is the card's, and all around it is
/// bleed.
QPDFObjectHandle make_page(Assembly& assembly, std::size_t index);

} // namespace spotit::pdf
