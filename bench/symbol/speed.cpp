// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "modes.hpp"

#include <spotit/emoji.hpp>
#include <spotit/symbol.hpp>

#include "symbol/cairo_handles.hpp"
#include "symbol/canvas.hpp"

#include <cairo-pdf.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <vector>

namespace spotit::bench {

namespace {

const base::DataPaths places{{SPOTIT_SOURCE_DIR "/fonts", SPOTIT_BINARY_DIR}};

/// Of the processor, since other programs run too.
double milliseconds_of(const auto& work) {
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

cairo_status_t count_bytes(void* sum, const unsigned char*, unsigned length) {
    *static_cast<std::size_t*>(sum) += length;
    return CAIRO_STATUS_SUCCESS;
}

/// As decks do it: a page of a PDF in memory for each.
std::size_t paint(const std::vector<symbol::Symbol>& symbols) {
    std::size_t bytes = 0;
    const symbol::SurfaceHandle surface(cairo_pdf_surface_create_for_stream(count_bytes, &bytes, 1, 1));
    for (const symbol::Symbol& each : symbols) {
        cairo_pdf_surface_set_size(surface.get(), each.box.width(), each.box.height());
        const symbol::CairoHandle context(cairo_create(surface.get()));
        cairo_translate(context.get(), -each.box.left, -each.box.top);
        symbol::Canvas canvas(context.get());
        each.picture(canvas);
        cairo_show_page(context.get());
    }
    cairo_surface_finish(surface.get());
    return bytes;
}

struct Run {
    double opening = 0, loading = 0, painting = 0;
    std::size_t bytes = 0;
    double total() const { return opening + loading + painting; }
};

Run run_once(const std::vector<std::string>& emoji) {
    Run run;
    diag::Sink sink;
    std::vector<symbol::Symbol> symbols;
    std::optional<symbol::Font> font;
    run.opening = milliseconds_of([&] { font = symbol::Font::open_default(places, sink); });
    run.loading = milliseconds_of([&] {
        for (const std::string& each : emoji) symbols.push_back(symbol::load({.emoji = each}, *font, sink));
    });
    run.painting = milliseconds_of([&] { run.bytes = paint(symbols); });
    return run;
}

void report(std::string_view what, const std::vector<std::string>& emoji) {
    constexpr int rounds = 9;
    std::vector<Run> runs;
    for (int i = 0; i < rounds; ++i) runs.push_back(run_once(emoji));
    std::ranges::sort(runs, {}, &Run::total);
    const Run& median = runs[rounds / 2];
    fmt::print("| {} | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {} |\n", what, emoji.size(), median.opening,
               median.loading, median.painting, median.total(), median.bytes / 1024);
}

} // namespace

void measure_speed() {
    const emoji::NameIndex index(places);
    const auto first_of = [&](std::initializer_list<std::string_view> groups, std::size_t count) {
        std::vector<std::string> emoji;
        for (const std::string_view group : groups)
            for (const std::string& each : index.group(group)) emoji.push_back(each);
        emoji.resize(std::min(count, emoji.size()));
        return emoji;
    };
    fmt::print("Milliseconds of processor time, medians of 9 runs. Loading: shaping, reading, outline. "
               "Painting: as pages of a PDF.\n\n"
               "| emoji | number | opening | loading | painting | together | kB |\n"
               "|---|--:|--:|--:|--:|--:|--:|\n");
    report("animals", first_of({"animals"}, 57));
    report("everyday things",
           first_of({"animals", "food", "vehicles", "sports", "music", "tools", "weather", "clothing"}, 381));
    report("flags", first_of({"flags"}, 57));
}

} // namespace spotit::bench
