#pragma once

#include "picture_files.hpp"

#include <string>
#include <vector>

/// What other programs find in a PDF.
namespace spotit::symbol::test {

using tests::pdf_of;

/// A PDF page of 400 x 100 points, the symbol's origin at (20, 50), its units millimeters.
std::string label_pdf(const Symbol& label);
/// Returns the text that pdftotext reads in a PDF.
std::string text_in(const std::string& pdf);
/// Returns the text that pdftotext reads first on the page of a label.
std::string text_in_pdf(const Symbol& label);
/// Returns what pdffonts says of a PDF: a line for each font.
std::vector<std::string> fonts_in(const std::string& pdf);
/// Returns a PDF whose objects and contents qpdf has unpacked.
std::string unpacked(const std::string& pdf);

} // namespace spotit::symbol::test
