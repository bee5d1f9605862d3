// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/checks/checks.hpp"

#include <spotit/sheet.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Half of a cutter's marks would lie on the half of the sheet that is folded behind.
void check_fold(Reading& reading) {
    const sheet::Options& sheet = reading.theme.sheet;
    if (sheet.duplex != sheet::Duplex::Fold || sheet.cutter == sheet::Cutter::None) return;
    reading
        .error_at(
            {"sheet.cutter", "sheet.duplex"}, "value",
            fmt::format("a cutting machine can't find a folded sheet: half of the marks of {} are on the "
                        "half behind it",
                        sheet::cutter_name(sheet.cutter)))
        .point_out("`sheet.cutter` doesn't go with `sheet.duplex: fold`")
        .note("either set:      sheet.duplex: long-edge")
        .note("or set:          sheet.cutter: none");
}

/// Sheets are flipped or folded for the sake of backs.
void check_duplex(Reading& reading) {
    const sheet::Duplex duplex = reading.theme.sheet.duplex;
    if (reading.theme.back || duplex == sheet::Duplex::None || !reading.has("sheet.duplex")) return;
    // A printer's own file says how it flips paper, for decks with and without backs.
    if (reading.find_span({"sheet.duplex"}).source != reading.files.source) return;
    reading
        .warn_at({"sheet.duplex"}, "no-effect",
                 duplex == sheet::Duplex::Fold
                     ? "half of each sheet stays blank: the cards have no backs"
                     : "there is nothing on the other sides: the cards have no backs")
        .note("either add:      back: navy")
        .note("or delete the line");
}

void warn_of_extras(Reading& reading) {
    if (extras::is_empty(reading.theme.extras)) return;
    reading.problems
        .warn(reading.find_span(
                  {"extras.rules", "extras.key", "extras.title_card", "extras.box_label", "extras.why"}),
              "no-effect",
              "pages of one card have no room for sheets that go with the deck: they are left out")
        .point_out("has no effect with `sheet.paper: none`")
        .fix("make them with a file for paper:  -s sheet.paper=A4")
        .note("     or delete the line");
}

/// Warns of keys for what stands around the cards that are given in the layer of `paper: none` or above.
void warn_of_sheet_parts(Reading& reading) {
    const sheet::Options& sheet = reading.theme.sheet;
    const auto& footer = reading.theme.footer;
    const std::tuple<std::string_view, std::string, bool> parts[] = {
        {"sheet.margin", "a margin around the cards", sheet.margin > 0},
        {"sheet.gap", "a gap between cards", sheet.gap > 0},
        {"sheet.marks", "marks to cut by", sheet.marks != sheet::Marks::None},
        {"sheet.cutter", fmt::format("the marks of {}", sheet::cutter_name(sheet.cutter)),
         sheet.cutter != sheet::Cutter::None},
        {"sheet.skip", "places to skip", !sheet.skip.empty()},
        {"sheet.footer", "a footer", !footer || !footer->empty()}};
    for (const auto& [key, what, is_wanted] : parts)
        if (is_wanted && reading.has(key) && !reading.is_below(key, {"sheet.paper"}))
            reading.warn_at({key}, "no-effect", fmt::format("pages of one card have no room for {}", what))
                .point_out("has no effect with `sheet.paper: none`")
                .fix("name a paper:  -s sheet.paper=A4")
                .note("     or delete the line");
}

/// Checks keys of sheets against pages of one card.
void check_lone_cards(Reading& reading) {
    const sheet::Duplex duplex = reading.theme.sheet.duplex;
    const bool is_across = duplex == sheet::Duplex::ShortEdge || duplex == sheet::Duplex::Fold;
    if (reading.theme.back && is_across && reading.has("sheet.duplex"))
        reading
            .warn_at({"sheet.duplex"}, "no-effect",
                     "with one card per page, backs are upright when pages are turned as in a book")
            .point_out("has no effect with `sheet.paper: none`")
            .fix("delete the line");
    warn_of_extras(reading);
    warn_of_sheet_parts(reading);
}

