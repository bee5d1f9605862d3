// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/pdf.hpp>

#include <string_view>

namespace spotit::pdf {

/// What a conformance asks of the whole file.
struct Standard {
    Conformance conformance = Conformance::Pdf17;
    std::string_view version;     ///< of PDF, exactly
    bool object_streams = true;   ///< came with PDF 1.5
    std::string_view intent{};    ///< kind of the output intent; empty: there is none
    std::string_view x_version{}; ///< "PDF/X-4"
    int archive_part = 0;         ///< of ISO 19005; 0: it is no archive's file

    bool plain() const { return intent.empty(); }
};
const Standard& standard_of(Conformance conformance);

/// The moment that the file's dates say; nothing when it has none.
std::optional<std::int64_t> moment_of(const Standard& standard, const FileInfo& file_info);

} // namespace spotit::pdf
