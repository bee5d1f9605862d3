#pragma once

#include <spotit/layout.hpp>

#include <map>
#include <string>
#include <vector>

namespace spotit::layout::bench {

/// KEY=VALUE of the command line.
using Settings = std::map<std::string, std::string>;
std::vector<std::string> split(const std::string& list);

/// Returns the options of a layout: gap, size variety, style, rotation and fill.
Options find_options(const Settings& settings);

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

/// How often the same number of symbols stands in the middle of a card.
void skeletons(const Settings& settings);

} // namespace spotit::layout::bench
