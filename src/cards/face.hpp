#pragma once

#include <spotit/cards.hpp>

#include <cstddef>

namespace spotit::cards {

/// Returns the face of one of a card's symbols, by its place on the card.
CardList::Face face_on(const CardList& list, const CardList::Card& card, std::size_t place);

} // namespace spotit::cards
