// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/sections/collect_keys.hpp"

#include <spotit/yaml.hpp>

#include <cstddef>
#include <list>
#include <map>

namespace spotit::theme {

/// Merges a layer into those below. The upper value wins, but maps keep the keys that it doesn't name; a
/// value that switches a section off also removes its keys.
void lay_over(MergedValues& lower, const MergedValues& upper);

/// Returns true if a paint is more than a color.
bool is_drawing(const yaml::Node& paint);

} // namespace spotit::theme
