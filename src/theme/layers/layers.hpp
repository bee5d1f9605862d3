#pragma once

#include "theme/keys/reading.hpp"

#include <spotit/yaml.hpp>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

using SourcePointer = std::shared_ptr<const diag::SourceText>;

/// One of the texts that make a theme: extended, the theme itself, an overlay, an override.
struct Layer {
    SourcePointer source;
    yaml::Node root; ///< a map
};

/// Reads all layers, lowest first. Throws mistakes in the theme itself, reports those in others.
std::vector<Layer> read_layer_stack(Reading& reading);

/// Merges the layers, and reads their values.
void read_layers(Reading& reading, std::span<const Layer> layers);

/// Returns true if a text is a built-in style or look, not a file.
bool is_style(const diag::SourceText& source);
bool is_look(const diag::SourceText& source);
SourcePointer read_look(std::string_view name);
/// Returns the name of a style, or of a theme's file without its folder.
std::string name_layer(const diag::SourceText& source);

/// Merges a layer into those below. The upper value wins, but maps keep the keys that it doesn't name; a
/// value that switches a section off also removes its keys.
void lay_over(MergedValues& lower, const MergedValues& upper);

void drop_conflicts(MergedValues& given);

/// Rewrites `back: {pattern: dots, text: Pets}` in every layer as `back: {background: {pattern: dots}, text:
/// Pets}`.
void gather_back_paint(std::vector<Layer>& layers);

/// Parses a theme into its map of keys. Throws diag::Error if the text is no map.
yaml::Node parse_theme(const std::shared_ptr<const diag::SourceText>& source);

/// Returns the value of a key of a map, in any spelling; null if there is none.
yaml::Node* find_value(yaml::Node& map, std::string_view name);

/// Returns a layer for each -s KEY=VALUE; those with mistakes are reported and left out.
std::vector<Layer> read_overrides(Problems& problems, std::span<const Override> overrides);

/// A built-in style or look: its name, its folder in themes, and its theme, whose second line is the summary.
struct StyleText {
    std::string_view name, folder, text;
};
/// Returns the styles, then the looks, which are compiled in.
std::span<const StyleText> style_texts();

} // namespace spotit::theme
