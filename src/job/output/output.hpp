#pragma once

#include <spotit/job/pdf.hpp>

namespace spotit::job {

/// Returns the bytes of the ICC profile of the press: the theme's, or the built-in one. Throws diag::Error if
/// it can't be read.
std::string press_profile(const theme::Theme& theme, const base::DataPaths& places);
/// Returns the bytes of the sRGB profile.
std::string rgb_profile(const base::DataPaths& places);

/// Returns true if the selection keeps all pages in their order.
bool is_whole(const Selection& selection);

/// Returns the document with the wanted pages only. Throws diag::Error (ErrorCategory::Usage) if there are
/// none.
document::Document select_pages(const document::Document& document, const Selection& selection);
/// Describes the selected part: "the fronts of 2 of the 3 sheets".
std::string describe_part(const document::Document& whole, const document::Document& part);

} // namespace spotit::job
