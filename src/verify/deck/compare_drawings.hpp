// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/deck/read_deck.hpp"

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace spotit::verify {

/// What the drawings show of the names.
struct Opinion {
    std::vector<std::string> wrong;                      ///< told
    std::vector<std::string> missing;                    ///< names without a drawing, told
    std::vector<std::string> odd;                        ///< drawings that a name has nowhere else, told
    std::map<std::string, int> missing_names, odd_names; ///< how often each is among these
    std::set<std::string> alike;                         ///< names whose drawings can't be told apart
    std::set<std::string> extra; ///< what may be drawn once more than it is named, told
    std::size_t places = 0;
    bool comparable = true;

    bool is_clear() const {
        return wrong.empty() && missing.empty() && odd.empty() && alike.empty() && extra.empty();
    }
    std::size_t faults() const { return wrong.size() + missing.size() + odd.size() + alike.size(); }
};

/// Holds every name of the deck against what is drawn in its place.
Opinion opinion_of(const ReadDeck& deck, Closeness closeness);

} // namespace spotit::verify
