#include "cli/output/output.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/base/utf8.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::cli {
namespace {

using base::write_count;

/// "57 cards, 8 symbols each, 57 symbols"
std::string write_deck(const job::Report& report) {
    if (report.kind == "set")
        return fmt::format("{}, {}, up to {} on a card", write_count(report.cards, "card"),
                           write_count(report.symbols, "drawing"), report.symbols_per_card);
    return fmt::format("{}, {} each, {}", write_count(report.cards, "card"),
                       write_count(report.symbols_per_card, "symbol"), write_count(report.symbols, "symbol"));
}

/// "10 sheets of A4", or "57 pages" for cards with a page each.
std::string write_sheets(const job::Report& report) {
    if (report.paper == "none") return write_count(report.sheets, "page");
    return fmt::format("{} of {}", write_count(report.sheets, "sheet"), report.paper);
}

struct BacksRow {
    job::Backs value;
    std::string_view shown;
};
constexpr BacksRow backs_rows[] = {{job::Backs::None, ""},
                                   {job::Backs::LeftOut, ", without backs (sheet.duplex: none)"},
                                   {job::Backs::Pages, ", with backs"},
                                   {job::Backs::LongEdge, ", backs for long-edge duplex"},
                                   {job::Backs::ShortEdge, ", backs for short-edge duplex"},
                                   {job::Backs::Fold, ", backs beside the fronts, to fold and glue"}};
static_assert(base::is_complete(backs_rows, &BacksRow::value));

/// "231% where it is densest", and the value without the limit.
std::string write_ink(const job::Report& report) {
    std::string text = fmt::format("{:.0f}% where it is densest", 100 * report.total_ink.value_or(0));
    if (!report.unlimited_ink) return text;
    return fmt::format("{}, {:.0f}% without the limit", text, 100 * *report.unlimited_ink);
}

} // namespace

std::string write_content(const std::string& output, const job::Report& report) {
    const std::string name = output == "-" ? "standard output" : output;
    const std::string indent(static_cast<std::size_t>(base::measure_display_width(name)) + 2, ' ');
    const std::string deck = fmt::format("{}, {}", write_deck(report), report.shape);
    const std::string sheets =
        fmt::format("{}, {} each{}", report.part.empty() ? write_sheets(report) : report.part,
                    write_count(report.cards_per_sheet, "card"),
                    backs_rows[static_cast<std::size_t>(report.backs)].shown);
    // For a part of the deck, the content of the file comes first.
    std::string text = report.part.empty()
                           ? fmt::format("{}  {}\n{}{}\n", name, deck, indent, sheets)
                           : fmt::format("{}  {}\n{}of a deck of {}\n", name, sheets, indent, deck);
    text += fmt::format("{}checked: {}\n", indent, report.promise);
    if (report.matches_across > 0)
        text += fmt::format("{}{} of the pairs match one form of a symbol with the other\n", indent,
                            report.matches_across);
    if (report.unused_symbols > 0)
        text += fmt::format("{}{} of the theme left unused: this deck needs {}\n", indent,
                            write_count(report.unused_symbols, "symbol"), report.symbols);
    for (const std::string& hint : report.hints) text += fmt::format("hint: {}\n", hint);
    return text;
}

std::string write_print_steps(const std::string& output, const job::Report& report) {
    if (report.draft) return "A draft to look at, not to print; without --proof it is made for printing.\n";
    std::string text = "Print at 100% (\"actual size\")";
    if (report.bars > 0)
        text += fmt::format("; the {} on each sheet must measure 50 mm", report.bars == 1 ? "bar" : "bars");
    text += ".\n";
    if (!report.print_options.empty())
        text += fmt::format("With CUPS:  lp {}{}\n", report.print_options, output == "-" ? "" : " " + output);
    return text;
}

std::string write_summary(const std::string& output, const job::Report& report) {
    return write_content(output, report) + write_print_steps(output, report);
}

std::string write_numbered_summary(const Output& output, std::size_t count, const job::Report& report) {
    const char* const noun = output.format->is_outlines() ? "file" : "picture";
    return fmt::format("{}  {}; {}\n", output.name, write_count(count, noun), report.promise);
}

std::string write_page_summary(const std::string& output, const job::Report& report) {
    return fmt::format("{}  {}; {}\nOpen it in a browser; it works without the internet, on phones too.\n",
                       output == "-" ? "standard output" : output, write_deck(report), report.promise);
}

std::string list_summary(const std::string& output, const job::Report& report) {
    return fmt::format("{}  {}\n", output, write_deck(report));
}

std::string check_summary(const std::string& theme, const job::Report& report,
                          std::span<const diag::Diagnostic> problems) {
    const auto errors = std::ranges::count(problems, diag::Severity::Error, &diag::Diagnostic::severity);
    const auto warnings = std::ssize(problems) - errors;
    std::string found = errors > 0 ? write_count(errors, "error") : std::string();
    if (warnings > 0) found += (found.empty() ? "" : ", ") + write_count(warnings, "warning");
    if (found.empty()) found = "no problems";
    if (errors > 0) return fmt::format("{}: {}\n", theme, found);
    return fmt::format("{}: {}; {}, on {}; {}\n", theme, found, write_deck(report), write_sheets(report),
                       report.promise);
}

std::string write_details(const job::Report& report, std::size_t bytes) {
    std::string text;
    double sum = 0;
    for (const job::Stage& stage : report.stages) {
        text += fmt::format("{:<9}{:9.1f} ms\n", stage.name, stage.milliseconds);
        sum += stage.milliseconds;
    }
    text += fmt::format("{:<9}{:9.1f} ms\n", "total", sum);
    if (!report.font.empty()) text += fmt::format("font      {}\n", report.font);
    if (!report.other_fonts.empty())
        text +=
            fmt::format("          fonts for missing characters: {}\n", base::join(report.other_fonts, ", "));
    text += fmt::format("layout    coverage {:.3f} mean, {:.3f} worst (card {}); smallest symbol {:.1f} mm\n",
                        report.mean_coverage, report.worst_coverage, report.worst_card, report.min_symbol);
    if (report.total_ink) text += fmt::format("ink       {}\n", write_ink(report));
    if (!report.flattened.empty()) text += fmt::format("pixels    {}\n", report.flattened);
    if (bytes > 0) text += fmt::format("file      {} bytes\n", bytes);
    return text + diag::render(report.remarks);
}

} // namespace spotit::cli
