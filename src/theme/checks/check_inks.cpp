// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "theme/context/read_context.hpp"

#include "theme/checks/checks.hpp"

#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

namespace spotit::theme {
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
