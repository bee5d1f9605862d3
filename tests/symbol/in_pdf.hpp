// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include <string>

namespace spotit::symbol::test {

/// A PDF page of 400 x 100 points, the symbol's origin at (20, 50), its units millimeters.
std::string label_pdf(const Symbol& label);
/// A PDF page with the symbol alone, one point a unit.
std::string pdf_of(const Symbol& symbol);
/// Returns the text that pdftotext reads in a PDF.
std::string text_in(const std::string& pdf);
/// Returns the text that pdftotext reads first on the page of a label.
std::string text_in_pdf(const Symbol& label);

} // namespace spotit::symbol::test
