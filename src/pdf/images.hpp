// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Adds the missing /Decode array to CMYK photos by Adobe's programs, in which 0 is full ink. Cairo 1.16
/// copies them without one, and readers would show a negative.
void invert_adobe_photos(QPDF& file);

} // namespace spotit::pdf
