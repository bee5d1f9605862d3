#pragma once

#include <spotit/job/prepare.hpp>

#include <string>

namespace spotit::job {

/// A finished page for browsers.
struct PageFile {
    std::string bytes; ///< HTML
    Report report;     ///< of the deck, with the stages of this file
};
/// Writes the page with the games of a deck, or the same page opened where it says why any two cards match.
/// Throws diag::Error (ErrorCategory::Usage) if the program was built without pages.
PageFile make_games_page(const PreparedDeck& deck);
PageFile make_why_page(const PreparedDeck& deck);

} // namespace spotit::job
