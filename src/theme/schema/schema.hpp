// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/keys.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::theme {

/// A JSON value to be written, with its members in insertion order.
class Json {
public:
    static Json object() { return {"{", "}"}; }
    static Json array() { return {"[", "]"}; }
    static Json text(std::string_view text);
    static Json number(double value);
    static Json flag(bool value);

    Json& add(std::string_view name, Json value) &;
    Json&& add(std::string_view name, Json value) &&;
    Json& add(Json value) &;
    Json&& add(Json value) &&;
    bool has(std::string_view name) const;
    bool empty() const { return parts_.empty(); }

    /// Formats with two blanks for each level; short values stay in one line.
    std::string dump(int indent = 0) const;

private:
    Json(std::string_view open, std::string_view close)
        : open_(open)
        , close_(close) {}
    std::string line() const;

    std::string open_, close_; ///< of scalars the whole text, and nothing
    std::vector<std::pair<std::string, Json>> parts_;
};

/// schema_values.cpp: one value of a key that has no keys of its own; and as many as it takes.
Json value_schema(const Key& key);
Json many_schema(const Key& key);
/// Schemas of flags, and of quoted numbers.
Json flag_schema();
Json quoted_number_schema();

} // namespace spotit::theme
