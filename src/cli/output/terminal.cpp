#include "cli/output/terminal.hpp"

#include "diag/write.hpp"

#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/job/files.hpp>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace spotit::cli {
namespace {

/// Returns the locale of a category. The first variable that is set counts, as in setlocale(3).
std::string read_locale(const char* category) {
    for (const char* name : {"LC_ALL", category, "LANG"})
        if (auto locale = read_environment(name)) return *locale;
    return {};
}

constexpr auto slow = std::chrono::milliseconds(400);
constexpr auto frame = std::chrono::milliseconds(40);

/// Returns the languages of messages, with commas between them: those of LANGUAGE, which gettext ignores in
/// the locale of programs, as without any.
std::string read_languages() {
    std::string locale = read_locale("LC_MESSAGES");
    auto list = read_environment("LANGUAGE");
    const std::string_view name = std::string_view(locale).substr(0, locale.find('.'));
    if (!list || name.empty() || name == "C" || name == "POSIX") return locale;
    std::ranges::replace(*list, ':', ',');
    return *list;
}

/// Returns the columns of the terminal on standard error, or 80.
int measure_terminal() {
    winsize size{};
    if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return 80;
}

} // namespace

std::optional<std::string> read_environment(const char* name) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') return std::nullopt;
    return value;
}

bool understands_escapes() {
    return ::isatty(STDERR_FILENO) == 1 && read_environment("TERM").value_or("dumb") != "dumb";
}

diag::RenderOptions choose_rendering() {
    diag::RenderOptions messages;
    messages.color = understands_escapes() && !read_environment("NO_COLOR");
    // What goes into a file or a pipe looks the same everywhere.
    if (::isatty(STDERR_FILENO) == 1) messages.columns = measure_terminal();
    messages.language = read_languages();
    return messages;
}

std::string_view choose_paper() {
    // The countries are those of CLDR's paperSize.
    constexpr std::array<std::string_view, 14> letter{"BZ", "CA", "CL", "CO", "CR", "GT", "MX",
                                                      "NI", "PA", "PH", "PR", "SV", "US", "VE"};
    const std::string locale = read_locale("LC_PAPER");
    const std::size_t bar = locale.find('_');
    const std::string country = bar == std::string::npos ? "" : locale.substr(bar + 1, 2);
    return std::ranges::find(letter, country) == letter.end() ? "A4" : "Letter";
}

std::string pad(std::string_view text, int width) {
    const int blanks = std::max(0, width - base::measure_display_width(text));
    return std::string(text) + std::string(static_cast<std::size_t>(blanks), ' ');
}

std::string format_table(const std::vector<std::vector<std::string>>& rows) {
    std::vector<int> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i + 1 < row.size(); ++i) {
            widths.resize(std::max(widths.size(), i + 1));
            widths[i] = std::max(widths[i], base::measure_display_width(row[i]));
        }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += i + 1 < row.size() ? pad(row[i], widths[i] + 2) : row[i];
        text += line.erase(line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

void print_error(std::string_view text) {
    print_rendered(diag::escape_controls(text, true));
}

void print_rendered(std::string_view text) {
    static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
}

void print_text(std::string_view lines) {
    print(diag::escape_controls(lines, true));
}

void print(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) return;
    diag::fail(diag::ErrorCategory::File, "cannot-write",
               diag::write("can't write to standard output: {reason}", job::describe_error(errno)),
               {diag::make_fix(
                   "redirect it elsewhere with `>`, or name a file with -o if the command has that option")});
}

std::vector<std::filesystem::path> list_data_folders() {
    std::vector<std::filesystem::path> folders;
    if (const auto given = read_environment("SPOTIT_DATA"))
        folders.push_back(std::filesystem::absolute(*given));
    std::error_code problem;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", problem);
    if (problem) return folders;
    const std::filesystem::path folder = program.parent_path(); // in the build tree it has the data
    const std::filesystem::path share = (folder / ".." / "share" / "spotit-print").lexically_normal();
    const std::filesystem::path fonts = (folder / ".." / ".." / "fonts").lexically_normal();
    folders.insert(folders.end(), {share / "fonts", share, folder, fonts});
    return folders;
}

void redirect_image_loaders() {
    for (const std::filesystem::path& folder : list_data_folders()) {
        const std::filesystem::path list = folder / "gdk-pixbuf.cache";
        std::error_code problem;
        if (std::filesystem::exists(list, problem)) ::setenv("GDK_PIXBUF_MODULE_FILE", list.c_str(), 1);
    }
}

void Progress::show(std::string_view stage, int done, int total) {
    const Clock::time_point now = Clock::now();
    if (!is_immediate_ && now - start_ < slow) return;
    if (cells_ > 0 && now - last_ < frame) return;
    last_ = now;
    const int width = std::clamp(measure_terminal() - 30, 10, 40);
    const int filled = total > 0 ? width * done / total : 0;
    const std::string bar =
        fmt::format("{:<8} [{:<{}}] {}/{}", stage, std::string(static_cast<std::size_t>(filled), '#'), width,
                    done, total);
    // The longest bar so far: what a shorter one leaves of it is covered with blanks.
    cells_ = std::max(cells_, bar.size());
    print_rendered(fmt::format("\r{:<{}}", bar, cells_));
}

void Progress::clear() {
    // A plain terminal has nothing else to wipe with.
    if (cells_ > 0) print_rendered(fmt::format("\r{:{}}\r", "", std::exchange(cells_, 0)));
}

} // namespace spotit::cli
