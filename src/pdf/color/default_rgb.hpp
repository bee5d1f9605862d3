// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/icc_profile.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Makes RGB mean the profile's everywhere: as the default of every resource dictionary, and where
/// transparent things are mixed.
void calibrate_rgb(QPDF& file, const Profile& rgb);

/// What else archives and print shops ask of pictures and fonts that Cairo leaves out or does otherwise:
/// no interpolation of images, and a map from characters to glyphs in every font.
void mend_for_archives(QPDF& file);

/// The dictionary of a stream, or the dictionary itself; null when it is neither.
QPDFObjectHandle dictionary_of(QPDFObjectHandle object);

} // namespace spotit::pdf
