#pragma once

#include <span>
#include <string>

/// Commands, options, the terminal and exit codes; only this module sees the environment.
namespace spotit::cli {

/// The whole program: `arguments` are those after its name. Returns the exit status: 0 done, 1 the theme or
/// the deck is wrong, 2 wrong command line, 3 a file cannot be read or written, 4 internal error.
int run(std::span<const std::string> arguments);

} // namespace spotit::cli
