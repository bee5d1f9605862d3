// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/write_context.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Attaches the theme as the source of the deck (ISO 19005-3, 6.8), so that the deck can be made again.
void attach_theme(QPDF& file, const WriteContext& context);

} // namespace spotit::pdf
