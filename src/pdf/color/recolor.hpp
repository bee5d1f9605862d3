#pragma once

#include "pdf/assembly.hpp"

namespace spotit::pdf {

/// Returns the operands of a color.
using ColorWriter = std::function<Amounts(const std::array<double, 3>& rgb)>;

/// Returns the content with its RGB colors converted; lines and shapes stay as they are.
std::string with_colors(std::string_view content, const ColorWriter& write);

/// Returns the luminance of a color, which is all that a mask takes from it.
Amounts mask_gray(const std::array<double, 3>& rgb);

/// Converts every color of a file by Cairo to inks: in content, gradients, images and transparency groups,
/// which get `mixing_space`. Vectors stay vectors.
void change_to_inks(QPDF& file, InkTransform& colors, const std::string& mixing_space);

/// Converts an image.
void change_image(Object image, InkTransform& colors);

/// Returns true if a form or a page draws anything that files without transparency can't have.
bool is_transparent(Object drawn);

/// Removes the transparency groups from a file that needs none.
void remove_groups(QPDF& file);

/// The name of the cut's spot color in the resources of pages, without its slash.
inline constexpr char cut_color_name[] = "Cut";

/// Makes the spot color of the cut, and its layer, if the options have one.
void prepare_cut_contour(Assembly& assembly);

/// Draws the cards' outlines on a front in a separate content stream, which it adds to the page's contents as
/// the last, so that a shop can remove them.
void add_cut_contour(Object contents, const Resources& resources, const Assembly& assembly,
                     const document::Page& page);

} // namespace spotit::pdf
