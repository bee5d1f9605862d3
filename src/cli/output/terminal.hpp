// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::cli {

/// What the program knows of the terminal and the environment it runs in.
bool stdout_is_terminal();
bool stderr_is_terminal();
std::optional<std::string> environment(const char* name);

/// Whether standard error is a terminal that can move the cursor: TERM is set, and not dumb.
bool stderr_understands_escapes();

/// How messages look unless the options say otherwise: as wide as the terminal, and in color unless NO_COLOR
/// is set, TERM is dumb or standard error is no terminal (https://no-color.org).
diag::RenderOptions usual_rendering();

/// Columns of the terminal on standard error; 80 when unknown.
int terminal_width();

/// The paper that people print on where the locale is from: "Letter" or "A4".
std::string_view usual_paper();

void print_error(std::string_view text);
/// To standard output, all of it; throws diag::Error (Fault::File) when it can't be written.
void print(std::string_view text);

/// Folders in which fonts and emoji names may lie: $SPOTIT_DATA, the installed share folder beside the
/// program, and fonts/ of the source tree whose build folder the program stands in.
std::vector<std::filesystem::path> data_folders();

} // namespace spotit::cli
