// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

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

} // namespace spotit::theme
