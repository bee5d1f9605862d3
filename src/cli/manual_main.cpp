#include "cli/commands/command.hpp"

#include "cli/output/terminal.hpp"

#include <spotit/job/files.hpp>

#include <exception>

/// Part of the build, not of the program: spotit-manual FRAME PAGE fills a frame of docs/man.
int main(int count, char** words) {
    if (count != 3) return 2;
    try {
        spotit::job::save(words[2],
                          spotit::cli::write_manual_page(spotit::job::read_source(words[1])->text()));
    } catch (const std::exception& problem) {
        spotit::cli::print_error(std::string("spotit-manual: ") + words[1] + ": " + problem.what() + "\n");
        return 1;
    }
    return 0;
}
