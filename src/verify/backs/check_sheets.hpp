// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "verify/backs/match_backs.hpp"
#include "verify/findings.hpp"

#include <set>
#include <string>

namespace spotit::verify {

/// Tells of leaves whose two pages are not of one size; gives the pages of the fronts.
std::set<int> check_leaves(const ReadDeck& deck, const Opposite& opposite, Findings& findings);
/// Tells where some of the pages are turned.
void check_turned_pages(const ReadDeck& deck, Findings& findings);
/// "3.0 mm"
std::string in_millimeters(double points);

} // namespace spotit::verify
