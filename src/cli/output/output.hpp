#pragma once

#include "diag/write.hpp"

#include <spotit/base/json.hpp>
#include <spotit/cards.hpp>
#include <spotit/diag.hpp>
#include <spotit/job/output.hpp>
#include <spotit/job/report.hpp>
#include <spotit/theme/read.hpp>

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace spotit::cli {

/// An output format.
struct Format {
    using DeckWriter = job::File (*)(const job::PreparedDeck&, const job::Selection&);
    using CutWriter = std::string (*)(const job::PreparedDeck&, int page);
    using PageWriter = job::File (*)(const job::PreparedDeck&);
    using ListWriter = std::string (*)(const cards::CardList&);

    std::string_view name; ///< for --format, and the ending of the file's name
    /// Writes a deck to one file, a picture of each card or sheet, the outlines of a sheet's cards for
    /// cutters, a page for browsers, or the list of cards.
    std::variant<DeckWriter, job::PictureFormat, CutWriter, PageWriter, ListWriter> writer;

    bool is_deck() const { return std::holds_alternative<DeckWriter>(writer); }
    bool is_pictures() const { return std::holds_alternative<job::PictureFormat>(writer); }
    bool is_drawn() const { return is_deck() || is_pictures(); }
    bool is_outlines() const { return std::holds_alternative<CutWriter>(writer); }
    bool is_one_file() const { return !is_pictures() && !is_outlines(); }
    /// Returns ".pdf".
    std::string write_ending() const;
    /// Returns "PDF".
    std::string write_title() const;
};
/// Returns all formats; the first is the default.
std::span<const Format> list_formats();
/// Returns ".pdf, .png or .svg" for (&Format::is_drawn, &Format::write_ending, "{words} or {last}").
diag::Sentence list_formats(bool (Format::*is_such)() const, std::string (Format::*shown)() const,
                            diag::Template<diag::Sentence&, std::string&> last = "{words} and {last}");

/// A file, standard output or numbered files: pictures, or outlines for cutters.
struct Output {
    std::string name; ///< a path, or "-"; for numbered files a pattern
    const Format* format = &list_formats().front();
    /// The subject of numbered files, whose names contain {card}, {back} or {sheet} in place of the number.
    job::PictureSubject subject = job::PictureSubject::Cards;

    bool is_numbered() const { return !format->is_one_file(); }
    /// Returns the name of one of the files, its number as wide as the last one's.
    std::string number_name(std::size_t number, std::size_t last) const;
    /// Returns whether the path is the file, or could be one of the numbered files.
    bool owns(const std::filesystem::path& path) const;
};
/// Returns the output of a theme from the values of --output and --format, which may be empty; --format wins
/// over the ending of the name. Throws diag::Error if the format is unknown, the output is the theme itself,
/// or a PDF would go to a terminal.
Output resolve_output(const std::string& theme, const std::string& name, const std::string& format);

/// Throws diag::Error if the output would overwrite an input, or put pictures into a folder from which the
/// theme takes all pictures.
void require_no_input(const Output& output, std::span<const std::filesystem::path> inputs);

/// Writes the bytes to the file or to standard output, or all of the numbered files or none. Throws
/// diag::Error, also where an input would be overwritten.
void write(const Output& output, std::span<const std::string> files,
           std::span<const std::filesystem::path> inputs);

// JSON that commands print for other programs.

using base::Json;

/// Increased when a member is removed or changes its meaning, not when one is added.
inline constexpr int schema_version = 1;

/// Returns severity, id, message, label, notes and position: file, start and end, each with line, column (in
/// characters, from 1), byte and UTF-16 offset (from 0).
Json write_diagnostics(std::span<const diag::Diagnostic> diagnostics);

/// Returns what is printed of each theme: `theme`, `problems` and, of a deck that was made, `deck` with its
/// figures and the ids of symbols that are on no card.
Json write_theme_entry(const std::string& theme, std::span<const diag::Diagnostic> problems,
                       const job::Report* deck);

/// Returns the values of a theme's keys, and those that they take.
Json write_settings(std::span<const theme::ResolvedSetting> settings);

/// Prints an object with the version and the members, indented by two; invalid UTF-8 is replaced.
void print_json(const Json& members);

/// Returns the name, or "standard output" for "-".
diag::Sentence name_output(const std::string& output);
/// Returns what was made and checked.
diag::Sentence write_content(const std::string& output, const job::Report& report);
diag::Sentence write_print_steps(const std::string& output, const job::Report& report);
/// Returns what was made and checked, and how to print it.
diag::Sentence write_summary(const std::string& output, const job::Report& report);

/// Returns the number of files and the promise of the deck.
diag::Sentence write_numbered_summary(const Output& output, std::size_t count, const job::Report& report);

diag::Sentence write_page_summary(const std::string& output, const job::Report& report);

diag::Sentence list_summary(const std::string& output, const job::Report& report);

/// Returns the number of problems and the content of the deck.
diag::Sentence check_summary(const std::string& theme, const job::Report& report,
                             std::span<const diag::Diagnostic> problems);

/// Returns the time of each stage, the fonts and the layout, for --verbose.
std::string write_details(const job::Report& report, std::size_t bytes,
                          const diag::RenderOptions& options = {});

} // namespace spotit::cli
