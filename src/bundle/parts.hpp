#pragma once

#include <spotit/bundle.hpp>
#include <spotit/document.hpp>
#include <spotit/job/pdf.hpp>
#include <spotit/job/pictures.hpp>
#include <spotit/verify.hpp>

#include <map>
#include <span>
#include <string>
#include <vector>

namespace spotit::bundle {

/// Finds a service by its name. Throws diag::Error (ErrorCategory::Usage) if there is none.
const Service& find_service(const std::string& name);
/// Returns the settings of all files with one card to a page, at that bleed in millimeters.
std::vector<theme::Override> set_one_card_per_page(double bleed, const theme::Theme& theme);
/// Removes the contour, for files in which it would be printed.
void add_no_contour(std::vector<theme::Override>& settings, const theme::Theme& theme);

/// Describes a PDF: the findings from the file alone, and the measures of its deck.
std::string report_on(const std::string& name, const job::PdfFile& file, const verify::VerifyReport& verdict,
                      const job::PreparedDeck& deck);
/// Describes the distance of symbols from the cut, and the lowest resolution.
std::string report_on(const document::Document& document);
/// Describes the requirements of a service, and their date.
std::string report_on(const Service& service);

/// Decks of one request with additional settings. Decks that differ only in the settings of `output` share
/// their layout.
class DeckCache {
public:
    explicit DeckCache(const job::Request& request)
        : request_(request) {}

    /// Returns the theme alone.
    theme::Theme read_theme() const;
    job::PreparedDeck prepare(const std::vector<theme::Override>& settings);
    /// Returns pictures of the cards or backs with bleed, drawn once for each deck and size.
    const std::vector<std::string>& pictures(const std::vector<theme::Override>& settings,
                                             job::PictureOptions options);

private:
    const job::Request& request_;
    std::map<std::string, job::PreparedDeck> laid_out_;
    std::map<std::string, std::vector<std::string>> pictures_;
};

/// The name of a bundle's report in its folder.
inline constexpr std::string_view report_name = "report.txt";
/// Formats the files with their sizes and checksums for the end of the report, by which the next bundle in
/// the folder knows which files it may remove.
std::string format_list(std::span<const Bundle::File> files);

} // namespace spotit::bundle
