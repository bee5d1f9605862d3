// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "cli/summary.hpp"

#include <fmt/format.h>

namespace spotit::cli {

namespace {

std::string shape_text(const geom::Shape& shape) {
    if (shape.kind == geom::Shape::Kind::Circle) return fmt::format("circles of {:.4g} mm", shape.size.width);
    const char* kind = shape.kind == geom::Shape::Kind::Hexagon ? "hexagons" : "rectangles";
    return fmt::format("{} of {:.4g} x {:.4g} mm", kind, shape.size.width, shape.size.height);
}

std::string counted(int count, const char* one) {
    return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

} // namespace

std::string summary(const std::string& output, const job::Report& report) {
    const std::string name = output == "-" ? "standard output" : output;
    const std::string indent(static_cast<std::size_t>(diag::display_width(name)) + 2, ' ');
    std::string text = fmt::format("{}  {}, {} each, {}, {}\n", name, counted(report.cards, "card"),
                                   counted(report.symbols_per_card, "symbol"),
                                   counted(report.symbols, "symbol"), shape_text(report.card));
    text += fmt::format("{}{} of {}, {} each\n", indent, counted(report.sheets, "sheet"), report.paper,
                        counted(report.cards_per_sheet, "card"));
    text += fmt::format("{}checked: each of the {} pairs of cards shares exactly one symbol\n", indent,
                        report.pairs);
    if (report.unused_symbols > 0)
        text += fmt::format("{}{} of the theme not used: this deck needs {}\n", indent,
                            counted(report.unused_symbols, "symbol"), report.symbols);
    text += "Print at 100 % (\"actual size\")";
    text += report.scale_check ? "; the bars on each sheet must measure 50 mm.\n" : ".\n";
    return text;
}

std::string details(const job::Report& report, std::size_t bytes) {
    std::string text;
    double sum = 0;
    for (const job::Stage& stage : report.stages) {
        text += fmt::format("{:<9}{:9.1f} ms\n", stage.name, stage.milliseconds);
        sum += stage.milliseconds;
    }
    text += fmt::format("{:<9}{:9.1f} ms\n", "in all", sum);
    text += fmt::format("font      {}\n", report.font);
    text +=
        fmt::format("layout    coverage {:.3f} mean, {:.3f} worst (card {}); smallest symbol {:.1f} mm\n",
                    report.mean_coverage, report.worst_coverage, report.worst_card, report.smallest_symbol);
    text += fmt::format("file      {} bytes\n", bytes);
    return text;
}

} // namespace spotit::cli
