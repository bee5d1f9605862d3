#include "bundle/parts.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/pdf.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <cmath>
#include <string_view>

namespace spotit::bundle {
namespace {

std::string_view choose_sign(verify::Finding::Kind kind) {
    using Kind = verify::Finding::Kind;
    return kind == Kind::Passed ? "passed" : kind == Kind::Inconclusive ? "skipped" : "FAILED";
}

std::string write_ink(const job::Report& report, const pdf::Options& output) {
    const auto& ink = report.total_ink;
    if (!ink) return "  colors are RGB: how much ink they need depends on the program that converts them\n";
    const auto& limit = output.ink_limit;
    const auto& unlimited = report.unlimited_ink;
    return fmt::format("  ink: at most {:.0f}%{}{}\n", 100 * *ink,
                       unlimited ? fmt::format(" ({:.0f}% without the limit)", 100 * *unlimited) : "",
                       limit ? fmt::format("; the limit is {:.0f}%", 100 * *limit) : "");
}

} // namespace

std::string report_on(const std::string& name, const job::File& file, const verify::VerifyReport& verdict,
                      const job::PreparedDeck& deck) {
    std::string text =
        fmt::format("{}: {}, {}, {}\n", name, base::write_count(verdict.pages, "page"),
                    base::write_count(verdict.cards, "card"), verdict.right ? "correct" : "NOT VERIFIED");
    for (const verify::Finding& finding : verdict.findings)
        text += fmt::format("  {}: {}\n", choose_sign(finding.kind), finding.text);
    const std::string_view standard =
        base::find_enum_name(pdf::standard_names, deck.theme().output.conformance);
    if (!standard.empty())
        text += fmt::format(
            "  written as {}: its boxes and fonts were checked above; the shop's own program checks "
            "the other rules\n",
            standard);
    if (const std::string& flattened = file.report.flattened; !flattened.empty())
        text += fmt::format("  converted to pixels, since transparency is not allowed: {}\n", flattened);
    return text + write_ink(file.report, deck.theme().output) + report_on(deck.document());
}

std::string report_on(const document::Document& document) {
    std::string text;
    const double clearance = document::measure_symbol_clearance(document);
    if (std::isfinite(clearance)) text += fmt::format("  symbols stay {:.2f} mm inside the cut\n", clearance);
    const auto dpi = document::find_coarsest_resolution(document);
    if (!dpi) return text + "  no pictures made of pixels\n";
    return text + fmt::format("  the coarsest picture has {:.0f} dpi{}\n", *dpi,
                              *dpi < job::min_dpi ? fmt::format(", below {:.0f}", job::min_dpi) : "");
}

std::string report_on(const Service& service) {
    return fmt::format(
        "  the service requires {:.4g} mm of bleed and no symbols within {:.4g} mm of the cut (read in {}: "
        "{})\n  such figures change: compare them with the service's own page\n",
        service.bleed, service.safe, service.read_on, service.source);
}

} // namespace spotit::bundle
