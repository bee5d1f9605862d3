// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <nlohmann/json.hpp>

#include <memory>
#include <span>
#include <string>

namespace spotit::serve {

using Json = nlohmann::ordered_json;

/// Returns the JSON on one line with its line end; invalid UTF-8 is replaced.
std::string to_line(const Json& json);

/// Returns severity, id, message and notes of each; those of the page's own text also have their place,
/// "from" and "to" in UTF-16 units, and the others the name of their file.
Json problems_json(std::span<const diag::Diagnostic> problems, const diag::SourceText& text);

} // namespace spotit::serve
