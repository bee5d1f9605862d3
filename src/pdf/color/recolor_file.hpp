// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/cmyk_transform.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Writes every color of the file in inks: in content, gradients, meshes and images, and where transparent
/// things are mixed: there as `mixing_space`. What is drawn stays drawn with lines and shapes.
void change_to_inks(QPDF& file, InkTransform& colors, const std::string& mixing_space);

} // namespace spotit::pdf
