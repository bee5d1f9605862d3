#include "verify/checks/checks.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <system_error>

namespace spotit::verify {
namespace {

// Cells along a side of a patch, and samples along a side of a cell.
constexpr std::size_t side = 8, samples = 11;
// Differences as shares of full color: from min_ink on, a cell is ink. A place differs there by more than
// color_tolerance, or in pale cells by more than own_share of what makes the cell ink.
constexpr double min_ink = 0.1, color_tolerance = 0.2, own_share = 0.7;
// A cell counts if this share of the places are alike there, by this share of the ink: what stands by chance
// in the bays of two crescents seldom is. A symbol is visible if no more than max_share of these cells
// differ, of few places max_share_of_few: two of three may well be alike by chance.
constexpr double steady_share = 0.7, steady_ink = 0.35, max_share = 0.34, max_share_of_few = 0.5;
constexpr std::size_t min_places = 3, min_ink_cells = 4;

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
using Rgb = std::array<double, 3>; ///< 0 to 1
/// The colors of a symbol's box in a grid, in the symbol's own directions.
struct Patch {
    std::array<Rgb, side * side> means{};
    std::array<Rgb, side * side> middles{}; ///< of single pixels, which don't mix ink and ground
};

/// A page as a renderer drew it: rows from the top, three bytes a pixel.
struct RenderedPage {
    int width = 0, height = 0;
    std::string rgb{};

    /// Returns the color at a place of the page, from 0 to 1, y up.
    Rgb read_color(double x, double y) const {
        const auto number = [](double share, int count) { // also where the share is no number
            return share > 0 ? std::min(static_cast<int>(std::min(share, 1.0) * count), count - 1) : 0;
        };
        const auto index = static_cast<std::size_t>(number(1 - y, height) * width + number(x, width)) * 3;
        Rgb color{};
        for (std::size_t i = 0; i < 3; ++i) color[i] = static_cast<unsigned char>(rgb[index + i]) / 255.0;
        return color;
    }
};

/// Draws the pages of a file one after the other at 100 dpi, with an installed program as a child process.
class PageRenderer {
public:
    explicit PageRenderer(std::string_view pdf) {
        // The first line of the output says which program draws.
        constexpr const char* script = R"(
            draw() {{ command -v $1 >/dev/null && echo $1 && exec timeout 300 "$@" </dev/null 2>/dev/null; }}
            draw pdftoppm -cropbox -r 100 {0}
            draw mutool draw -q -r 100 -F ppm -c rgb -o - {0})";
        if (!pdf_ || std::fwrite(pdf.data(), 1, pdf.size(), pdf_.get()) != pdf.size() ||
            std::fflush(pdf_.get()) != 0) {
            problem_ = "there is no room for a temporary file: " + std::generic_category().message(errno);
            return;
        }
        const std::string file = fmt::format("/proc/{}/fd/{}", getpid(), fileno(pdf_.get()));
        pages_.reset(
            popen(fmt::format(script, file).c_str(), "re")); // NOLINT(cert-env33-c): all words are ours
        if (!pages_) {
            problem_ = "the system can't start a process to draw the pages"; // the C library tells no reason
            return;
        }
        std::array<char, 16> name{};
        if (std::fscanf(pages_.get(), "%15s", name.data()) == 1) program_ = name.data();
        problem_ = "neither pdftoppm (poppler-utils) nor mutool (mupdf-tools) is installed";
    }
    /// Returns nothing after the last page, and if the program failed or took too long.
    std::optional<RenderedPage> render_next() {
        constexpr int max_side = 20'000;
        RenderedPage page; // PPM: "P6 827 1169 255" and the pixels
        // NOLINTNEXTLINE(cert-err34-c): wrong numbers are out of range
        const int read = std::fscanf(pages_.get(), " P6 %d %d 255", &page.width, &page.height);
        const bool is_sane =
            std::min(page.width, page.height) > 0 && std::max(page.width, page.height) <= max_side;
        if (read != 2 || !is_sane || std::fgetc(pages_.get()) == EOF) return std::nullopt;
        page.rgb.resize(3 * static_cast<std::size_t>(page.width) * static_cast<std::size_t>(page.height));
        if (std::fread(page.rgb.data(), 1, page.rgb.size(), pages_.get()) != page.rgb.size())
            return std::nullopt;
        return page;
    }
    /// Returns the program that draws; empty if none does.
    const std::string& program() const { return program_; }
    /// Returns why none does.
    const std::string& problem() const { return problem_; }

private:
    File pdf_{std::tmpfile(), &std::fclose}, pages_{nullptr, &pclose};
    std::string program_{}, problem_{};
};

double measure_difference(const Rgb& one, const Rgb& other) {
    double max = 0;
    for (std::size_t i = 0; i < one.size(); ++i) max = std::max(max, std::abs(one[i] - other[i]));
    return max;
}

Patch read_patch(const RenderedPage& picture, const geom::Size& page, const Corners& corners) {
    constexpr std::size_t along = side * samples;
    Patch patch{};
    for (std::size_t i = 0; i < along * along; ++i) {
        const std::size_t column = i % along, row = i / along;
        const double x = (static_cast<double>(column) + 0.5) / along,
                     y = (static_cast<double>(row) + 0.5) / along;
        const geom::Point p = corners[0] + x * (corners[1] - corners[0]) + y * (corners[3] - corners[0]);
        const Rgb color = picture.read_color(p.x / page.width, p.y / page.height);
        const std::size_t cell = row / samples * side + column / samples;
        for (std::size_t part = 0; part < color.size(); ++part)
            patch.means[cell][part] += color[part] / (samples * samples);
        if (row % samples == samples / 2 && column % samples == samples / 2) patch.middles[cell] = color;
    }
    return patch;
}

/// A symbol's place and what is seen there.
struct Seen {
    const ReadCard* card = nullptr;
    const ReadSymbol* symbol = nullptr;
    Patch patch{};
};

using SeenDrawings = std::map<int, std::vector<Seen>>; ///< by the drawing's number

/// Reads the patch of a symbol; `others`: known places of its drawing.
Patch read_symbol(const RenderedPage& picture, const geom::Size& page, Corners corners,
                  const std::vector<Seen>& others) {
    Patch best = read_patch(picture, page, corners);
    const auto difference_to_other = [&](const Patch& patch) {
        double sum = 0;
        for (std::size_t i = 0; i < patch.means.size(); ++i)
            sum += measure_difference(patch.means[i], others.front().patch.means[i]);
        return sum;
    };
    // A clip doesn't tell at which of its corners the form's box began.
    for (int turn = 1; turn < 4 && !others.empty(); ++turn) {
        std::rotate(corners.begin(), corners.begin() + 1, corners.end());
        const Patch patch = read_patch(picture, page, corners);
        if (difference_to_other(patch) < difference_to_other(best)) best = patch;
    }
    return best;
}

void add_page(const RenderedPage& picture, int page, const ReadDeck& deck, SeenDrawings& seen) {
    static const std::vector<Seen> none;
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols)
            if (card.page == page && symbol.drawing) {
                std::vector<Seen>& places = seen[symbol.drawing->number];
                const Patch patch = read_symbol(picture, deck.find_view(card).size, symbol.drawing->corners,
                                                deck.is_measured ? places : none);
                places.push_back({&card, &symbol, patch});
            }
}

