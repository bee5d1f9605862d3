// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/job.hpp>
#include <spotit/theme.hpp>

namespace spotit::job {

/// For `pick: distinct`: looks at the drawings, which the theme can't. Symbols that the theme has already are
/// kept apart from, too. The request must outlive the function.
theme::ChooseDistinct distinct(const Request& request);

} // namespace spotit::job
