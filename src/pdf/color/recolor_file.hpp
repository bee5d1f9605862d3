// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/cmyk_transform.hpp"

#include <qpdf/QPDF.hh>

#include <string>

namespace spotit::pdf {

/// Converts every color of a file by Cairo to inks: in content, gradients, images and transparency groups,
/// which get `mixing_space`. Vectors stay vectors.
void change_to_inks(QPDF& file, InkTransform& colors, const std::string& mixing_space);

/// Converts an image.
void change_image(QPDFObjectHandle image, InkTransform& colors);

} // namespace spotit::pdf
