#pragma once

#include "theme/keys/keys.hpp"

#include <nlohmann/json.hpp>

#include <string_view>

namespace spotit::theme {

/// A JSON value whose members keep the order in which they are added.
using Json = nlohmann::ordered_json;

/// schema_values.cpp: one value of a key that has no keys of its own; and as many as it takes.
Json make_value(const Key& key);
Json make_values(const Key& key);
/// Schemas of flags, and of quoted numbers.
Json make_flag();
Json make_quoted_number();
/// A schema that stands in $defs.
Json refer_to(std::string_view name);

} // namespace spotit::theme
