// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/document.hpp>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <string>
#include <vector>

namespace spotit::pdf {

/// What readers without eyes are told (ISO 32000-1, 14.7): every front is a figure with its number and the
/// names of its symbols; backs, marks and rulers are nothing to read; text of sheets without cards is read as
/// it stands.
class TaggedStructure {
public:
    TaggedStructure(QPDF& file, const document::Document& document);

    /// Begins a page; what is added from now on is on it. Its number is to be the page's /StructParents.
    int begin_page(QPDFObjectHandle page);
    /// The tag that what is drawn next begins with, as for ContentWriter::begin_marked.
    std::string tag_of_face(int face);
    std::string tag_of_text();
    static std::string tag_of_nothing() { return "/Artifact BMC"; }
    /// Puts all of it into the file.
    void finish();

private:
    std::string add(QPDFObjectHandle element, const char* type);

    QPDF& file_;
    const document::Document& document_;
    QPDFObjectHandle root_, whole_, page_;
    QPDFObjectHandle elements_ = QPDFObjectHandle::newArray(); ///< of the document
    QPDFObjectHandle of_page_{};                               ///< of the page, by their marks' numbers
    QPDFObjectHandle by_page_ = QPDFObjectHandle::newArray();
    int pages_ = 0;
};

/// "3: dog, cat"
std::string told_card(const document::Document& document, int card);

} // namespace spotit::pdf
