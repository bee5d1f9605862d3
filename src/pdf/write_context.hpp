#pragma once

#include <spotit/pdf.hpp>

namespace spotit::pdf {

/// The requirements of a conformance on the whole file.
struct Standard {
    Conformance conformance = Conformance::Pdf17;
    std::string_view version;   ///< of PDF, exactly
    bool object_streams = true; ///< since PDF 1.5
    std::string_view intent{};  ///< kind of the output intent; empty: there is none
    int archive_part = 0;       ///< part of ISO 19005; 0: not an archive file

    bool plain() const { return intent.empty(); }
    bool is_x() const { return intent == "/GTS_PDFX"; }
};
const Standard& find_standard(Conformance conformance);

/// The theme's options and the properties of the file.
struct WriteContext {
    const Options& options;
    const FileInfo& file_info;

    const Standard& standard() const { return find_standard(options.conformance); }
    /// Returns the moment for the file's dates; nothing if it has none. Required dates don't depend on the
    /// clock, which would make the bytes of each run different.
    std::optional<std::int64_t> moment() const {
        return file_info.moment || standard().plain() ? file_info.moment : 0;
    }
};

} // namespace spotit::pdf
