#pragma once

#include "verify/deck/read_deck.hpp"

namespace spotit::verify {

/// How many pictures of a page the drawings are divided among, so that none is near another.
inline constexpr std::size_t layer_count = 3;
/// Returns the layers of the symbols of a card.
std::vector<std::size_t> find_layers(const ReadCard& card);

/// Returns whether the operators that paint a drawing paint nothing else, so that it can be drawn by itself.
bool can_be_parted(const ReadDeck& deck, const ReadCard& card, const ReadDrawing& drawing);

/// Returns a PDF with several pages for each of the file that has cards: first without what is drawn at
/// labels, then, for each layer, with that drawn again on top of it, as it is by itself: nothing covers,
/// clips or fades it. Changes the file.
std::string write_redrawn(QPDF& file, const ReadDeck& deck);

} // namespace spotit::verify
