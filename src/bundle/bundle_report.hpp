// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/bundle.hpp>
#include <spotit/document.hpp>
#include <spotit/job/pdf.hpp>
#include <spotit/pdf.hpp>
#include <spotit/verify.hpp>

#include <string>
#include <string_view>

namespace spotit::bundle {

struct NamedPdf {
    const std::string& name;
    const job::PdfFile& pdf;
};

/// What a bundle's report says of a PDF: what was found in the file alone, and what its deck measures.
std::string report_on(const NamedPdf& file, const verify::VerifyReport& verdict,
                      const job::PreparedDeck& deck);

/// How far symbols stay inside of the cut, and how coarse the coarsest picture is.
std::string report_on(const document::Document& document);

/// What a service asks for, and since when that is known.
std::string report_on(const Service& service);

/// "88.9 x 63.5 mm"; of a circle "88.9 mm".
std::string size_text(const geom::Shape& card);

} // namespace spotit::bundle
