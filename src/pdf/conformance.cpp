// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/conformance.hpp"

#include <array>

namespace spotit::pdf {

namespace {

constexpr std::array<Standard, 5> standards{{
    {Conformance::Pdf17, "1.7"},
    {Conformance::X4, "1.6", true, "/GTS_PDFX", "PDF/X-4", 0},
    {Conformance::X1a, "1.4", false, "/GTS_PDFX", "PDF/X-1a:2003", 0},
    {Conformance::A2b, "1.7", true, "/GTS_PDFA1", "", 2},
    {Conformance::A3b, "1.7", true, "/GTS_PDFA1", "", 3},
}};

} // namespace

const Standard& find_standard(Conformance conformance) {
    for (const Standard& standard : standards)
        if (standard.conformance == conformance) return standard;
    return standards[0];
}

std::optional<std::int64_t> file_moment(const Standard& standard, const FileInfo& file_info) {
    if (file_info.moment || standard.plain()) return file_info.moment;
    return 0; // required dates that don't depend on the clock, which would make the bytes of each run
              // different
}

} // namespace spotit::pdf
