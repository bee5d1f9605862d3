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
/// All of them; those with mistakes are reported and left out.
std::vector<Setting> parse_settings(ReadContext& context, std::span<const Override> overrides);

/// Lays them over the layers, one after the other; of those that name an entry of a list, the list is changed
/// in the uppermost layer that has it.
void lay_over(ReadContext& context, std::vector<Layer>& layers, std::vector<Setting> settings);

/// list_entries.cpp: changes the entry of a list that a setting names; reports where there is none.
void change_entry(ReadContext& context, std::vector<Layer>& layers, const Setting& setting);

} // namespace spotit::theme
