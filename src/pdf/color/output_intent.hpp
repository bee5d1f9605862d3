// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/icc_profile.hpp"
#include "pdf/write_context.hpp"

#include <qpdf/QPDF.hh>

namespace spotit::pdf {

/// Throws diag::Error unless the profile is that of a press.
void require_press(const Profile& profile, const Options& options);

/// Returns an ICC profile as a stream (ISO 32000-1, 8.6.5.5).
QPDFObjectHandle icc_stream(QPDF& file, const Profile& profile);

/// Adds the press for which the colors are meant (ISO 32000-1, 14.11.5).
void add_output_intent(QPDF& file, const Profile& press, const Standard& standard);

} // namespace spotit::pdf
