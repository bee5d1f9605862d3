// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Photos in inks that Adobe's programs wrote have 0 for full ink. Cairo 1.16 passes them on without saying
/// so, and readers show a negative: this says so where nobody did.
void mark_inverted_photos(QPDF& file);

} // namespace spotit::pdf
