// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "symbol/lineart/layers.hpp"

#include <spotit/symbol.hpp>

#include <vector>

namespace spotit::symbol {

/// Traces a picture without known layers: returns a layer, in the units of the picture, for each part between
/// edges, inner parts after outer ones. Returns none if there are more than `max_count`, or if it would take
/// seconds.
std::vector<Layer> trace_layers(const Drawing& drawing, const geom::Box& box, int max_count);

} // namespace spotit::symbol
