// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/deck/drawing_names.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace spotit::verify {

namespace {

constexpr std::size_t share_of_forms = 8, max_forms = 3;
constexpr int sure_share = 3;

} // namespace

Meanings::Meanings(const ReadDeck& deck) {
    for (const ReadCard& card : deck.cards) {
        ++cards_;
        for (const ReadSymbol& symbol : card.symbols) {
            ++places_[symbol.name];
            if (symbol.drawing) ++names_[*symbol.drawing][symbol.name];
        }
        std::set<std::pair<std::string, int>> unnamed;
        for (const ReadDrawing& drawing : card.unnamed) unnamed.emplace(drawing.within, drawing.number);
        for (const auto& one : unnamed) ++unnamed_[one];
    }
    for (const auto& [drawing, names] : names_) drawings_[meaning(drawing)].push_back(drawing);
    for (auto& [name, drawings] : drawings_)
        std::ranges::stable_sort(drawings, std::greater(),
                                 [&, n = &name](int drawing) { return names_[drawing][*n]; });
    std::map<std::size_t, std::size_t> having; // so many drawings: how many names have them
    for (const auto& [name, drawings] : drawings_)
        for (std::size_t count = 1; count <= drawings.size(); ++count) ++having[count];
    // A few names may have one too many; where there are words and pictures, many names have two.
    for (const auto& [count, names] : having)
        if (count <= max_forms && names >= 2 && share_of_forms * names >= drawings_.size()) forms_ = count;
}

bool Meanings::can_be_compared() const {
    std::map<std::string, std::pair<int, int>> uses; // of names: in places, in drawings
    for (const auto& [drawing, names] : names_)
        for (const auto& [name, count] : names) {
            uses[name].first += count;
            ++uses[name].second;
        }
    int places = 0, drawings = 0;
    for (const auto& [name, use] : uses)
        if (use.first > 1) {
            places += use.first;
            drawings += use.second;
        }
    return 4 * drawings <= 3 * places;
}

const std::string& Meanings::meaning(int drawing) const {
    const auto& names = names_.at(drawing);
    return std::ranges::max_element(names, {}, [](const auto& name) { return name.second; })->first;
}

bool Meanings::is_sure(int drawing) const {
    const auto& names = names_.at(drawing);
    int places = 0;
    for (const auto& [name, count] : names) places += count;
    return sure_share * names.at(meaning(drawing)) >= (sure_share - 1) * places;
}

bool Meanings::is_odd(const std::string& name, int drawing) const {
    const auto& drawings = drawings_.at(name);
    const auto place = std::ranges::find(drawings, drawing) - drawings.begin();
    return static_cast<std::size_t>(place) >= forms_;
}

bool Meanings::is_usual(const ReadDrawing& unnamed) const {
    const auto place = places_.find(unnamed.within);
    const int all = place == places_.end() ? cards_ : place->second;
    return 2 * unnamed_.at({unnamed.within, unnamed.number}) > all;
}

} // namespace spotit::verify
