#include "verify/checks/checks.hpp"
#include "verify/checks/page_renderer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>

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
constexpr std::size_t few_places = 3, min_ink_cells = 4;
// Of a symbol's first places: one of these shows it as most others do.
constexpr std::size_t max_tried = 4;

/// The mean colors of a symbol's box in a grid, in the symbol's own directions.
using Patch = std::array<Rgb, side * side>;

double difference(const Rgb& one, const Rgb& other) {
    double max = 0;
    for (std::size_t i = 0; i < one.size(); ++i) max = std::max(max, std::abs(one[i] - other[i]));
    return max;
}

/// How often colors are there, rounded, each with one that was.
class ColorCounts {
public:
    void add(const Rgb& color) {
        std::array<int, 3> rounded{};
        for (std::size_t i = 0; i < color.size(); ++i) rounded[i] = static_cast<int>(16 * color[i]);
        ++counts_.try_emplace(rounded, 0, color).first->second.first;
    }
    Rgb most_frequent() const {
        const auto frequency = [](const auto& color) { return color.second.first; };
        return counts_.empty() ? Rgb{} : std::ranges::max_element(counts_, {}, frequency)->second.second;
    }

private:
    std::map<std::array<int, 3>, std::pair<int, Rgb>> counts_{};
};

/// Reads a patch, and counts the colors of single pixels, which don't mix ink and ground.
Patch read_patch(const RenderedPage& picture, const geom::Size& page, const Corners& corners,
                 ColorCounts& pixels) {
    constexpr std::size_t along = side * samples;
    Patch patch{};
    for (std::size_t i = 0; i < along * along; ++i) {
        const std::size_t column = i % along, row = i / along;
        const double x = (static_cast<double>(column) + 0.5) / along,
                     y = (static_cast<double>(row) + 0.5) / along;
        const geom::Point p = corners[0] + x * (corners[1] - corners[0]) + y * (corners[3] - corners[0]);
        const Rgb color = picture.color(p.x / page.width, p.y / page.height);
        const std::size_t cell = row / samples * side + column / samples;
        for (std::size_t part = 0; part < color.size(); ++part)
            patch[cell][part] += color[part] / (samples * samples);
        if (row % samples == samples / 2 && column % samples == samples / 2) pixels.add(color);
    }
    return patch;
}

Patch rotate(const Patch& patch) {
    Patch rotated;
    for (std::size_t i = 0; i < patch.size(); ++i) rotated[i % side * side + side - 1 - i / side] = patch[i];
    return rotated;
}

/// Returns the mean difference of the cells.
double difference(const Patch& one, const Patch& other) {
    double sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i) sum += difference(one[i], other[i]);
    return sum / static_cast<double>(one.size());
}

/// A symbol's place and what is seen there.
struct Seen {
    const ReadCard* card = nullptr;
    const ReadSymbol* symbol = nullptr;
    std::vector<Patch>
        patches{}; ///< of the boxes that may be the symbol's; the first one is, once that is known
};

/// Returns the patch of a place that looks most like another one, in any of four directions: a clip doesn't
/// tell at which of its corners the drawing's box began.
Patch find_like(const Seen& place, const Patch& other) {
    Patch best = place.patches.front();
    for (Patch patch : place.patches)
        for (int turn = 0; turn < 4; ++turn, patch = rotate(patch))
            if (difference(patch, other) < difference(best, other)) best = patch;
    return best;
}

/// Finds the box of a symbol whose drawing has been written out: in most of its places one of the clips looks
/// the same, in relation to how much it differs from the ground.
void choose_patches(std::vector<Seen>& places, const Rgb& ground) {
    Patch blank, best{};
    blank.fill(ground);
    double least = 1e300;
    for (const Seen& tried : std::span(places).first(std::min(places.size(), max_tried)))
        for (const Patch& patch : tried.patches) {
            double sum = 0;
            for (const Seen& place : places)
                sum += std::min(1.0, difference(find_like(place, patch), patch) / difference(patch, blank));
            if (sum < least) best = patch;
            least = std::min(sum, least);
        }
    for (Seen& place : places) place.patches = {find_like(place, best)};
}

/// What is seen of a deck.
struct SeenDeck {
    bool is_written_out = false;
    /// Of a drawing or, where these are written out, of a label.
    std::map<std::string, std::vector<Seen>> places{};
    ColorCounts pixels{};
};

