// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/conformance.hpp"

#include <spotit/pdf.hpp>

namespace spotit::pdf {

/// The theme's options and the properties of the file.
struct WriteContext {
    const Options& options;
    const FileInfo& file_info;

    const Standard& standard() const { return find_standard(options.conformance); }
    std::optional<std::int64_t> moment() const { return file_moment(standard(), file_info); }
};

} // namespace spotit::pdf
