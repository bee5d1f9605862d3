// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/sections/collect_keys.hpp"

#include <spotit/yaml.hpp>

#include <cstddef>
#include <list>
#include <map>

namespace spotit::theme {

/// Lays a layer over those below. Later ones win, but maps keep what the upper one doesn't name; what
/// switches a section off also takes away its keys.
void lay_over(MergedValues& lower, const MergedValues& upper);

/// Returns whether a paint is more than a color.
bool is_drawing(const yaml::Node& paint);

} // namespace spotit::theme
