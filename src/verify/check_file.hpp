// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"
#include "verify/findings.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::verify {

/// Whether every page's boxes lie in each other: trim in bleed in media.
void check_boxes(QPDF& file, Findings& findings);
/// Why no names were found in the file, as far as it shows that.
void tell_no_names(QPDF& file, Findings& findings);
/// Whether every font is in the file.
void check_fonts(QPDF& file, Findings& findings);

} // namespace spotit::verify
