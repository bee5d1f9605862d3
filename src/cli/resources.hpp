#pragma once

#include <string_view>

namespace spotit::cli {

/// Throws if the system's limits leave too little for a deck: std::bad_alloc for memory, diag::Error
/// (ErrorCategory::File) for open files. Libraries without memory crash, and without files they take other
/// fonts in silence, so it must be known before.
void require_resources(int threads);

/// Returns the message for a thread or a process that the system has refused: it names the limit that is met.
std::string_view find_thread_limit();

/// Keeps the libraries that draw from printing. When GLib ends the program without memory or without a
/// thread, the limit is named.
void silence_libraries();

} // namespace spotit::cli
