// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/yaml.hpp>

#include <cstddef>
#include <list>
#include <map>
#include <string_view>

namespace spotit::theme {

/// The values of one layer, or of several merged layers.
struct MergedValues {
    struct Value {
        const yaml::Node* node = nullptr; ///< none: the key is given, but its value can't be read
        diag::Span key;
        std::size_t layer = 0; ///< its layer, from 0 for the lowest
    };
    std::map<const Key*, Value> values;
    std::list<yaml::Node> made; ///< values merged from several layers
};

/// Collects the values of a map by the table's keys; reports keys that are unknown, given twice or without a
/// value, and values of a kind that the key does not take.
void collect_keys(ReadContext& context, const yaml::Node& map, std::string_view section, MergedValues& given);
/// Reads the values, in the order of the table.
void read_values(ReadContext& context, const MergedValues& given);
/// Collects and reads the values of a map.
void read_section(ReadContext& context, const yaml::Node& map, std::string_view section);

} // namespace spotit::theme
