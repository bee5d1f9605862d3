// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/assembly.hpp"
#include "pdf/content/resources.hpp"

namespace spotit::pdf {

/// Makes the spot color of the cut, and its layer, if the options have one.
void prepare_cut_contour(Assembly& assembly);

/// Draws the cards' outlines on a front in a separate content stream, the last of the page, so that a shop
/// can remove them.
void add_cut_contour(QPDFObjectHandle dictionary, Resources& resources, const Assembly& assembly,
                     const document::Page& page);

} // namespace spotit::pdf
