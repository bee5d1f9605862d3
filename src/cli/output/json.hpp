// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <nlohmann/json.hpp>

#include <span>
#include <string>

/// JSON that commands print for other programs.
namespace spotit::cli {

using Json = nlohmann::ordered_json;

/// Increased when a member is removed or changes its meaning, not when one is added.
inline constexpr int schema_version = 1;

/// Returns severity, id, message, label, notes and position: file, start and end, each with line, column (in
/// characters, from 1), byte and UTF-16 offset (from 0).
Json diagnostics_json(std::span<const diag::Diagnostic> diagnostics);

/// Returns the JSON indented by two; invalid UTF-8 is replaced.
std::string to_text(const Json& json);

} // namespace spotit::cli
