// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace spotit::diag {

/// What a reader takes for one character: a base with its marks, or one emoji.
struct Cluster {
    std::size_t length = 0; ///< bytes
    int width = 0;          ///< cells
    bool uncertain = false; ///< terminals disagree about the width: joined emoji, flags, skin tones, U+FE0F
};

/// The cluster that begins at `at`; `at` must be less than text.size().
Cluster cluster_at(std::string_view text, std::size_t at);

} // namespace spotit::diag
