#pragma once

#include "cli/commands/command.hpp"

#include <string>

namespace spotit::cli {

/// Returns the text of --help, at most 80 columns wide; that of the main form lists the commands too.
std::string help_text(const Command& command);
/// Returns the text for a call without arguments.
std::string short_help();

} // namespace spotit::cli
