#pragma once

#include <spotit/diag.hpp>

#include <functional>
#include <string_view>

namespace spotit::cli {

inline constexpr int internal_error_status = 4;
inline constexpr std::string_view out_of_memory =
    "spotit-print: error: out of memory\n"
    "  fix: raise the limit, if there is one (ulimit -v, -d), or use fewer threads:  --threads 1\n";
inline constexpr std::string_view too_few_processes =
    "spotit-print: error: no more processes and threads may be started (ulimit -u)\n"
    "  fix: end other programs, or start spotit-print where more are allowed\n";
inline constexpr std::string_view too_many_threads =
    "spotit-print: error: the system refuses so many threads (ulimit -u)\n"
    "  fix: use fewer:  --threads 1\n";

/// Returns the exit status of a run that such errors end: a higher one of a more serious kind.
int find_exit_status(diag::ErrorCategory fault);

/// Does the work and returns its exit status. An exception becomes a message and its exit status.
int guard(const diag::RenderOptions& messages, const std::function<int()>& work);

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
