// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/keys.hpp"

#include <spotit/yaml.hpp>

#include <cstddef>
#include <list>
#include <map>

namespace spotit::theme {

/// What one layer says, or several that lie over each other.
struct Given {
    struct Value {
        const yaml::Node* node = nullptr; ///< none: the key is there, and its value can't be read
        diag::Span key;
        std::size_t layer = 0; ///< that it is from, from the lowest
    };
    std::map<const Key*, Value> values;
    std::list<yaml::Node> made; ///< values that are put together from those of several layers
};

/// Lays a layer over those below. Later ones win, but maps keep what the upper one doesn't name; what
/// switches a section off also takes away its keys.
void lay_over(Given& lower, const Given& upper);

/// Whether a paint is more than a color.
bool is_drawing(const yaml::Node& paint);

/// lost_changes.cpp: tells of -s symbols[3].scale=1.2 where another setting has replaced the list.
void warn_of_lost_changes(Reading& reading, const Given& given);

/// alternatives.cpp: takes away what doesn't go with the values of layers above.
void drop_overruled(Given& given);

} // namespace spotit::theme
