// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace spotit::verify {

/// What drawings mean, as the names tell that most of them stand in.
class Meanings {
public:
    explicit Meanings(const ReadDeck& deck);
    /// Whether names that are there several times share drawings at all.
    bool can_be_compared() const;
    /// Of a drawing that some name stands in.
    const std::string& meaning(int drawing) const;
    bool has(int drawing) const { return names_.contains(drawing); }
    /// Whether some drawing means that name.
    bool is_drawn(const std::string& name) const { return drawings_.contains(name); }
    /// Whether other names stand in it so seldom that it is they that are wrong.
    bool is_sure(int drawing) const;
    /// Whether a name has so many drawings that are more usual that this one is strange.
    bool is_odd(const std::string& name, int drawing) const;
    /// Whether a drawing without a name is there so often, within the same drawing or on all cards, that it
    /// belongs there.
    bool is_usual(const ReadDrawing& unnamed) const;

private:
    std::map<int, std::map<std::string, int>> names_;  ///< how often each stands in a drawing
    std::map<std::string, std::vector<int>> drawings_; ///< that mean a name, the most usual first
    std::size_t forms_ = 1;
    std::map<std::string, int> places_;                  ///< of each name
    std::map<std::pair<std::string, int>, int> unnamed_; ///< by what they lie in: on how many cards
    int cards_ = 0;
};

} // namespace spotit::verify
