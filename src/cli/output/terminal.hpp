#pragma once

#include <spotit/diag.hpp>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::cli {

std::optional<std::string> read_environment(const char* name);

/// Returns whether standard error is a terminal that can move the cursor: TERM is set, and not dumb.
bool understands_escapes();

/// Returns the default rendering of messages: as wide as the terminal, and in color unless NO_COLOR is set,
/// TERM is dumb or standard error is not a terminal (https://no-color.org).
diag::RenderOptions choose_rendering();

/// Returns the usual paper in the country of the locale: "Letter" or "A4".
std::string_view choose_paper();

/// Returns the text with blanks behind it, as many cells wide or wider.
std::string pad(std::string_view text, int width);

/// Returns a line for each row, its cells in columns with two blanks between, without blanks at the end.
std::string format_table(const std::vector<std::vector<std::string>>& rows);

/// Writes lines to standard error, without control characters, which the names of files may have.
void print_error(std::string_view text);
/// Writes what has no such names, or was rendered without their control characters, with its escape
/// sequences.
void print_rendered(std::string_view text);
/// Writes all of the text to standard output; throws diag::Error (ErrorCategory::File) when it can't be
/// written.
void print(std::string_view text);
/// The same for lines that may have names of files, without their control characters.
void print_text(std::string_view lines);

/// Returns the folders of fonts, emoji names and themes: $SPOTIT_DATA, the installed share folder beside the
/// program, the build folder that the program stands in, and fonts/ of its source tree.
std::vector<std::filesystem::path> list_data_folders();
/// Makes gdk-pixbuf take its loaders from the archive for any Linux, if they are there: it expects them where
/// it was built.
void redirect_image_loaders();

/// Shows the progress as a bar on standard error: at once, or if the work takes longer than 0.4 s.
class Progress {
public:
    explicit Progress(bool is_immediate)
        : is_immediate_(is_immediate) {}
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() { clear(); }

    void show(std::string_view stage, int done, int total);
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    bool is_immediate_;
    Clock::time_point start_ = Clock::now(), last_{};
    std::size_t cells_ = 0; ///< of the longest bar that is shown; 0: none is
};

} // namespace spotit::cli
