// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/assembly.hpp"
#include "pdf/content/resources.hpp"

namespace spotit::pdf {

/// The name of the cut's spot color in the resources of pages, without its slash.
inline constexpr char cut_color_name[] = "Cut";

/// Makes the spot color of the cut, and its layer, if the options have one.
void prepare_cut_contour(Assembly& assembly);

/// Draws the cards' outlines on a front in a separate content stream, which it adds to the page's contents as
/// the last, so that a shop can remove them.
void add_cut_contour(QPDFObjectHandle contents, Resources& resources, const Assembly& assembly,
                     const document::Page& page);

} // namespace spotit::pdf
