#include <spotit/cli.hpp>
#include <spotit/version.hpp>

#include "cli/commands/command.hpp"
#include "cli/guard.hpp"
#include "cli/output/terminal.hpp"

#include <exception>
#include <filesystem>
#include <new>
#include <system_error>

namespace spotit::cli {
namespace {

/// Reports a path that the system can't follow, such as a relative one in a folder that is gone.
int report_path(const std::filesystem::filesystem_error& problem, const diag::RenderOptions& messages) {
    diag::Diagnostic report{.id = "cannot-read",
                            .message =
                                "can't use " + problem.path1().string() + ": " + problem.code().message()};
    std::error_code gone;
    if (std::filesystem::current_path(gone).empty())
        report.fix("the current folder was deleted; go to another:  cd ~");
    print_rendered(diag::render(report, messages));
    return find_exit_status(diag::ErrorCategory::File);
}

} // namespace

int find_exit_status(diag::ErrorCategory fault) {
    return 1 + static_cast<int>(fault); // they stand in this order
}

int guard(const diag::RenderOptions& messages, const std::function<int()>& work) {
    try {
        return work();
    } catch (const diag::Error& error) {
        print_rendered(diag::render(error.diagnostics(), messages));
        return find_exit_status(error.category());
    } catch (const std::bad_alloc&) {
        print_error(out_of_memory);
    } catch (const std::filesystem::filesystem_error& problem) {
        return report_path(problem, messages);
    } catch (const std::system_error& problem) {
        if (problem.code() == std::errc::resource_unavailable_try_again)
            print_error(find_thread_limit());
        else
            print_error(std::string("spotit-print: error: the system refuses: ") + problem.what() + "\n");
    } catch (const std::exception& problem) {
        print_error(std::string("spotit-print: internal error: ") + problem.what() +
                    "\n  this is a bug in spotit-print; please report it with the theme\n");
    }
    return internal_error_status;
}

int run(std::span<const std::string> arguments) {
    if (arguments.empty()) {
        print_error(write_short_help());
        return 2;
    }
    // Until the options are known, errors are shown as the terminal wants them.
    diag::RenderOptions messages = choose_rendering();
    silence_libraries();
    find_image_loaders();
    return guard(messages, [&] {
        if (arguments.front() == "__complete") {
            print(complete(arguments.subspan(1)));
            return 0;
        }
        const Command command = parse(arguments);
        messages = choose_rendering(*command.common);
        if (!command.common->help && !command.common->version) return command.run();
        print(command.common->help ? write_help(command) : "spotit-print " SPOTIT_VERSION "\n");
        return 0;
    });
}

} // namespace spotit::cli
