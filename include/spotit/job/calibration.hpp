#pragma once

#include <spotit/job/request.hpp>

#include <string>

namespace spotit::job {

/// Returns a PDF of two pages that show how far a printer's backs lie off its fronts, in the theme's
/// language. A request without a theme is for A4, flipped along the long edge, in English, unless its
/// overlays and overrides say otherwise. Throws diag::Error, also when the paper is too small.
std::string make_calibration(const Request& request);

} // namespace spotit::job