/// Returns the color of the cards, which is the most frequent one.
Rgb find_ground(const SeenDrawings& seen) {
    std::map<std::array<int, 3>, std::pair<int, Rgb>> colors; // rounded; how often, and one of them
    for (const auto& [drawing, places] : seen)
        for (const Seen& place : places)
            for (const Rgb& color : place.patch.middles) {
                std::array<int, 3> rounded{};
                for (std::size_t i = 0; i < color.size(); ++i) rounded[i] = static_cast<int>(16 * color[i]);
                ++colors.try_emplace(rounded, 0, color).first->second.first;
            }
    const auto frequency = [](const auto& color) { return color.second.first; };
    return colors.empty() ? Rgb{} : std::ranges::max_element(colors, {}, frequency)->second.second;
}

/// Compares the places of one drawing in the cells that are ink: alike in most places, and not the ground.
/// Returns false if there are too few cells or places.
bool compare_places(const std::vector<Seen>& places, const Rgb& ground, Findings& findings) {
    std::size_t ink = 0;
    std::vector<std::size_t> differing(places.size());
    for (std::size_t cell = 0; places.size() >= min_places && cell < side * side; ++cell) {
        Rgb usual{};
        for (std::size_t part = 0; part < usual.size(); ++part) {
            std::vector<double> values;
            for (const Seen& seen : places) values.push_back(seen.patch.means[cell][part]);
            usual[part] = median(std::move(values));
        }
        const double strength = measure_difference(usual, ground);
        const auto is_usual = [&](const Seen& seen, double share) {
            return measure_difference(seen.patch.means[cell], usual) <=
                   std::min(color_tolerance, share * strength);
        };
        const auto alike = static_cast<double>(
            std::ranges::count_if(places, [&](const Seen& seen) { return is_usual(seen, steady_ink); }));
        if (strength < min_ink || alike < steady_share * static_cast<double>(places.size() - 1)) continue;
        ++ink;
        for (std::size_t i = 0; i < places.size(); ++i)
            differing[i] += is_usual(places[i], own_share) ? 0 : 1;
    }
    if (ink < min_ink_cells) return false;
    const double share = places.size() == min_places ? max_share_of_few : max_share;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (static_cast<double>(differing[i]) > share * static_cast<double>(ink))
            findings.fail(
                "hidden-symbol",
                "card {}: \"{}\" looks different than on its other cards (page {}): something covers "
                "it, or it is not printed",
                places[i].card->number, places[i].symbol->label, places[i].card->page);
    return true;
}

} // namespace

void check_render(std::string_view pdf, const ReadDeck& deck, Findings& findings) {
    PageRenderer renderer(pdf);
    if (renderer.program().empty()) return findings.skip("render", "render: {}", renderer.problem());
    SeenDrawings seen;
    for (int page = 1; page <= std::ssize(deck.views); ++page) {
        const std::optional<RenderedPage> picture = renderer.render_next();
        if (!picture)
            return findings.skip("render", "render: {} could not draw page {}", renderer.program(), page);
        add_page(*picture, page, deck, seen);
    }
    const Rgb ground = find_ground(seen);
    std::size_t compared = 0;
    for (const auto& [drawing, places] : seen)
        if (compare_places(places, ground, findings)) compared += places.size();
    if (compared == 0)
        findings.skip("render", "render: there are no drawings to compare");
    else if (!findings.has_failed("hidden-symbol"))
        findings.pass("render", "{} look the same on all their cards, as {} draws them",
                      base::write_count(compared, "symbol"), renderer.program());
}

} // namespace spotit::verify
