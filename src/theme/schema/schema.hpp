#pragma once

#include "theme/keys/keys.hpp"

#include <spotit/base/json.hpp>

#include <string_view>

namespace spotit::theme {

using base::Json;

/// schema_values.cpp: one value of a key that has no keys of its own; and as many as it takes.
Json make_value(const Key& key);
Json make_values(const Key& key);
Json make_flag();
Json make_quoted_number();
Json refer_to(std::string_view name);

} // namespace spotit::theme
