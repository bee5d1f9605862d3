// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <string>
#include <vector>

namespace spotit::pdf {

/// The structure tree for screen readers (ISO 32000-1, 14.7): each front is a figure with its number and the
/// names of its symbols; backs, marks and rulers are artifacts; the text of pages without cards is plain
/// text.
class TaggedStructure {
public:
    TaggedStructure(QPDF& file, const document::Document& document);

    /// Begins a page, to which all later elements belong. Returns the value of the page's /StructParents.
    int begin_page(QPDFObjectHandle page);
    /// Adds a figure for a front and returns the tag for ContentWriter::begin_marked.
    std::string add_face(int face);
    std::string add_text();
    static std::string artifact_tag() { return "/Artifact BMC"; }
    /// Writes the tree into the file.
    void finish();

private:
    std::string add(QPDFObjectHandle element, const char* type);

    QPDF& file_;
    const document::Document& document_;
    QPDFObjectHandle root_, whole_, page_;
    QPDFObjectHandle elements_ = QPDFObjectHandle::newArray(); ///< of the document
    QPDFObjectHandle of_page_{};                               ///< of the page, by their marked content ids
    QPDFObjectHandle by_page_ = QPDFObjectHandle::newArray();
    int pages_ = 0;
};

/// Returns the alternate text of a card: "3: dog, cat".
std::string describe_card(const document::Document& document, int card);

} // namespace spotit::pdf
