// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/keys.hpp"

#include <spotit/yaml.hpp>

#include <string>
#include <vector>

namespace spotit::theme {

/// Returns fixes for a value of the wrong kind.
std::vector<std::string> fix_notes(const Key& key, const yaml::Node& value);

} // namespace spotit::theme
