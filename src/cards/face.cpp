#include "cards/face.hpp"

namespace spotit::cards {

CardList::Face own_face(const CardList::Symbol& symbol) {
    return {.emoji = symbol.emoji, .text = symbol.text, .image = symbol.image};
}

CardList::Face face_on(const CardList& list, const CardList::Card& card, std::size_t place) {
    const CardList::Symbol& symbol = list.symbols.at(static_cast<std::size_t>(card.symbols.at(place)));
    if (symbol.forms.empty()) return own_face(symbol);
    return symbol.forms.at(card.forms.empty() ? 0 : static_cast<std::size_t>(card.forms.at(place)));
}

} // namespace spotit::cards
