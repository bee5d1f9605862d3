// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "pdf/color/file_colors.hpp"
#include "pdf/drawing/part.hpp"
#include "pdf/text/embedded_fonts.hpp"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace spotit::pdf {

/// Makes the objects of parts, each once.
class PartBuilder {
public:
    PartBuilder(QPDF& file, const FileColors& colors)
        : file_(file)
        , colors_(colors)
        , fonts_(file) {}

    QPDFObjectHandle build(const SharedPart& part);
    /// Writes the fonts of all parts.
    void finish() { fonts_.finish(); }
    /// Returns the sources of pages that Cairo drew, which must live until the file is written.
    const std::vector<std::shared_ptr<QPDF>>& sources() const { return sources_; }

private:
    QPDFObjectHandle build_stream(const Part& part);
    QPDFObjectHandle build_page(const std::string& page_file);
    QPDFObjectHandle build_resources(const std::vector<Resource>& resources);

    QPDF& file_;
    const FileColors& colors_;
    EmbeddedFonts fonts_;
    std::map<SharedPart, QPDFObjectHandle> built_;
    std::vector<std::shared_ptr<QPDF>> sources_;
};

} // namespace spotit::pdf
