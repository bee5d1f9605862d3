// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/keys.hpp"
#include "theme/keys/reading.hpp"

#include <spotit/yaml.hpp>

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

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
void collect_keys(Reading& reading, const yaml::Node& map, std::string_view section, MergedValues& given);
/// Calls a function for each value, in the order of the table, and notes which could be read.
void for_each_given(Reading& reading, const MergedValues& given,
                    const std::function<void(const Key&, const yaml::Node&)>& read);
/// Reads the values of a section into what belongs to it.
template<class Section>
void read_values(Reading& reading, const MergedValues& given, Section& section) {
    for_each_given(reading, given, [&](const Key& key, const yaml::Node& node) {
        if (const auto* read = std::get_if<ReadKey<Section>*>(&key.read))
            (*read)(reading, key, node, section);
    });
}

/// Returns fixes for a value of the wrong kind.
std::vector<std::string> fix_notes(const Key& key, const yaml::Node& value);

/// Reports a key of the top level that begins with its section, such as `card_color`, and what it means:
/// `card: {background: red}`. Returns false if it means none.
bool report_flat_key(Problems& problems, const yaml::Node& map, const yaml::Node::Entry& entry);

/// Reports a key or a list entry without a value, and explains common causes.
void report_null(Problems& problems, const Key& key, const yaml::Node::Entry& entry);
void report_null_item(Problems& problems, const yaml::Node& item);
/// Returns true if no ':' follows a flow or block key.
bool lacks_colon(const yaml::Node::Entry& entry);

/// Reports a key of a map that its section does not have, and suggests another.
void report_unknown(Reading& reading, const yaml::Node& map, const yaml::Node::Entry& entry,
                    std::string_view section);

} // namespace spotit::theme
