// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/cmyk_transform.hpp"

#include <qpdf/QPDF.hh>

#include <set>
#include <string>

namespace spotit::pdf {

/// Converts every color of the file to inks: in content, gradients, meshes, images and transparency groups,
/// which get `mixing_space`. Vectors stay vectors. Some images may have their inks already.
void change_to_inks(QPDF& file, InkTransform& colors, const std::string& mixing_space,
                    const std::set<QPDFObjGen>& images_in_inks = {});

} // namespace spotit::pdf
