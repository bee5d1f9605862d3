#pragma once

#include "cli/options.hpp"
#include "cli/output/output.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace spotit::cli {

/// The files of a theme and what they hold, for --json.
struct Made {
    job::Report report;
    std::vector<std::string> files; ///< none where --strict fails
};

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
    std::vector<std::string> parts;    ///< its only parts; empty: all
    bool json = false;                 ///< what was made, on standard output
    std::shared_ptr<Made> made{};      ///< not an option: where `make_output` notes what it made; or null

    const std::string& find_theme_file() const { return theme.common.positionals.at(0); }
};
/// Returns the rows of these options, and of those for commands that write a page.
std::vector<Section> make_sections(MakeOptions& options);
std::vector<Section> make_page_sections(MakeOptions& options, diag::Sentence output_help);

/// Returns the pages that the options ask for. Throws diag::Error for an invalid range.
job::Selection select_pages(const MakeOptions& options);

/// A file, pictures or a bundle to make from a theme.
struct OutputTarget {
    std::string name; ///< of the file or folder, as messages show it
    /// Returns whether a path is one of its files.
    std::function<bool(const std::filesystem::path&)> owns;
    /// Makes it, prints a summary and returns the exit status. Throws diag::Error.
    std::function<int(const MakeOptions&)> make;
};
OutputTarget choose_target(const MakeOptions& options);

/// Makes the targets of all themes, also after one that fails. Returns the highest exit status. Throws
/// diag::Error for the command line, before anything is made.
int make_themes(const MakeOptions& options);

/// Returns whether the path is the folder or is inside it, judging by their names.
bool is_inside(const std::filesystem::path& path, const std::filesystem::path& folder);

// Each makes something, prints a summary and returns the exit status. Throws diag::Error.

int make_bundle(const MakeOptions& options);
int write_list(const ThemeOptions& options, Format::ListWriter write_cards, const Output& output);
int make_page(const MakeOptions& options, Format::PageWriter writer);

/// Plays by the names of symbols, with questions on standard output and answers from standard input: a
/// terminal, also a remote one, or a pipe. Prints the texts of the page, in the language of the list. Two
/// cards, ten times: which symbol is on both? Twelve cards of a Set deck: which three form a trio? `seed`
/// decides on the cards.
void play(const cards::CardList& list, std::uint64_t seed);

} // namespace spotit::cli
