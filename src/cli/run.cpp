#include <spotit/cli.hpp>

#include "cli/commands/command.hpp"
#include "cli/options.hpp"
#include "cli/output/terminal.hpp"
#include "diag/write.hpp"

#include <spotit/job/files.hpp>
#include <spotit/process.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/version.hpp>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <new>
#include <system_error>
#include <vector>

namespace spotit::cli {
namespace {

diag::Diagnostic make_limit(diag::Sentence message, diag::Sentence fix) {
    return {.id = {}, .message = std::move(message), .notes = {diag::make_fix(std::move(fix))}};
}

diag::Diagnostic report_memory() {
    return make_limit("out of memory",
                      "raise the limit, if there is one (ulimit -v, -d), or use fewer threads:  --threads 1");
}

/// Returns the language of --language, also where the other arguments are wrong; empty if there is none.
std::string find_language(std::span<const std::string> arguments) {
    constexpr std::string_view name = "--language";
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == name && i + 1 < arguments.size()) return arguments[i + 1];
        if (arguments[i].starts_with(fmt::format("{}=", name))) return arguments[i].substr(name.size() + 1);
    }
    return {};
}

/// Reports a path that the system can't follow, such as a relative one in a folder that is gone.
int report_path(const std::filesystem::filesystem_error& problem, const diag::RenderOptions& messages) {
    diag::Diagnostic report{.id = "cannot-read",
                            .message = diag::write("can't use {file}: {reason}", problem.path1().string(),
                                                   job::describe_error(problem.code().value()))};
    std::error_code gone;
    if (std::filesystem::current_path(gone).empty())
        report.fix("the current folder was deleted; go to another:  cd ~");
    print_rendered(diag::render(report, messages));
    return choose_exit_status(diag::ErrorCategory::File);
}

/// The address space, in bytes, that small decks need, measured with `ulimit -v`, and that each thread needs
/// for its stack; and the part of it for data, measured with `ulimit -d`: with less, fontconfig crashes.
constexpr std::size_t min_memory = std::size_t{128} << 20U, thread_memory = std::size_t{16} << 20U;
constexpr std::size_t min_data = std::size_t{24} << 20U, thread_data = std::size_t{8} << 20U;
constexpr int min_files = 16, max_file_threads = 64; // that read files at the same time

constexpr int data = PROT_READ | PROT_WRITE; ///< memory that may be written to

bool has_space(std::size_t bytes, int protection) {
    void* const space =
        ::mmap(nullptr, bytes, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return space != MAP_FAILED && ::munmap(space, bytes) == 0;
}

bool has_files(int count) {
    std::vector<int> files;
    for (int i = 0; i < count && (files.empty() || files.back() >= 0); ++i)
        files.push_back(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    const bool are_open = files.back() >= 0;
    for (const int file : files)
        if (file >= 0) ::close(file);
    return are_open;
}

/// Reports a thread or a process that the system has refused: the message names the limit that is met.
diag::Diagnostic report_thread_limit() {
    if (!has_space(thread_memory, data)) return report_memory();
    try {
        const process::Child probe([](int) {});
    } catch (const std::system_error&) {
        return make_limit("no more processes and threads can be started (ulimit -u)",
                          "close other programs, or start spotit-print where more are allowed");
    }
    return make_limit("the system doesn't allow that many threads (ulimit -u)", "use fewer:  --threads 1");
}

/// Keeps the libraries that draw from printing. When GLib ends the program without memory or without a
/// thread, the limit is named.
void silence_libraries(const diag::RenderOptions& messages) {
    symbol::silence_libraries([messages](std::string_view reason) {
        const bool lacks_thread = reason.find("creating thread") != std::string_view::npos;
        print_rendered(diag::render(lacks_thread ? report_thread_limit() : report_memory(), messages));
        std::_Exit(internal_error_status);
    });
}

} // namespace

int choose_exit_status(diag::ErrorCategory fault) {
    return 1 + static_cast<int>(fault); // they stand in this order
}

int guard(const diag::RenderOptions& messages, const std::function<int()>& work) {
    try {
        return work();
    } catch (const diag::Error& error) {
        print_rendered(diag::render(error.diagnostics(), messages));
        return choose_exit_status(error.category());
    } catch (const std::bad_alloc&) {
        print_rendered(diag::render(report_memory(), messages));
    } catch (const std::filesystem::filesystem_error& problem) {
        return report_path(problem, messages);
    } catch (const std::system_error& problem) {
        if (problem.code() == std::errc::resource_unavailable_try_again)
            print_rendered(diag::render(report_thread_limit(), messages));
        else
            print_rendered(
                diag::render({.id = {}, .message = job::describe_error(problem.code().value())}, messages));
    } catch (const std::exception& problem) {
        print_error(std::string("spotit-print: internal error: ") + problem.what() +
                    "\n  this is a bug in spotit-print; please report it with the theme\n");
    }
    return internal_error_status;
}

int run(std::span<const std::string> arguments) {
    if (arguments.empty()) {
        print_error(write_short_help(choose_rendering().language));
        return 2;
    }
    // Until the options are known, errors are shown as the terminal wants them.
    diag::RenderOptions messages = choose_rendering();
    const std::string language = find_language(arguments);
    if (!texts::find_code(language).empty()) messages.language = language;
    silence_libraries(messages);
    redirect_image_loaders();
    return guard(messages, [&] {
        if (arguments.front() == "__complete") {
            print(complete(arguments.subspan(1)));
            return 0;
        }
        const Command command = parse(arguments);
        if (command.common->help) command.common->language = language;
        messages = choose_rendering(*command.common);
        if (!command.common->help && !command.common->version) return command.run();
        print(command.common->help ? write_help(command, messages.language)
                                   : "spotit-print " SPOTIT_VERSION "\n");
        return 0;
    });
}

void require_resources(int threads) {
    const auto count = static_cast<std::size_t>(threads);
    if (!has_space(min_memory + count * thread_memory, PROT_NONE) ||
        !has_space(min_data + count * thread_data, data))
        throw std::bad_alloc();
    if (has_files(min_files + std::min(threads, max_file_threads))) return;
    diag::fail(diag::ErrorCategory::File, "too-few-files", "too few files can be open at once (ulimit -n)",
               {diag::make_fix("start it from a shell with a higher limit:  ulimit -n 256")});
}

} // namespace spotit::cli
