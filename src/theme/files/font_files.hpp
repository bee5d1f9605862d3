// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/read_context.hpp"

#include <string>
#include <string_view>

namespace spotit::theme {

/// A font as it is given: a family; or a file or folder, from the folder of the theme when it is there.
std::string font_name(ReadContext& context, std::string_view written, const diag::Span& named_in);

} // namespace spotit::theme
