// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/symbol.hpp>

#include <cstdint>

namespace spotit::job {

/// The same for equal drawings as long as a memory holds them, and never used twice.
using DrawingId = std::uint64_t;
/// The id of drawings that no memory holds.
inline constexpr DrawingId no_drawing = 0;

struct Drawing {
    symbol::Symbol symbol{};
    DrawingId id = no_drawing;
};

} // namespace spotit::job
