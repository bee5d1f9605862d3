#include "deck/kind.hpp"

#include <algorithm>

namespace spotit::deck {

const KindRow& find_row(Kind kind) {
    return **std::ranges::find(kind_rows, kind, &KindRow::kind);
}

const KindInfo& find_info(Kind kind) {
    return find_row(kind).info;
}

std::vector<int> list_possible_symbols_per_card(Kind kind) {
    const KindRow& row = find_row(kind);
    std::vector<int> numbers;
    if (row.symbols_needed == nullptr) return numbers;
    for (int number = min_symbols_per_card; number <= max_order + 1; ++number)
        if (row.symbols_needed(number) > 0) numbers.push_back(number);
    return numbers;
}

std::optional<int> compute_max_symbols_per_card(int symbols, Kind kind) {
    const KindRow& row = find_row(kind);
    if (row.info.better)
        if (const auto better = compute_max_symbols_per_card(symbols, *row.info.better)) return better;
    std::optional<int> max;
    for (const int number : list_possible_symbols_per_card(kind))
        if (row.symbols_needed(number) <= symbols) max = number;
    return max;
}

int count_needed_symbols(Kind kind, int symbols_per_card) {
    const KindRow& row = find_row(kind);
    const bool is_possible = row.symbols_needed != nullptr && symbols_per_card >= min_symbols_per_card;
    return is_possible ? row.symbols_needed(symbols_per_card) : 0;
}

NearestSizes find_nearest_symbols_per_card(int wanted, Kind kind) {
    const std::vector<int> numbers = list_possible_symbols_per_card(kind);
    const auto [first, last] = std::equal_range(numbers.begin(), numbers.end(), wanted);
    NearestSizes nearest;
    if (first != numbers.begin()) nearest.below = *(first - 1);
    if (last != numbers.end()) nearest.above = *last;
    return nearest;
}

} // namespace spotit::deck
