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

/// Describes a PDF: the findings from the file alone, and the measures of its deck.
std::string report_on(const NamedPdf& file, const verify::VerifyReport& verdict,
                      const job::PreparedDeck& deck);

/// Describes the distance of symbols from the cut, and the lowest resolution.
std::string report_on(const document::Document& document);

/// Describes the requirements of a service, and their date.
std::string report_on(const Service& service);

} // namespace spotit::bundle
