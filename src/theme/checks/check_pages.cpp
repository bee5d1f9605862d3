// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/checks/checks.hpp"

#include "theme/keys/read_context.hpp"

#include <spotit/sheet.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace spotit::theme {
namespace {

/// Warns of a key that has no effect where each card has a page.
void warn_of_paper(ReadContext& context, std::string_view key, std::string message) {
    context.warn(context.find_span({key}), "no-effect", std::move(message))
        .point_out("has no effect with `sheet.paper: none`")
        .fix("name a paper:  -s sheet.paper=A4")
        .note("     or delete the line");
}

/// Half of a cutter's marks would lie on the half of the sheet that is folded behind.
void check_fold(ReadContext& context) {
    const sheet::Options& sheet = context.theme.sheet;
    if (sheet.duplex != sheet::Duplex::Fold || sheet.cutter == sheet::Cutter::None) return;
    context
        .error(context.find_span({"sheet.cutter", "sheet.duplex"}), "value",
               fmt::format("a cutting machine can't find a folded sheet: half of the marks of {} are on the "
                           "half behind it",
                           sheet::cutter_name(sheet.cutter)))
        .point_out("`sheet.cutter` doesn't go with `sheet.duplex: fold`")
        .note("either set:      sheet.duplex: long-edge")
        .note("or set:          sheet.cutter: none");
}

/// Sheets are turned or folded for the sake of backs.
void check_duplex(ReadContext& context) {
    const sheet::Duplex duplex = context.theme.sheet.duplex;
    if (context.theme.back || duplex == sheet::Duplex::None || !context.has("sheet.duplex")) return;
    // A printer's own file says how it turns paper, for decks of both kinds.
    if (context.find_span({"sheet.duplex"}).source != context.source) return;
    context
        .warn(context.find_span({"sheet.duplex"}), "no-effect",
              duplex == sheet::Duplex::Fold ? "half of each sheet stays blank: the cards have no backs"
                                            : "there is nothing on the other sides: the cards have no backs")
        .note("either add:      back: navy")
        .note("or delete the line");
}

void warn_of_extras(ReadContext& context) {
    if (extras::is_empty(context.theme.extras)) return;
    context
        .warn(context.find_span(
                  {"extras.rules", "extras.key", "extras.title_card", "extras.box_label", "extras.why"}),
              "no-effect",
              "pages of one card have no room for sheets that go with the deck: they are left out")
        .point_out("has no effect with `sheet.paper: none`")
        .fix("make them with a file for paper:  -s sheet.paper=A4")
        .note("     or delete the line");
}

/// Warns of keys for the space around the cards that are given in the layer of `paper: none` or above.
void warn_of_sheet_parts(ReadContext& context) {
    const sheet::Options& sheet = context.theme.sheet;
    const auto& footer = context.theme.footer;
    const std::tuple<std::string_view, std::string_view, bool> parts[] = {
        {"sheet.margin", "a margin around the cards", sheet.margin > 0},
        {"sheet.gap", "a gap between cards", sheet.gap > 0},
        {"sheet.marks", "marks to cut by", sheet.marks != sheet::Marks::None},
        {"sheet.footer", "a footer", !footer || !footer->empty()}};
    for (const auto& [key, what, is_wanted] : parts)
        if (is_wanted && context.has(key) && !context.is_below(key, {"sheet.paper"}))
            warn_of_paper(context, key, fmt::format("pages of one card have no room for {}", what));
}

/// Checks keys of sheets against pages of one card.
void check_lone_cards(ReadContext& context) {
    const sheet::Options& sheet = context.theme.sheet;
    if (!sheet.one_card_per_page) return;
    if (sheet.cutter != sheet::Cutter::None)
        warn_of_paper(context, "sheet.cutter",
                      fmt::format("pages of one card have no room for the marks of {}",
                                  sheet::cutter_name(sheet.cutter)));
    const bool around_long_edge = sheet.duplex == sheet::Duplex::LongEdge || !context.has("sheet.duplex");
    if (context.theme.back && sheet.duplex != sheet::Duplex::None && !around_long_edge)
        context
            .warn(context.find_span({"sheet.duplex"}), "no-effect",
                  "with one card per page, backs are upright when a page is turned like that "
                  "of a book")
            .point_out("has no effect with `sheet.paper: none`")
            .fix("delete the line");
    warn_of_extras(context);
    warn_of_sheet_parts(context);
}

/// Shifted rows of rectangles are no closer than a grid.
void check_packing(ReadContext& context) {
    const sheet::Packing packing = context.theme.sheet.packing;
    const bool shifted = packing == sheet::Packing::Zigzag || packing == sheet::Packing::Hex;
    if (!shifted || sheet::can_be_shifted(context.theme.style.card)) return;
    context
        .warn(context.find_span({"sheet.packing"}), "no-effect",
              fmt::format("{}s always stand in a grid: shifted rows (`{}`) would be no closer",
                          find_row(context.theme.card_shape).name,
                          base::enum_name(sheet::packing_names, packing)))
        .point_out("has no effect")
        .fix("delete the line");
}

/// Crop marks need cards in a grid; other packings have ticks.
void check_marks(ReadContext& context) {
    const sheet::Options& sheet = context.theme.sheet;
    const bool shifted = sheet.packing == sheet::Packing::Zigzag || sheet.packing == sheet::Packing::Hex;
    const bool crop = sheet.marks == sheet::Marks::Crop || sheet.marks == sheet::Marks::Full;
    if (!shifted || !crop || !sheet::can_be_shifted(context.theme.style.card)) return;
    context.warn(context.find_span({"sheet.marks", "sheet.packing"}), "no-effect",
                 fmt::format("`{}` marks need cards in a grid; cards in shifted rows get ticks",
                             sheet.marks == sheet::Marks::Crop ? "crop" : "full"),
                 "write  packing: grid  or leave it out, or  marks: ticks");
}

/// Reports cells in `skip` that the sheet does not have.
void check_skip(ReadContext& context) {
    const sheet::Options& sheet = context.theme.sheet;
    if (sheet.skip.empty()) return;
    if (sheet.one_card_per_page)
        return warn_of_paper(context, "sheet.skip", "pages of one card have no places to skip");
    const int cells = sheet::impose(context.theme.style.card, sheet).cells;
    const int last = *std::ranges::max_element(sheet.skip);
    if (cells == 0 || last <= cells) return;
    context
        .warn(context.find_span({"sheet.skip"}), "no-effect",
              fmt::format("there is no place {} to skip: this sheet has {}", last, cells))
        .point_out(cells == 1 ? "1 is the only place" : fmt::format("1 to {} are places", cells))
        .fix("delete it, or write the number of another place");
}

} // namespace

