// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/yaml.hpp>

#include <memory>

namespace spotit::theme {

/// The map of keys that a theme is. Throws diag::Error when the text is no such map.
yaml::Node parse_theme(const std::shared_ptr<const diag::SourceText>& source);

} // namespace spotit::theme
