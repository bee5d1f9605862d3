#pragma once

#include "pdf/content/operations.hpp"

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

/// Adds title, people, dates, language, page labels and the viewer's print settings; for archives and print
/// shops the same data again as XMP, with `identity` (see content_identity).
void add_metadata(QPDF& file, const document::Document& document, const WriteContext& context,
                  const std::string& identity);

/// Attaches the theme as the source of the deck (ISO 19005-3, 6.8), so that the deck can be made again.
void attach_theme(QPDF& file, const WriteContext& context);

/// Returns a UUID ("uuid:…", RFC 4122, version 8 in layout) computed from the objects' streams: equal
/// contents have equal ids.
std::string hash_content(QPDF& file, std::span<const std::string> texts);

/// The structure tree for screen readers (ISO 32000-1, 14.7): each front is a figure with its number and the
/// names of its symbols; backs, marks and rulers are artifacts; the text of pages without cards is plain
/// text.
class TaggedStructure {
public:
    TaggedStructure(QPDF& file, const document::Document& document);

    /// Begins a page, to which all later elements belong. Returns the value of the page's /StructParents.
    int begin_page(Object page);
    /// Adds a figure for a front and returns the tag for ContentWriter::begin_marked.
    std::string add_face(int face);
    std::string add_text() { return add("/P", {}); }
    static std::string write_artifact_tag() { return "/Artifact BMC"; }
    /// Writes the tree into the file.
    void finish();

private:
    std::string add(const char* type, std::map<std::string, Object> element);

    QPDF& file_;
    const document::Document& document_;
    Object root_, whole_, page_;
    Object elements_ = Object::newArray(); ///< of the document
    Object of_page_{};                     ///< of the page, by their marked content ids
    Object by_page_ = Object::newArray();
    int pages_ = 0;
};

} // namespace spotit::pdf
