// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spotit::theme {

/// A remedy that names the first sign of the text that only looks like one of a number or of YAML: the minus
/// of print (−), full-width digits, letters and colons. Empty where there is none.
std::vector<std::string> foreign_sign_note(std::string_view text);
/// Whether the text holds a full-width colon, which is none of YAML's; and the remedy.
bool has_wide_colon(std::string_view text);
std::vector<std::string> wide_colon_note(std::string_view text);

} // namespace spotit::theme
