// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "pdf/write_context.hpp"

namespace spotit::pdf {

namespace {

constexpr Standard standards[]{
    {Conformance::Pdf17, "1.7"},
    {Conformance::X4, "1.6", true, "/GTS_PDFX"},
    {Conformance::X1a, "1.4", false, "/GTS_PDFX"},
    {Conformance::A2b, "1.7", true, "/GTS_PDFA1", 2},
    {Conformance::A3b, "1.7", true, "/GTS_PDFA1", 3},
};
static_assert(base::is_complete(standards, &Standard::conformance));

} // namespace

const Standard& find_standard(Conformance conformance) {
    return standards[static_cast<std::size_t>(conformance)];
}

std::optional<std::int64_t> file_moment(const Standard& standard, const FileInfo& file_info) {
    if (file_info.moment || standard.plain()) return file_info.moment;
    return 0; // required dates that don't depend on the clock, which would make the bytes of each run
              // different
}

} // namespace spotit::pdf
