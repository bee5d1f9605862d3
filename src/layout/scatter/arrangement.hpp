// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "layout/shapes/table.hpp"

#include <spotit/random.hpp>

namespace spotit::layout {

/// Small bodies, the largest first, each at the roomiest of a few random places and in any direction it may
/// have.
void scatter(Table& table, random::Generator& random);

/// Another of the turns that the body may have.
void turn_anew(Body& body, random::Generator& random);

/// Disturbs a settled arrangement: turns one body anew, shakes all, exchanges two, or carries one elsewhere.
void perturb(Table& table, random::Generator& random);

/// Carries one body to the roomiest of many random places, as large as fits there however it is turned.
void rehouse(Table& table, std::size_t which, random::Generator& random);

} // namespace spotit::layout
