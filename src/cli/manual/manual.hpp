// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace spotit::cli {

/// A manual page in mdoc(7): the frame, in which lines such as @OPTIONS@ give way to what the tables of
/// commands, options and theme keys have to say. Throws std::invalid_argument at a line that it doesn't know.
std::string manual_page(std::string_view frame);

} // namespace spotit::cli
