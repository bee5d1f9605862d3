#include "theme/checks/checks.hpp"

#include "diag/write.hpp"

#include <spotit/sheet.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

namespace spotit::theme {
namespace {

/// Half of a cutter's marks would lie on the half of the sheet that is folded behind.
void check_fold(Reading& reading) {
    const sheet::Options& sheet = reading.theme.sheet;
    if (sheet.duplex != sheet::Duplex::Fold || sheet.cutter == sheet::Cutter::None) return;
    reading
        .error_at(
            {"sheet.cutter", "sheet.duplex"}, "value",
            "a cutting machine can't find a folded sheet: half of the marks of {cutter} end up on the back",
            sheet::to_cutter_name(sheet.cutter))
        .point_out("`sheet.cutter` can't be used with `sheet.duplex: fold`")
        .note("either set:      sheet.duplex: long-edge", {.settings = {{"sheet.duplex", "long-edge"}}})
        .note("or set:          sheet.cutter: none", {.settings = {{"sheet.cutter", "none"}}});
}

/// Sheets are flipped or folded for the sake of backs.
void check_duplex(Reading& reading) {
    const sheet::Duplex duplex = reading.theme.sheet.duplex;
    if (reading.theme.back || duplex == sheet::Duplex::None || !reading.has("sheet.duplex")) return;
    // A printer's own file says how it flips paper, for decks with and without backs.
    const diag::Span span = reading.find_span({"sheet.duplex"});
    if (span.source != reading.files.source) return;
    reading
        .warn_at({"sheet.duplex"}, "no-effect", "{}",
                 duplex == sheet::Duplex::Fold
                     ? diag::Sentence("half of each sheet stays blank: the cards have no backs")
                     : "there is nothing on the other sides: the cards have no backs")
        .note("either add:      back: navy", {.settings = {{"back", "navy"}}})
        .note(diag::write("or delete {entry}", describe_removed(span)), {.edits = {{span}}});
}

void warn_of_extras(Reading& reading) {
    extras::Options on_paper = reading.theme.extras;
    on_paper.title_card = false;
    if (extras::is_empty(on_paper)) return;
    const diag::Span span =
        reading.find_span({"extras.rules", "extras.key", "extras.box_label", "extras.why"});
    reading
        .warn(span, "no-effect",
              "pages the size of a card have no room for the deck's other sheets: they are left out")
        .point_out("has no effect with `sheet.paper: none`")
        .fix("print them from a second file, on paper:  -s sheet.paper=A4",
             {.settings = {{"sheet.paper", "A4"}}})
        .note(diag::write("     or delete {entry}", describe_removed(span)), {.edits = {{span}}});
}

void check_packing(Reading& reading) {
    const sheet::Options& sheet = reading.theme.sheet;
    const bool is_shifted = sheet.packing == sheet::Packing::Zigzag || sheet.packing == sheet::Packing::Hex;
    const bool has_crop_marks = sheet.marks == sheet::Marks::Crop || sheet.marks == sheet::Marks::Full;
    if (!is_shifted || !has_crop_marks || !sheet::can_be_shifted(reading.theme.style.card)) return;
    reading
        .warn_at({"sheet.marks", "sheet.packing"}, "no-effect",
                 "`{marks}` marks need cards in a grid; cards in shifted rows get ticks",
                 base::find_enum_name(sheet::marks_names, *sheet.marks))
        .fix("write  marks: ticks", {.settings = {{"sheet.marks", "ticks"}}})
        .note("     or  packing: grid", {.settings = {{"sheet.packing", "grid"}}});
}

/// The cross would stay on the finished card.
void check_crosses(Reading& reading) {
    Theme& theme = reading.theme;
    if (theme.sheet.marks != sheet::Marks::Center || theme.sheet.one_card_per_page) return;
    if (!theme.back || theme.back->text.empty()) return;
    theme.sheet.marks = sheet::Marks::None;
    reading
        .warn_at({"sheet.marks"}, "no-effect",
                 "a cross in the center of each back would run through its text")
        .point_out("left out, since there is text on the backs")
        .fix("write  marks: ticks", {.settings = {{"sheet.marks", "ticks"}}})
        .note("     or delete `back.text`", reading.remove("back.text"));
}

std::string write_percents(const color::Inks& inks) {
    return fmt::format("cmyk({:.0f}% {:.0f}% {:.0f}% {:.0f}%)", 100 * inks.cyan, 100 * inks.magenta,
                       100 * inks.yellow, 100 * inks.black);
}

} // namespace

void check_pages(Reading& reading) {
    check_fold(reading);
    check_duplex(reading);
    if (reading.theme.sheet.one_card_per_page) warn_of_extras(reading);
    check_packing(reading);
    check_crosses(reading);
}

void check_inks(Reading& reading) {
    pdf::Options& output = reading.theme.output;
    for (const Palette::Ink& entry : reading.palette.inks) output.exact.push_back({entry.color, entry.inks});
    const bool is_cmyk = output.file_inks() == pdf::Inks::Cmyk;
    if (!output.ink_limit || !is_cmyk) return;
    for (const Palette::Ink& entry : reading.palette.inks) {
        const double limit = *output.ink_limit, wanted = color::sum_inks(entry.inks);
        if (wanted <= limit + 1e-9) continue;
        const std::string less = write_percents(color::limit_total(entry.inks, limit));
        reading
            .warn(entry.span, "ink-limit", "{color} uses {ink:.0f}% ink, but the limit is {limit:.0f}%",
                  entry.written, 100 * wanted, 100 * limit)
            .point_out(diag::write("printed as {ink}", less))
            .fix("use less cyan, magenta and yellow, or raise `output.ink_limit` if the print shop accepts "
                 "more");
    }
}

} // namespace spotit::theme
