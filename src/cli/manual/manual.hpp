// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace spotit::cli {

/// Returns a manual page in mdoc(7): the template with lines such as @OPTIONS@ replaced by text from the
/// tables of commands, options and theme keys. Throws std::invalid_argument for an unknown line of this form.
std::string manual_page(std::string_view frame);

} // namespace spotit::cli
