#pragma once

#include <spotit/cards.hpp>
#include <spotit/job/report.hpp>
#include <spotit/job/request.hpp>

namespace spotit::job {

/// The cards of a deck by the names of their symbols.
struct Listing {
    cards::CardList list;
    Report report; ///< the figures that need no drawing
};
/// Lists the cards of a theme without drawing anything. Throws diag::Error when the theme or the deck is
/// wrong.
Listing list(const Request& request);

} // namespace spotit::job
