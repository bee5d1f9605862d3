// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/read_context.hpp"
#include "theme/keys/sections.hpp"
#include "theme/layers/layers.hpp"

#include <spotit/yaml.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace spotit::theme {

/// A step of the path in -s KEY=VALUE: `symbols[3].scale` has a key, the number of an entry, and a key.
struct Step {
    enum class Kind {
        Key,
        Number, ///< of an entry of a list, from 1
        Symbol, ///< of the deck: symbols[🐶]
    } kind = Kind::Key;
    yaml::Node word; ///< as written, without the brackets
    std::size_t number = 0;
};

/// Parses the first `length` bytes; reports a path that leads nowhere and returns nothing.
std::optional<std::vector<Step>>
parse_steps(ReadContext& context, const std::shared_ptr<const diag::SourceText>& source, std::size_t length);

/// Returns the path as the key table writes it: "symbols[].scale".
std::string join_steps(std::span<const Step> steps);

/// Returns the row of the value at a path, or null. Entries of lists have the list's row.
const Key* find_row(std::string_view path);

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

/// Applies settings such as -s symbols[🐶].scale=1.2 to single symbols of the deck.
void change_symbols(ReadContext& context);

/// Warns of -s symbols[3].scale=1.2 if another setting has replaced the list.
void warn_of_unused_overrides(ReadContext& context, const MergedValues& given);

} // namespace spotit::theme
