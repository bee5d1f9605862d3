#include "deck/kind.hpp"

#include <algorithm>

namespace spotit::deck {

namespace {

std::vector<KindName> list_names() {
    std::vector<KindName> names;
    for (const KindRow* row : kind_rows)
        names.push_back({row->kind, base::enum_name(kind_names, row->kind), row->promise});
    return names;
}

} // namespace

std::span<const KindName> list_kinds() {
    static const std::vector<KindName> names = list_names();
    return names;
}

const KindRow& find_row(Kind kind) {
    return **std::ranges::find(kind_rows, kind, &KindRow::kind);
}

std::string_view find_kind_name(Kind kind) {
    return base::enum_name(kind_names, kind);
}

std::optional<Kind> find_kind(std::string_view name) {
    return base::find_enum(kind_names, name);
}

bool has_features(Kind kind) {
    return find_row(kind).has_features;
}

int find_min_cards(Kind kind) {
    return find_row(kind).min_cards;
}

std::string_view explain_no_dual(Kind kind) {
    return find_row(kind).no_dual;
}

std::string_view explain_no_categories(Kind kind) {
    return find_row(kind).no_categories;
}

std::string_view explain_no_symbols_per_card(Kind kind) {
    return find_row(kind).no_symbols_per_card;
}

} // namespace spotit::deck
