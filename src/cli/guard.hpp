// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/diag.hpp>

#include <functional>

namespace spotit::cli {

/// Does the work and returns its exit status. An exception becomes a message and its exit status.
int guarded(const diag::RenderOptions& messages, const std::function<int()>& work);

} // namespace spotit::cli