void check_pages(ReadContext& context) {
    check_fold(context);
    check_duplex(context);
    check_lone_cards(context);
    check_packing(context);
    check_marks(context);
    check_skip(context);
}

namespace {

std::string percents(const color::Inks& inks) {
    return fmt::format("cmyk({:.0f}% {:.0f}% {:.0f}% {:.0f}%)", 100 * inks.cyan, 100 * inks.magenta,
                       100 * inks.yellow, 100 * inks.black);
}

void warn_without_effect(ReadContext& context) {
    // Styles and options may change a theme's colors for the moment.
    for (const std::string_view key : {"output.ink_limit", "output.color"})
        if (context.has(key) && context.find_span({key}).source != context.source) return;
    context
        .warn(context.find_span({"output.ink_limit"}), "no-effect",
              "the limit of ink is for decks in CMYK, which this one is not")
        .note("either set:      output.color: cmyk")
        .note("or delete the line");
}

} // namespace

void check_inks(ReadContext& context) {
    pdf::Options& output = context.theme.output;
    for (const InkPalette::Entry& entry : context.palette.inks.entries())
        output.exact.push_back({entry.color, entry.inks});
    if (!output.ink_limit) return;
    if (output.inks != pdf::Inks::Cmyk && output.conformance != pdf::Conformance::X1a)
        return warn_without_effect(context);
    for (const InkPalette::Entry& entry : context.palette.inks.entries()) {
        const double limit = *output.ink_limit, wanted = color::total_ink(entry.inks);
        if (wanted <= limit + 1e-9) continue;
        const std::string less = percents(color::limit_total(entry.inks, limit));
        context
            .warn(entry.span, "ink-limit",
                  fmt::format("{} is {:.0f} % of ink, but the limit is {:.0f} %", entry.written, 100 * wanted,
                              100 * limit))
            .point_out(fmt::format("printed as {}", less))
            .fix("choose less of cyan, magenta and yellow, or raise output.ink_limit "
                 "if the print shop takes more");
    }
}

} // namespace spotit::theme
