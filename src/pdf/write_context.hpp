// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/conformance.hpp"

#include <spotit/pdf.hpp>

namespace spotit::pdf {

/// What the theme asks for, and what else goes into the file.
struct Making {
    const Options& options;
    const FileInfo& production;

    const Standard& standard() const { return standard_of(options.conformance); }
    std::optional<std::int64_t> moment() const { return moment_of(standard(), production); }
};

} // namespace spotit::pdf
