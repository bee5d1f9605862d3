#include "deck/kind.hpp"

#include <algorithm>

namespace spotit::deck {

const KindRow& find_row(Kind kind) {
    return **std::ranges::find(kind_rows, kind, &KindRow::kind);
}

bool has_features(Kind kind) {
    return find_row(kind).has_features;
}

int find_min_cards(Kind kind) {
    return find_row(kind).min_cards;
}

const Refusals& find_refusals(Kind kind) {
    return find_row(kind).refusals;
}

} // namespace spotit::deck
