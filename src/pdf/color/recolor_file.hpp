// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/cmyk_transform.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Converts every color of the file to inks: in content, gradients, meshes, images and transparency groups,
/// which get `mixing_space`. Vectors stay vectors.
void change_to_inks(QPDF& file, InkTransform& colors, const std::string& mixing_space);

} // namespace spotit::pdf
