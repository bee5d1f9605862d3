#pragma once

#include <spotit/bundle.hpp>
#include <spotit/theme/read.hpp>

#include <string>
#include <vector>

namespace spotit::bundle {

/// Finds a service by its name. Throws diag::Error (ErrorCategory::Usage) if there is none.
const Service& find_service(const std::string& name);

/// Returns the settings of all files with one card to a page, at that bleed in millimeters.
std::vector<theme::Override> one_card_per_page(double bleed, const theme::Theme& theme);

/// Removes the contour, for files in which it would be printed.
void add_no_contour(std::vector<theme::Override>& settings, const theme::Theme& theme);

} // namespace spotit::bundle
