// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "cli/options.hpp"
#include "cli/output/progress.hpp"

#include <spotit/job/request.hpp>

#include <memory>

namespace spotit::cli {

/// A request, and the bar that shows how far it is.
struct Work {
    job::Request request;
    std::unique_ptr<Progress> progress; ///< null where none is wanted; gone, the bar is wiped away
};
/// Reads the theme that the first word names, with all that the options say. Throws diag::Error.
Work work_on_theme(const Options& options);

/// The same for work that needs no theme.
job::Request request_without_theme(const Options& options);

/// How messages look with these options.
diag::RenderOptions rendering(const Options& options);

/// Shows the warnings; true when they make the run fail because of --strict, which is said then.
bool warnings_fail(const Options& options, std::span<const diag::Diagnostic> warnings);

} // namespace spotit::cli
