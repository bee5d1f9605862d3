// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

namespace spotit::cli {

/// Throws if the system's limits leave too little for a deck: std::bad_alloc for memory, diag::Error
/// (ErrorCategory::File) for open files. Libraries without memory crash, and without files they take other
/// fonts in silence, so it must be known before.
void require_resources(int threads);

/// Keeps the libraries that draw from printing. When GLib ends the program for want of memory, that is said.
void silence_libraries();

} // namespace spotit::cli
