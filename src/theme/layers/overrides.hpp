// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/read_context.hpp"
#include "theme/layers/layers.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace spotit::theme {

/// A parsed -s KEY=VALUE: `symbols[3].scale=2` changes a key of an entry of a list.
struct Setting {
    std::shared_ptr<const diag::SourceText> source;
    std::vector<yaml::Node> list;     ///< the keys of the value, or of the list: scalars as written
    std::optional<yaml::Node> number; ///< of the entry, from 1; none: the setting changes no entry
    std::vector<yaml::Node> keys{};   ///< the keys in the entry
    yaml::Node value{};
};
/// Parses all settings; those with mistakes are reported and left out.
std::vector<Setting> parse_settings(ReadContext& context, std::span<const Override> overrides);

/// Returns the path as the key table writes it: "card.size".
std::string join_keys(std::span<const yaml::Node> keys);

/// Applies the settings in their order. An entry of a list is changed in the uppermost layer that has the
/// list.
void lay_over(ReadContext& context, std::vector<Layer>& layers, std::vector<Setting> settings);

/// list_entries.cpp: changes the entry of a list that a setting names; reports a missing entry.
void change_entry(ReadContext& context, std::vector<Layer>& layers, const Setting& setting);
/// Wraps a value in the sections of its path.
yaml::Node wrap(std::span<const yaml::Node> keys, yaml::Node value);

} // namespace spotit::theme
