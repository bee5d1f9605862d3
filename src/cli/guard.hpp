#pragma once

#include <spotit/diag.hpp>

#include <functional>

namespace spotit::cli {

inline constexpr int internal_error_status = 4;

/// Returns the exit status of a run that such errors end: a higher one of a more serious kind.
int choose_exit_status(diag::ErrorCategory fault);

/// Does the work and returns its exit status. An exception becomes a message and its exit status.
int guard(const diag::RenderOptions& messages, const std::function<int()>& work);

/// Throws if the system's limits leave too little for a deck: std::bad_alloc for memory, diag::Error
/// (ErrorCategory::File) for open files. Libraries without memory crash, and without files they take other
/// fonts in silence, so it must be known before.
void require_resources(int threads);

} // namespace spotit::cli
