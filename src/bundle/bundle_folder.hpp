#pragma once

#include <spotit/bundle.hpp>

#include <span>
#include <string>

namespace spotit::bundle {

/// The name of a bundle's report in its folder.
inline constexpr std::string_view report_name = "report.txt";

/// Formats the files with their sizes and checksums for the end of the report, by which the next bundle in
/// the folder knows which files it may remove.
std::string format_list(std::span<const Bundle::File> files);

} // namespace spotit::bundle
