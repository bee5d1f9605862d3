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

/// A step of the way that -s KEY=VALUE names: in `symbols[3].scale` a key, the number of an entry, a key.
struct Step {
    enum class Kind {
        Key,
        Number, ///< of an entry of a list, from 1
        Symbol, ///< one of the deck: symbols[🐶]
    } kind = Kind::Key;
    yaml::Node word; ///< as it is written, without the brackets
    std::size_t number = 0;
};

/// The steps of the first `length` bytes; nothing when they are no way to a value, which is reported.
std::optional<std::vector<Step>>
parse_steps(ReadContext& context, const std::shared_ptr<const diag::SourceText>& source, std::size_t length);

/// The steps as the table writes them: "symbols[].scale".
std::string join_steps(std::span<const Step> steps);

/// The row that the value at a path belongs to, or nothing. Entries of lists belong to the list's.
const Key* find_row(std::string_view path);

} // namespace spotit::theme
