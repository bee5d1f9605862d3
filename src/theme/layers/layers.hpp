// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <spotit/yaml.hpp>

#include <memory>
#include <vector>

namespace spotit::theme {

/// One of the texts that make a theme: what it extends, itself, an overlay, an override.
struct Layer {
    std::shared_ptr<const diag::SourceText> source;
    yaml::Node root; ///< a map
};

/// All of them, later ones win. Mistakes in the theme itself are thrown, those in others reported.
std::vector<Layer> read_layer_stack(ReadContext& context);

/// Merges the layers and reads their values.
void read_layers(ReadContext& context, std::span<const Layer> layers);

/// Returns whether a text is one of the styles that come with the program, and no file.
bool is_style(const diag::SourceText& source);

} // namespace spotit::theme
