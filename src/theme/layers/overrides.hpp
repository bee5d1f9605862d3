// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"
#include "theme/layers/layers.hpp"
#include "theme/layers/override_path.hpp"

#include <span>
#include <vector>

namespace spotit::theme {

/// A parsed -s KEY=VALUE.
struct Setting {
    std::shared_ptr<const diag::SourceText> source;
    std::vector<Step> steps;
    yaml::Node value;
};
/// Parses all settings; those with mistakes are reported and left out.
std::vector<Setting> parse_settings(ReadContext& context, std::span<const Override> overrides);

/// Applies the settings in their order. An entry of a list is changed in the uppermost layer that has the
/// list.
void lay_over(ReadContext& context, std::vector<Layer>& layers, std::vector<Setting> settings);

/// list_entries.cpp: changes the entry of a list that a setting names; reports a missing entry.
void change_entry(ReadContext& context, std::vector<Layer>& layers, const Setting& setting);

} // namespace spotit::theme
