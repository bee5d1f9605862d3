// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace spotit::cli {

/// Opens the file in the default viewer without waiting for it; prints a message if there is no viewer.
void open_viewer(const std::string& file);

} // namespace spotit::cli
