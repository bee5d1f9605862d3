// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

namespace spotit::theme {
struct Theme;
}

namespace spotit::job {

/// Adapts a theme for a draft: settings that take long or matter only in print are overridden.
void make_draft(theme::Theme& theme);

} // namespace spotit::job
