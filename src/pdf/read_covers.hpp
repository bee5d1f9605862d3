// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/read_page.hpp"

#include <cstddef>
#include <vector>

namespace spotit::pdf {

/// All frames that hold a part of the same drawing.
using Framed = std::vector<const Frame*>;

/// Upon which of the page's drawings something else is painted afterwards, over a good part of them. `looks`
/// counts down how often one may look; with 0 nothing is found any more.
std::vector<bool> find_covered(const PageContents& page, const std::vector<Framed>& drawings,
                               std::size_t& looks);

} // namespace spotit::pdf
