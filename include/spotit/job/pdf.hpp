#pragma once

#include <spotit/document.hpp>
#include <spotit/job/prepare.hpp>

#include <string>

namespace spotit::job {

/// The sides of a deck with backs.
enum class Pages { All, Fronts, Backs };
/// The order of the pages. Reversed: the last first, for printers that stack sheets face up.
enum class PageOrder { Same, Reversed };

/// The wanted pages of a deck. Sheets are counted from 1, each with its back; numbers beyond the last sheet
/// have no effect.
struct Selection {
    Pages pages = Pages::All;
    int first = 1, last = 1'000'000;
    PageOrder order = PageOrder::Same;
};

/// A finished PDF.
struct PdfFile {
    std::string bytes;
    Report report; ///< of the deck, with the ink, the part and the stages of this file
};
/// Draws the deck as the theme's `output` has it. Throws diag::Error (ErrorCategory::Usage) when the
/// selection has no pages.
PdfFile make_pdf(const PreparedDeck& deck, const Selection& selection = {});

/// Prepares the deck and draws all of it.
PdfFile make_deck(const Request& request);

} // namespace spotit::job
