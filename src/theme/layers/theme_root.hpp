// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/yaml.hpp>

#include <memory>

namespace spotit::theme {

/// Parses a theme into its map of keys. Throws diag::Error if the text is no map.
yaml::Node parse_theme(const std::shared_ptr<const diag::SourceText>& source);

} // namespace spotit::theme
