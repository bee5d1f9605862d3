#include "cli/output/output.hpp"

#include "cli/output/terminal.hpp"
#include "diag/write.hpp"

#include <spotit/base/join.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/diag/sentence.hpp>

#include <algorithm>

namespace spotit::cli {
namespace {

using diag::Sentence;
using diag::write;

Sentence count_cards(int count) {
    return diag::write_count(static_cast<std::size_t>(count), "{count} card", "{count} cards", count);
}

Sentence count_symbols(int count) {
    return diag::write_count(static_cast<std::size_t>(count), "{count} symbol", "{count} symbols", count);
}

/// "57 cards, 8 symbols each, 57 symbols"
Sentence write_deck(const job::Report& report) {
    const auto drawings = static_cast<std::size_t>(report.symbols);
    if (deck::find_info(report.kind).makes_drawings)
        return write("{cards}, {drawings}, up to {per_card} per card", count_cards(report.cards),
                     diag::write_count(drawings, "{count} drawing", "{count} drawings", report.symbols),
                     report.symbols_per_card);
    return write("{cards}, {per_card} each, {symbols}", count_cards(report.cards),
                 count_symbols(report.symbols_per_card), count_symbols(report.symbols));
}

/// "10 sheets of A4", or "57 pages" for cards with a page each.
Sentence write_sheets(const job::Report& report) {
    const auto sheets = static_cast<std::size_t>(report.sheets);
    if (report.paper == "none")
        return diag::write_count(sheets, "{count} page", "{count} pages", report.sheets);
    return diag::write_count(sheets, "{count} sheet of {paper}", "{count} sheets of {paper}", report.sheets,
                             report.paper);
}

constexpr auto backs_rows = base::name_values<job::Backs>(
    {"", ", without backs (sheet.duplex: none)", ", with backs", ", backs for long-edge duplex",
     ", backs for short-edge duplex", ", backs beside the fronts, to fold and glue"});

/// "231% at the densest spot", and the value without the limit.
Sentence write_ink(const job::Report& report) {
    const double ink = 100 * report.total_ink.value_or(0);
    if (!report.unlimited_ink) return write("{ink:.0f}% at the densest spot", ink);
    return write("{ink:.0f}% at the densest spot, {unlimited:.0f}% without the limit", ink,
                 100 * *report.unlimited_ink);
}

} // namespace

Sentence name_output(const std::string& output) {
    return output == "-" ? "standard output" : Sentence(output);
}

Sentence write_content(const std::string& output, const job::Report& report) {
    const Sentence name = name_output(output);
    const std::string indent(static_cast<std::size_t>(base::measure_display_width(name)) + 2, ' ');
    const Sentence deck = write("{deck}, {shape}", write_deck(report), report.shape);
    const std::string_view shown = base::find_enum_name(backs_rows, report.backs);
    const Sentence backs(shown, {}, std::string(shown));
    const Sentence sheets =
        write("{sheets}, {cards} each{details}", report.part.empty() ? write_sheets(report) : report.part,
              count_cards(report.cards_per_sheet), backs);
    // For a part of the deck, the content of the file comes first.
    Sentence text = report.part.empty()
                        ? write("{}  {}\n{}{}\n", name, deck, indent, sheets)
                        : write("{}  {}\n{}{}\n", name, sheets, indent, write("of a deck of {cards}", deck));
    const auto add_line = [&](const Sentence& line) { text += write("{}{}\n", indent, line); };
    add_line(write("checked: {promise}", report.promise));
    if (report.matches_across > 0)
        add_line(
            write("{count} of the pairs match one form of a symbol with the other", report.matches_across));
    for (const Sentence& hint : report.hints) text += write("{name}: {text}\n", Sentence("hint"), hint);
    return text;
}

Sentence write_print_steps(const std::string& output, const job::Report& report) {
    if (report.draft)
        return write("{}\n", Sentence("This is a draft to look at, not to print; leave out --draft to make "
                                      "the deck for printing."));
    const Sentence scale =
        report.bars == 0 ? Sentence("Print at 100% (\"actual size\").")
        : report.bars == 1
            ? Sentence("Print at 100% (\"actual size\"); the bar on each sheet must measure 50 mm.")
            : Sentence("Print at 100% (\"actual size\"); the bars on each sheet must measure 50 mm.");
    Sentence text = write("{}\n", scale);
    if (!report.print_options.empty())
        text += write("{name}:  lp {options}{file}\n", Sentence("With CUPS"), report.print_options,
                      output == "-" ? "" : " " + output);
    return text;
}

Sentence write_summary(const std::string& output, const job::Report& report) {
    return write_content(output, report) += write_print_steps(output, report);
}

Sentence write_numbered_summary(const Output& output, std::size_t count, const job::Report& report) {
    const Sentence files = output.format->is_outlines()
                               ? diag::write_count(count, "{count} file", "{count} files", count)
                               : diag::write_count(count, "{count} picture", "{count} pictures", count);
    return write("{output}  {files}; {promise}\n", output.name, files, report.promise);
}

Sentence write_page_summary(const std::string& output, const job::Report& report) {
    return write("{output}  {deck}; {promise}\n{hint}\n", name_output(output), write_deck(report),
                 report.promise,
                 Sentence("Open it in a browser; it works without the internet, on phones too."));
}

Sentence list_summary(const std::string& output, const job::Report& report) {
    return write("{}  {}\n", output, write_deck(report));
}

Sentence check_summary(const std::string& theme, const job::Report& report,
                       std::span<const diag::Diagnostic> problems) {
    const auto errors = static_cast<std::size_t>(
        std::ranges::count(problems, diag::Severity::Error, &diag::Diagnostic::severity));
    const std::size_t warnings = problems.size() - errors;
    std::vector<Sentence> counts;
    if (errors > 0) counts.push_back(diag::write_count(errors, "{count} error", "{count} errors", errors));
    if (warnings > 0)
        counts.push_back(diag::write_count(warnings, "{count} warning", "{count} warnings", warnings));
    Sentence found = counts.empty() ? Sentence("no problems") : counts.front();
    if (counts.size() > 1) found = write("{words}, {last}", found, counts.back());
    if (errors > 0) return write("{name}: {text}\n", theme, found);
    return write("{}\n", write("{theme}: {found}; {deck}, on {sheets}; {promise}", theme, found,
                               write_deck(report), write_sheets(report), report.promise));
}

std::string write_details(const job::Report& report, std::size_t bytes, const diag::RenderOptions& options) {
    std::vector<std::vector<std::string>> rows;
    const auto add = [&](const Sentence& label, const Sentence& text) {
        rows.push_back({translate(label, options.language), translate(text, options.language)});
    };
    double sum = 0;
    for (const job::Stage& stage : report.stages) {
        add(stage.name, write("{:7.1f} ms", stage.milliseconds));
        sum += stage.milliseconds;
    }
    add("total", write("{:7.1f} ms", sum));
    if (!report.font.empty()) add("font", report.font);
    if (!report.other_fonts.empty())
        add("", write("fonts for missing characters: {fonts}", base::join(report.other_fonts, ", ")));
    add("layout",
        write("coverage {mean:.3f} mean, {worst:.3f} worst (card {card}); smallest symbol {size:.1f} mm",
              report.mean_coverage, report.worst_coverage, report.worst_card, report.min_symbol));
    if (report.total_ink) add("ink", write_ink(report));
    if (!report.flattened.empty()) add("pixels", report.flattened);
    if (bytes > 0) add("file", write("{bytes} bytes", bytes));
    return format_table(rows) + diag::render(report.remarks, options);
}

} // namespace spotit::cli
