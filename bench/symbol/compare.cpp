#include "modes.hpp"

#include "symbol/font/text_fonts.hpp"
#include "symbol/reference_sheet.hpp"
#include <spotit/symbol/font.hpp>
#include <spotit/symbol/load.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace spotit::bench {
namespace {

using namespace symbol::test;

constexpr std::size_t per_sheet = 400, shown = 40;

/// One emoji as one way of drawing has it, beside Chromium.
struct Result {
    std::string emoji;
    Difference difference;
    Image ours, reference;
};

struct Way {
    std::string_view name;
    std::vector<Result> results{};
};

/// What all emoji are drawn by.
struct Bench {
    std::vector<std::string> emoji;
    symbol::Font font;
    std::array<Way, 2> ways{Way{"Cairo's images"}, Way{"Poppler, from the PDF"}};
    std::vector<std::string> complaints{};
};

std::vector<symbol::Symbol> load(Bench& bench, std::span<const std::string> emoji) {
    std::vector<symbol::Symbol> symbols;
    for (const std::string& each : emoji) {
        diag::Sink sink;
        symbols.push_back(symbol::load({symbol::Emoji{each}}, bench.font, sink));
        for (const diag::Diagnostic& said : sink.list_sorted()) bench.complaints.push_back(said.message);
    }
    return symbols;
}

void keep(Way& way, const std::string& emoji, Image ours, Image reference) {
    const Difference difference = compare(ours, reference);
    way.results.push_back({emoji, difference, std::move(ours), std::move(reference)});
    std::ranges::stable_sort(way.results, std::greater{},
                             [](const Result& each) { return each.difference.bad8; });
    // Pictures of the worst only; of the rest the figures.
    for (std::size_t i = shown; i < way.results.size(); ++i)
        way.results[i].ours = way.results[i].reference = {};
}

void compare_sheet(Bench& bench, std::size_t number, const std::filesystem::path& folder) {
    const std::size_t first = number * per_sheet;
    const std::size_t count = std::min(per_sheet, bench.emoji.size() - first);
    const std::span<const std::string> emoji = std::span(bench.emoji).subspan(first, count);
    SheetForm form = noto_sheet;
    form.name = fmt::format("noto-{}", number);
    const ReferenceSheet reference(form, folder);
    const auto symbols = load(bench, emoji);
    const double units = bench.font.data().units_per_em;
    const PdfRun pdf = render_by_poppler(symbols, units, form);
    for (const std::string& each : pdf.pages_with_images(emoji))
        bench.complaints.push_back(fmt::format("{} is an image in the PDF", each));
    for (std::size_t i = 0; i < count; ++i) {
        const Image cell = reference.cell(static_cast<int>(i));
        keep(bench.ways[0], emoji[i], render_by_cairo(symbols[i], units, form), cell);
        keep(bench.ways[1], emoji[i], pdf.pages[i], cell);
    }
}

/// Mean, the value that 1 % exceed, and the greatest, in percent.
std::string figures(const Way& way, double Difference::*value) {
    std::vector<double> values;
    double sum = 0;
    for (const Result& each : way.results) {
        values.push_back(100 * each.difference.*value);
        sum += values.back();
    }
    std::ranges::sort(values);
    return fmt::format("{:.4f} | {:.2f} | {:.2f}", sum / static_cast<double>(values.size()),
                       values[values.size() * 99 / 100], values.back());
}

void print(const Way& way) {
    fmt::print("| {} | {} | {} | {} |\n", way.name, way.results.size(), figures(way, &Difference::bad8),
               figures(way, &Difference::bad24));
}

/// The worst of each way, ours above Chromium's.
void write_worst(const Bench& bench, const std::filesystem::path& file) {
    const int cell = noto_sheet.cell;
    constexpr int columns = 20;
    const int rows = static_cast<int>(shown) / columns * 2;
    Image sheet{columns * cell, rows * cell * static_cast<int>(bench.ways.size()), {}};
    sheet.rgb.assign(3 * static_cast<std::size_t>(sheet.width) * static_cast<std::size_t>(sheet.height), 255);
    for (std::size_t way = 0; way < bench.ways.size(); ++way) {
        for (std::size_t i = 0; i < std::min(shown, bench.ways[way].results.size()); ++i) {
            const Result& each = bench.ways[way].results[i];
            const int row = static_cast<int>(way) * rows + static_cast<int>(i) / columns * 2;
            const int left = static_cast<int>(i) % columns * cell;
            for (const auto& [image, top] : {std::pair(&each.ours, row), {&each.reference, row + 1}})
                for (int y = 0; y < cell; ++y)
                    std::copy_n(image->at(0, y), 3 * cell,
                                sheet.rgb.begin() + 3 * ((top * cell + y) * sheet.width + left));
        }
    }
    write_png(sheet, file);
}

} // namespace

bool compare_all(const std::filesystem::path& folder) {
    diag::Sink sink;
    Bench bench{read_lines(folder / "emoji.txt"),
                symbol::Font::open_default({{SPOTIT_SOURCE_DIR "/fonts"}}, sink)};
    for (std::size_t sheet = 0; sheet * per_sheet < bench.emoji.size(); ++sheet)
        compare_sheet(bench, sheet, folder);
    fmt::print("| drawn by | emoji | bad8 mean % | p99 | max | bad24 mean % | p99 | max |\n"
               "|---|--:|--:|--:|--:|--:|--:|--:|\n");
    for (const Way& way : bench.ways) print(way);
    for (const Way& way : bench.ways) {
        fmt::print("\nfarthest from Chromium, {}:", way.name);
        for (std::size_t i = 0; i < std::min(shown, way.results.size()); ++i)
            fmt::print(" {} {:.2f}/{:.2f}", way.results[i].emoji, 100 * way.results[i].difference.bad8,
                       100 * way.results[i].difference.bad24);
        fmt::print("\n");
    }
    write_worst(bench, folder / "outliers.png");
    fmt::print("\n{} complaints{}{}\n", bench.complaints.size(), bench.complaints.empty() ? "" : ": ",
               fmt::join(bench.complaints, "; "));
    return bench.complaints.empty();
}

} // namespace spotit::bench
