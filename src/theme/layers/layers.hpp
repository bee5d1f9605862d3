// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/yaml.hpp>

#include <memory>
#include <vector>

namespace spotit::theme {

/// One of the texts that make a theme: extended, the theme itself, an overlay, an override.
struct Layer {
    std::shared_ptr<const diag::SourceText> source;
    yaml::Node root; ///< a map
};

/// Reads all layers, lowest first. Throws mistakes in the theme itself, reports those in others.
std::vector<Layer> read_layer_stack(ReadContext& context);

/// Merges the layers and reads their values.
void read_layers(ReadContext& context, std::span<const Layer> layers);

/// Returns true if a text is a built-in style, not a file.
bool is_style(const diag::SourceText& source);

} // namespace spotit::theme
