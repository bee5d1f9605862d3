// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/keys.hpp"
#include "theme/schema/json.hpp"

namespace spotit::theme {

/// schema_values.cpp: one value of a key that has no keys of its own; and as many as it takes.
Json value_schema(const Key& key);
Json many_schema(const Key& key);
/// Schemas of flags, and of quoted numbers.
Json flag_schema();
Json quoted_number_schema();

} // namespace spotit::theme
