#pragma once

#include "verify/checks/checks.hpp"
#include "verify/checks/picture.hpp"

namespace spotit::verify {

/// What a symbol on a card looks like by itself.
struct Look {
    int card = 0;
    int form = -1;          ///< the number of its drawing, in detail Forms
    std::size_t pixels = 0; ///< of its ink
    Picture picture{};
};
/// The looks of the drawings at each label; at "", of those without one, which another program has written
/// out.
using Looks = std::map<std::string, std::vector<Look>>;

/// Checks that each label has one look, or as many as the others, that no two have the same and, where
/// another program wrote the drawings out, that none is another label's or mirrored. Returns false if there
/// are too many to be compared.
bool compare_looks(const Looks& looks, const ReadDeck& deck, Findings& findings);

} // namespace spotit::verify