void add_page(const RenderedPage& picture, int page, const ReadDeck& deck, SeenDeck& seen) {
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols) {
            if (card.page != page) continue;
            Seen place{&card, &symbol};
            const auto add = [&](const Corners& corners) {
                place.patches.push_back(read_patch(picture, deck.view(card).size, corners, seen.pixels));
            };
            if (seen.is_written_out)
                std::ranges::for_each(symbol.clips, add);
            else if (symbol.drawing)
                add(symbol.drawing->corners);
            if (place.patches.empty()) continue;
            const std::string name =
                seen.is_written_out ? symbol.label : fmt::format("{}", symbol.drawing->number);
            seen.places[name].push_back(std::move(place));
        }
}

using Places = std::vector<const Seen*>;

/// Compares places of one drawing in the cells that are ink: alike in most places, and not the ground.
/// Returns those that differ; nothing if there are too few cells.
std::optional<Places> find_differing(const std::vector<Seen>& places, const Rgb& ground) {
    std::size_t ink = 0;
    std::vector<std::size_t> differing(places.size());
    for (std::size_t cell = 0; cell < side * side; ++cell) {
        Rgb usual{};
        for (std::size_t part = 0; part < usual.size(); ++part) {
            std::vector<double> values;
            for (const Seen& seen : places) values.push_back(seen.patches.front()[cell][part]);
            usual[part] = median(std::move(values));
        }
        const double strength = difference(usual, ground);
        const auto is_usual = [&](const Seen& seen, double share) {
            return difference(seen.patches.front()[cell], usual) <=
                   std::min(color_tolerance, share * strength);
        };
        const auto alike = static_cast<double>(
            std::ranges::count_if(places, [&](const Seen& seen) { return is_usual(seen, steady_ink); }));
        if (strength < min_ink || alike < steady_share * static_cast<double>(places.size() - 1)) continue;
        ++ink;
        for (std::size_t i = 0; i < places.size(); ++i)
            differing[i] += is_usual(places[i], own_share) ? 0 : 1;
    }
    if (ink < min_ink_cells) return std::nullopt;
    const double share = places.size() <= few_places ? max_share_of_few : max_share;
    Places result;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (static_cast<double>(differing[i]) > share * static_cast<double>(ink))
            result.push_back(&places[i]);
    return result;
}

/// Compares the places of all drawings.
void compare(SeenDeck& seen, const std::string& program, Findings& findings) {
    const Rgb ground = seen.pixels.most_frequent();
    // Two that differ don't tell which of them is covered, but are not what was written out.
    const std::size_t min_places = seen.is_written_out ? 2 : 3;
    std::size_t compared = 0, odd = 0;
    Places hidden;
    std::vector<std::string> blank;
    for (auto& [drawing, places] : seen.places) {
        if (places.size() < min_places) continue;
        if (seen.is_written_out) choose_patches(places, ground);
        const std::optional<Places> differing = find_differing(places, ground);
        if (!differing) {
            blank.push_back(places.front().symbol->label);
            continue;
        }
        compared += places.size();
        odd += differing->empty() ? 0 : 1;
        hidden.insert(hidden.end(), differing->begin(), differing->end());
    }
    if (seen.is_written_out && 2 * odd > seen.places.size())
        return findings.skip("render",
                             "render: most symbols look different on each of their cards, as where they "
                             "have several forms");
    for (const Seen* place : hidden)
        findings.fail(
            "hidden-symbol",
            fmt::format("card {}: \"{}\" doesn't look as on its other cards (page {}): something covers "
                        "it, or it is not printed",
                        place->card->number, place->symbol->label, place->card->page));
    if (compared == 0)
        findings.skip("render", "render: there are no drawings to compare");
    else if (seen.is_written_out && !blank.empty())
        findings.skip("render",
                      fmt::format("render: these symbols are too pale, or look different on each of their "
                                  "cards: {}",
                                  join(blank)));
    else if (hidden.empty())
        findings.pass("render", fmt::format("{} look as on their other cards, as {} draws them",
                                            count(compared, "symbol"), program));
}

} // namespace

void check_render(std::string_view pdf, const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) return;
    PageRenderer renderer(pdf);
    if (renderer.program().empty()) return findings.skip("render", "render: " + renderer.problem());
    SeenDeck seen{.is_written_out = deck.is_written_out};
    for (int page = 1; page <= std::ssize(deck.views); ++page) {
        const std::optional<RenderedPage> picture = renderer.next();
        if (!picture)
            return findings.skip("render",
                                 fmt::format("render: {} could not draw page {}", renderer.program(), page));
        add_page(*picture, page, deck, seen);
    }
    compare(seen, renderer.program(), findings);
}

} // namespace spotit::verify