/// Shifted rows of rectangles are no closer than a grid; and crop marks need cards in a grid.
void check_packing(Reading& reading) {
    const sheet::Options& sheet = reading.theme.sheet;
    if (sheet.packing != sheet::Packing::Zigzag && sheet.packing != sheet::Packing::Hex) return;
    if (!sheet::can_be_shifted(reading.theme.style.card))
        reading
            .warn_at({"sheet.packing"}, "no-effect",
                     fmt::format("{}s always stand in a grid: shifted rows (`{}`) would be no closer",
                                 find_row(reading.theme.card_shape).name,
                                 base::enum_name(sheet::packing_names, sheet.packing)))
            .point_out("has no effect")
            .fix("delete the line");
    else if (sheet.marks == sheet::Marks::Crop || sheet.marks == sheet::Marks::Full)
        reading.warn_at({"sheet.marks", "sheet.packing"}, "no-effect",
                        fmt::format("`{}` marks need cards in a grid; cards in shifted rows get ticks",
                                    base::enum_name(sheet::marks_names, *sheet.marks)),
                        "write  packing: grid  or leave it out, or  marks: ticks");
}

/// Reports cells in `skip` that the sheet does not have.
void check_skip(Reading& reading) {
    const sheet::Options& sheet = reading.theme.sheet;
    if (sheet.skip.empty() || sheet.one_card_per_page) return;
    const int cells = sheet::impose(reading.theme.style.card, sheet).cells;
    const int last = *std::ranges::max_element(sheet.skip);
    if (cells == 0 || last <= cells) return;
    reading
        .warn_at({"sheet.skip"}, "no-effect",
                 fmt::format("there is no place {} to skip: this sheet has {}", last, cells))
        .point_out(cells == 1 ? "1 is the only place" : fmt::format("1 to {} are places", cells))
        .fix("delete it, or write the number of another place");
}

} // namespace

void check_pages(Reading& reading) {
    check_fold(reading);
    check_duplex(reading);
    if (reading.theme.sheet.one_card_per_page) check_lone_cards(reading);
    check_packing(reading);
    check_skip(reading);
}

namespace {

std::string percents(const color::Inks& inks) {
    return fmt::format("cmyk({:.0f}% {:.0f}% {:.0f}% {:.0f}%)", 100 * inks.cyan, 100 * inks.magenta,
                       100 * inks.yellow, 100 * inks.black);
}

void warn_without_effect(Reading& reading) {
    // Styles and options may change a theme's colors for the moment.
    for (const std::string_view key : {"output.ink_limit", "output.color"})
        if (reading.has(key) && reading.find_span({key}).source != reading.files.source) return;
    reading
        .warn_at({"output.ink_limit"}, "no-effect",
                 "`output.ink_limit` is for decks in CMYK, and this deck is not")
        .note("either set:      output.color: cmyk")
        .note("or delete the line");
}

} // namespace

void check_inks(Reading& reading) {
    pdf::Options& output = reading.theme.output;
    for (const Palette::Ink& entry : reading.palette.inks) output.exact.push_back({entry.color, entry.inks});
    if (!output.ink_limit) return;
    if (output.inks != pdf::Inks::Cmyk && output.conformance != pdf::Conformance::X1a)
        return warn_without_effect(reading);
    for (const Palette::Ink& entry : reading.palette.inks) {
        const double limit = *output.ink_limit, wanted = color::total_ink(entry.inks);
        if (wanted <= limit + 1e-9) continue;
        const std::string less = percents(color::limit_total(entry.inks, limit));
        reading.problems
            .warn(entry.span, "ink-limit",
                  fmt::format("{} is {:.0f} % of ink, but the limit is {:.0f} %", entry.written, 100 * wanted,
                              100 * limit))
            .point_out(fmt::format("printed as {}", less))
            .fix("choose less of cyan, magenta and yellow, or raise output.ink_limit "
                 "if the print shop takes more");
    }
}

} // namespace spotit::theme
