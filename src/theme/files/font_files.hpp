// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <string>
#include <string_view>

namespace spotit::theme {

/// Returns the font's family; or its file or folder, resolved from the folder of the theme if it exists
/// there.
std::string font_name(ReadContext& context, std::string_view written, const diag::Span& named_in);

} // namespace spotit::theme
