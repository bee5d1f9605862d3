#include "job/output/output.hpp"

#include <spotit/theme/theme.hpp>

#include <algorithm>

namespace spotit::job {

void make_draft(theme::Theme& theme) {
    constexpr int draft_dpi = 150; // enough for a screen
    theme.layout.effort = layout::Effort::Fast;
    theme.image_dpi = std::min(theme.image_dpi, draft_dpi);
    // The draft word is transparent, which not all conformances allow; and a print shop must not use the
    // file.
    theme.output.conformance = pdf::Conformance::Pdf17;
    theme.output.inks = pdf::Inks::Rgb;
    theme.output.cut_contour.clear();
}

} // namespace spotit::job
