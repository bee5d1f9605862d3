#pragma once

#include "cli/options.hpp"

#include <spotit/job/pdf.hpp>

#include <string>
#include <vector>

namespace spotit::cli {

/// The options of the main form and of `watch`.
struct MakeOptions {
    ThemeOptions theme;
    std::string output;                ///< a path, or "-" for standard output; empty: named after the theme
    std::string format;                ///< a name; empty: given by the ending of the output's name
    std::string pages = "all";         ///< "all", "fronts", "backs"
    std::string sheets;                ///< "1", "2-4", "5-"; empty: all
    bool reverse = false;              ///< the last page first
    bool draft = false;                ///< quick and watermarked
    bool open = false;                 ///< in the default viewer
    std::string bundle;                ///< the folder of the bundle; empty: none
    std::vector<std::string> services; ///< the services of the bundle; empty: all
    std::string parts;                 ///< "home,cutter", its only parts; empty: all

    const std::string& theme_file() const { return theme.common.positionals.at(0); }
};
/// Returns the rows of these options.
std::vector<Section> make_sections(MakeOptions& options);

/// Returns the pages that the options ask for. Throws diag::Error for an invalid range.
job::Selection select_pages(const MakeOptions& options);

} // namespace spotit::cli
