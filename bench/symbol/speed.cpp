#include "modes.hpp"

#include <spotit/emoji.hpp>
#include <spotit/pdf.hpp>
#include <spotit/symbol.hpp>
#include <spotit/symbol/font.hpp>
#include <spotit/symbol/load.hpp>

#include "symbol/paint.hpp"

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

/// Draws each as a form of a PDF. Returns the bytes that all take.
std::size_t draw(const std::vector<symbol::Symbol>& symbols) {
    const pdf::Colors colors({}, {});
    std::size_t bytes = 0;
    for (const symbol::Symbol& each : symbols) bytes += pdf::size(pdf::draw(each, colors));
    return bytes;
}

/// Paints each on pixels, as face pictures are.
void paint(const std::vector<symbol::Symbol>& symbols) {
    constexpr int side = 236; // 20 mm at 300 dpi
    const symbol::SurfaceHandle surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side));
    for (const symbol::Symbol& each : symbols) {
        const symbol::CairoHandle context(cairo_create(surface.get()));
        const double scale = side / std::max(each.box.width(), each.box.height());
        cairo_scale(context.get(), scale, scale);
        cairo_translate(context.get(), -each.box.left, -each.box.top);
        symbol::paint(context.get(), each.drawing);
    }
}

struct Run {
    double opening = 0, loading = 0, drawing = 0, painting = 0;
    std::size_t bytes = 0;
    double total() const { return opening + loading + drawing + painting; }
};

Run run_once(const std::vector<std::string>& emoji) {
    Run run;
    diag::Sink sink;
    std::vector<symbol::Symbol> symbols;
    std::optional<symbol::Font> font;
    run.opening = milliseconds_of([&] { font = symbol::Font::open_default(places, sink); });
    run.loading = milliseconds_of([&] {
        for (const std::string& each : emoji)
            symbols.push_back(symbol::load({symbol::Emoji{each}}, *font, sink));
    });
    run.drawing = milliseconds_of([&] { run.bytes = draw(symbols); });
    run.painting = milliseconds_of([&] { paint(symbols); });
    return run;
}

void report(std::string_view what, const std::vector<std::string>& emoji) {
    constexpr int rounds = 9;
    std::vector<Run> runs;
    for (int i = 0; i < rounds; ++i) runs.push_back(run_once(emoji));
    std::ranges::sort(runs, {}, &Run::total);
    const Run& median = runs[rounds / 2];
    fmt::print("| {} | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {} |\n", what, emoji.size(),
               median.opening, median.loading, median.drawing, median.painting, median.total(),
               median.bytes / 1024);
}

} // namespace

void measure_speed() {
    const emoji::NameIndex index(places);
    const auto first_of = [&](std::initializer_list<std::string_view> groups, std::size_t count) {
        std::vector<std::string> emoji;
        for (const std::string_view group : groups)
            for (const std::string& each : index.find_group(group)) emoji.push_back(each);
        emoji.resize(std::min(count, emoji.size()));
        return emoji;
    };
    fmt::print("Milliseconds of processor time, medians of 9 runs. Loading: shaping, reading, outline. "
               "Drawing: as forms of a PDF. Painting: 236 pixels wide.\n\n"
               "| emoji | number | opening | loading | drawing | painting | together | kB |\n"
               "|---|--:|--:|--:|--:|--:|--:|--:|\n");
    report("animals", first_of({"animals"}, 57));
    report("everyday things",
           first_of({"animals", "food", "vehicles", "sports", "music", "tools", "weather", "clothing"}, 381));
    report("flags", first_of({"flags"}, 57));
}

} // namespace spotit::bench
