// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/theme.hpp>

namespace spotit::job {

/// The theme for a proof: what takes long or is for print alone gives way, whatever it says.
void make_draft(theme::Theme& theme);

} // namespace spotit::job
