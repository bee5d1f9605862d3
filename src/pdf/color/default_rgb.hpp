// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/icc_profile.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Gives RGB the profile's meaning everywhere: as the default of every resource dictionary, and in
/// transparency groups.
void calibrate_rgb(QPDF& file, const Profile& rgb);

/// Fixes pictures and fonts of Cairo for archives and print shops: no interpolation of images, and a map from
/// characters to glyphs and no name of a family in every font.
void fix_for_archives(QPDF& file);

/// Returns the dictionary of a stream, or the dictionary itself; null if the object is neither.
QPDFObjectHandle find_dictionary(QPDFObjectHandle object);

} // namespace spotit::pdf
