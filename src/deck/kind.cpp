#include "deck/kind.hpp"

#include <algorithm>

namespace spotit::deck {

const KindRow& find_row(Kind kind) {
    return **std::ranges::find(kind_rows, kind, &KindRow::kind);
}

std::string_view kind_name(Kind kind) {
    return base::enum_name(kind_names, kind);
}

std::optional<Kind> find_kind(std::string_view name) {
    return base::find_enum(kind_names, name);
}

bool has_features(Kind kind) {
    return find_row(kind).has_features;
}

int min_cards(Kind kind) {
    return find_row(kind).min_cards;
}

std::string_view unsupported_dual_reason(Kind kind) {
    return find_row(kind).no_dual;
}

std::string_view unsupported_categories_reason(Kind kind) {
    return find_row(kind).no_categories;
}

std::string_view unsupported_symbols_per_card_reason(Kind kind) {
    return find_row(kind).no_symbols_per_card;
}

} // namespace spotit::deck
