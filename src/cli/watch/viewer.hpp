// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace spotit::cli {

/// Shows a file in the viewer of the desktop, without waiting for it; says so where there is none.
void open_viewer(const std::string& file);

} // namespace spotit::cli
