// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <nlohmann/json.hpp>

#include <span>
#include <string>

/// What commands print for other programs.
namespace spotit::cli {

using Json = nlohmann::ordered_json;

/// Grows when something changes its meaning or goes; not when something is added.
inline constexpr int schema_version = 1;

/// Severity, id, message, label, notes, and where it stands: file, start and end, each with line, column (in
/// characters, from 1), byte and UTF-16 offset (from 0).
Json diagnostics_json(std::span<const diag::Diagnostic> diagnostics);

/// Indented by two; what is no UTF-8 is replaced.
std::string text_of(const Json& json);

} // namespace spotit::cli
