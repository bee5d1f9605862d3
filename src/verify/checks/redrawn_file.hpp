#pragma once

#include "verify/deck/read_deck.hpp"

namespace spotit::verify {

/// Returns a PDF with several pages for each of the file that has cards: first without what is drawn at
/// labels, then, for each layer, with that drawn again on top of it, as it is by itself: nothing covers,
/// clips or fades it. Changes the file.
std::string write_redrawn(QPDF& file, const ReadDeck& deck);

} // namespace spotit::verify
