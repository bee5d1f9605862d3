// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

namespace spotit::layout::bench {

/// KEY=VALUE of the command line.
using Settings = std::map<std::string, std::string>;
std::vector<std::string> split(const std::string& list);

/// All metrics for numbers of symbols and efforts, beside simpler programs.
void table(const Settings& settings);
/// Coverage against time.
void curve(const Settings& settings);
/// Equal discs beside the best packings that are known.
void discs();
/// Hard shapes on all cards; false when one of them overlaps or is crooked.
bool stress(const Settings& settings);
/// The six fullest cards and the six emptiest as an SVG picture.
void sheet(const Settings& settings);

} // namespace spotit::layout::bench
