// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

/// Plain text as mdoc(7) wants it.
namespace spotit::cli {

/// Within a line of text: backslashes doubled; `code` in bold.
std::string mdoc_escaped(std::string_view text);
/// The words behind a macro: those that are macros themselves don't act.
std::string mdoc_argument(std::string_view text);
/// Lines of text, each sentence on its own, with a line end behind the last.
std::string mdoc_text(std::string_view text);
/// Lines joined by blanks, and runs of blanks made one.
std::string one_line(std::string_view text);
/// With a capital at its beginning.
std::string capital(std::string text);

} // namespace spotit::cli
