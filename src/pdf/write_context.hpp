// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/conformance.hpp"

#include <spotit/pdf.hpp>

namespace spotit::pdf {

/// What the theme asks for, and what else goes into the file.
struct WriteContext {
    const Options& options;
    const FileInfo& file_info;

    const Standard& standard() const { return standard_of(options.conformance); }
    std::optional<std::int64_t> moment() const { return moment_of(standard(), file_info); }
};

} // namespace spotit::pdf
