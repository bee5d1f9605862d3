#include <spotit/diagram.hpp>

#include "diagram/incidences.hpp"

namespace spotit::diagram {
namespace {

/// Returns the symbols in classes: those of one class share no card.
std::vector<std::vector<int>> find_parallels(const deck::Deck& deck, const Incidences& incidences) {
    std::vector<std::vector<int>> classes;
    for (int symbol = 0; symbol < deck.matching; ++symbol) {
        const auto parallel = std::ranges::find_if(
            classes, [&](const auto& some) { return incidences.join(some.front(), symbol) < 0; });
        if (parallel == classes.end())
            classes.push_back({symbol});
        else
            parallel->push_back(symbol);
    }
    return classes;
}

} // namespace

std::optional<Grid> make_grid(const deck::Deck& deck) {
    const int order = deck.order;
    if (!deck.is_affine || static_cast<int>(deck.cards.size()) != order * order) return {};
    const Incidences incidences(deck);
    Grid grid{.order = order, .cards = {}, .symbols = find_parallels(deck, incidences)};
    const auto line_through = [&](int card, const std::vector<int>& parallels) {
        return *std::ranges::find_if(parallels, [&](int symbol) { return incidences.has(card, symbol); });
    };
    // One diagonal tells the row that goes with a column, its neighbor the next column.
    const std::vector<int>&diagonals = grid.symbols[2], all_columns = grid.symbols[0];
    const auto row_of = [&](int column) {
        return line_through(incidences.join(column, diagonals[0]), grid.symbols[1]);
    };
    std::vector<int> columns, rows;
    for (const int start : all_columns)
        for (int column = start; std::ranges::find(columns, column) == columns.end();
             column = line_through(incidences.join(rows.back(), diagonals[1]), all_columns)) {
            columns.push_back(column);
            rows.push_back(row_of(column));
        }
    for (const int row : rows)
        for (const int column : columns) grid.cards.push_back(incidences.join(column, row));
    grid.symbols[0] = columns;
    grid.symbols[1] = rows;
    return grid;
}

} // namespace spotit::diagram
