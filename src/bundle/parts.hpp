#pragma once

#include <spotit/bundle.hpp>

#include <span>
#include <string>
#include <vector>

namespace spotit::bundle {

/// Finds a service by its name. Throws diag::Error (ErrorCategory::Usage) if there is none.
const Service& find_service(const std::string& name);
/// Returns the settings of all files with one card to a page, at that bleed in millimeters.
std::vector<theme::Override> set_one_card_per_page(double bleed, const theme::Theme& theme);
/// Removes the contour, for files in which it would be printed.
void add_no_contour(std::vector<theme::Override>& settings, const theme::Theme& theme);

inline constexpr std::string_view report_name = "report.txt";
/// Formats the files with their sizes and checksums for the end of the report, by which the next bundle in
/// the folder knows which files it may remove.
std::string format_list(std::span<const Bundle::File> files);

} // namespace spotit::bundle
