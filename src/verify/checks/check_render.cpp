#include "verify/checks/checks.hpp"
#include "verify/checks/page_renderer.hpp"
#include "verify/checks/redrawn_file.hpp"

#include <spotit/base/numbers.hpp>

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace spotit::verify {
namespace {

// Shares of full color: what differs by more is ink, and what differs from the drawing itself by more is not
// it.
constexpr double min_contrast = 0.08, max_difference = 0.12;
// Pixels: what may differ of a symbol. 25 at 50 dpi are twice as many.
constexpr std::size_t max_differing = 25;
constexpr double min_ink_share = 0.01;         // of the ellipse in a symbol's box
constexpr std::size_t max_looks_of_pixel = 40; // symbols overlap only in the corners of their boxes
// Cells along a side of a picture, and pixels of its box. Pictures of one drawing differ by less than the
// first in the mean of all cells; those of two by more than the others, there or in their mean color.
constexpr std::size_t side = 8, min_pixels = 500;
constexpr double max_mean_difference = 0.25, same_picture = 0.04, same_color = 0.012, same_aspect = 0.1;

/// A pixel of a symbol: where it is in the symbol's box, from 0 to 1, and its color.
struct InkPixel {
    geom::Point place{};
    Rgb color{};
};
/// What is seen of a symbol.
struct Seen {
    std::vector<InkPixel> ink{};            ///< of the drawing by itself
    std::size_t pixels = 0;                 ///< of the box
    std::size_t inside = 0, ink_inside = 0; ///< pixels of the ellipse, where no neighbor's corner is
    std::size_t differing = 0;              ///< pixels of the ink that are not so on the page
};
/// The ink of a symbol in a grid around all of it, in the symbol's own directions.
struct Picture {
    double ratio = 1; ///< of its width to its height
    std::size_t pixels = 0;
    std::array<double, side * side> shares{};
    std::array<Rgb, side * side> colors{}; ///< times these
};
/// A page as it is, without its drawings, and with those of each layer.
struct PageLooks {
    RenderedPage whole, bare;
    std::array<RenderedPage, layer_count> layers{};
};

bool differ(const Rgb& one, const Rgb& other, double by) {
    return measure_contrast(one, other) > by;
}

/// Looks at the pixels in the box of a drawing; returns nothing when too many have been looked at.
std::optional<Seen> look(const PageLooks& page, const RenderedPage& layer, const geom::Size& size,
                         const Corners& corners, std::size_t& budget) {
    const double across = page.whole.width / size.width, down = page.whole.height / size.height;
    const auto to_pixels = [&](geom::Point p) {
        return geom::Point{p.x * across, (size.height - p.y) * down};
    };
    const geom::Point origin = to_pixels(corners[0]), x = to_pixels(corners[1]) - origin,
                      y = to_pixels(corners[3]) - origin;
    geom::Box box;
    for (const geom::Point corner : corners) box.add(to_pixels(corner));
    box =
        box.intersect({0, 0, static_cast<double>(page.whole.width), static_cast<double>(page.whole.height)});
    Seen seen;
    for (int row = static_cast<int>(box.top); row < box.bottom; ++row)
        for (int column = static_cast<int>(box.left); column < box.right; ++column) {
            if (budget-- == 0) return std::nullopt;
            const geom::Point p = geom::Point{column + 0.5, row + 0.5} - origin;
            const geom::Point place =
                1 / geom::cross(x, y) * geom::Point{geom::cross(p, y), geom::cross(x, p)};
            if (std::max(std::abs(place.x - 0.5), std::abs(place.y - 0.5)) > 0.5) continue;
            ++seen.pixels;
            const Rgb color = layer.read_color(column, row);
            const bool is_ink = differ(color, page.bare.read_color(column, row), min_contrast);
            if (geom::distance(place, {0.5, 0.5}) < 0.5) {
                ++seen.inside;
                seen.ink_inside += is_ink ? 1 : 0;
            }
            if (!is_ink) continue;
            seen.ink.push_back({place, color});
            if (differ(color, page.whole.read_color(column, row), max_difference)) ++seen.differing;
        }
    return seen;
}

Picture make_picture(const Seen& seen, const Corners& corners) {
    Picture picture{.ratio = geom::distance(corners[0], corners[1]) / geom::distance(corners[0], corners[3]),
                    .pixels = seen.pixels};
    const auto find_cell = [](double place) {
        return std::min(static_cast<std::size_t>(place * side), side - 1);
    };
    const double share = side * side / static_cast<double>(seen.pixels);
    for (const InkPixel& pixel : seen.ink) {
        const std::size_t cell = find_cell(pixel.place.x) + side * find_cell(pixel.place.y);
        picture.shares[cell] += share;
        for (std::size_t i = 0; i < pixel.color.size(); ++i)
            picture.colors[cell][i] += pixel.color[i] * share;
    }
    return picture;
}

Rgb find_mean_color(const Picture& picture) {
    Rgb mean{};
    const double ink = std::accumulate(picture.shares.begin(), picture.shares.end(), 0.0);
    for (const Rgb& color : picture.colors)
        for (std::size_t part = 0; part < mean.size(); ++part) mean[part] += color[part] / ink;
    return mean;
}

/// Returns how much two pictures differ in the mean of all cells.
double compare_pictures(const Picture& one, const Picture& other) {
    if (std::abs(std::log(one.ratio / other.ratio)) > same_aspect) return 1;
    double sum = 0;
    for (std::size_t i = 0; i < side * side; ++i)
        sum += std::max(std::abs(one.shares[i] - other.shares[i]),
                        measure_contrast(one.colors[i], other.colors[i]));
    return sum / (side * side);
}

/// Looks at all pages.
class Viewer {
public:
    Viewer(const ReadDeck& deck, Findings& findings)
        : deck_(deck)
        , findings_(findings) {}

    void look_at(const PageLooks& looks, int page) {
        std::size_t budget = max_looks_of_pixel * looks.whole.rgb.size();
        for (const ReadCard& card : deck_.cards) {
            if (card.page != page) continue;
            const std::vector<std::size_t> layers = find_layers(card);
            for (std::size_t i = 0; i < layers.size(); ++i) {
                ++labels_;
                const auto& drawing = card.symbols[i].drawing;
                const bool is_apart = drawing && can_be_parted(deck_, card, *drawing);
                const auto seen = is_apart ? look(looks, looks.layers[layers[i]], deck_.find_view(card).size,
                                                  drawing->corners, budget)
                                           : std::nullopt;
                if (seen) compare(card, card.symbols[i], *seen);
            }
        }
    }
    void finish(const std::string& program) {
        compare_groups();
        if (compared_ < labels_ || compared_ == 0)
            findings_.skip("render", "render: {} of {} symbols were not compared", labels_ - compared_,
                           labels_);
        else if (!findings_.has_failed("hidden-symbol"))
            findings_.pass("render", "{} can be seen as they are drawn, by {}",
                           base::write_count(compared_, "symbol"), program);
    }

private:
    /// The places of a label that look alike.
    struct Group {
        Picture picture{}; ///< the largest
        std::vector<int> cards{};
    };
    void compare(const ReadCard& card, const ReadSymbol& symbol, const Seen& seen) {
        ++compared_;
        judge(card, symbol, seen);
        if (deck_.is_measured || seen.pixels < min_pixels) return; // a clip's box depends on the angle
        const Picture picture = make_picture(seen, symbol.drawing->corners);
        std::vector<Group>& groups = groups_[symbol.label];
        const auto known = std::ranges::find_if(groups, [&](const Group& group) {
            return compare_pictures(group.picture, picture) < max_mean_difference;
        });
        Group& group = known == groups.end() ? groups.emplace_back(Group{picture}) : *known;
        group.cards.push_back(card.number);
        if (group.picture.pixels < picture.pixels) group.picture = picture;
    }
    static bool are_alike(const Picture& one, const Picture& other) {
        return measure_contrast(find_mean_color(one), find_mean_color(other)) < same_color &&
               compare_pictures(one, other) < same_picture;
    }
    /// Checks that each label has one picture, or as many as the others, and no two have the same.
    void compare_groups() {
        std::set<std::string> alike;
        std::vector<double> counts;
        for (const auto& [label, groups] : groups_) counts.push_back(static_cast<double>(groups.size()));
        const double usual = median(std::move(counts));
        for (auto one = groups_.begin(); one != groups_.end(); ++one) {
            if (static_cast<double>(one->second.size()) > usual) {
                const auto& cards = std::ranges::min_element(one->second, {}, [](const Group& group) {
                                        return group.cards.size();
                                    })->cards;
                findings_.fail("odd-symbol", "{}: \"{}\" looks different than on its other cards",
                               format_cards(cards), one->first);
            }
            for (auto other = std::next(one); other != groups_.end(); ++other)
                for (const Group& a : one->second)
                    for (const Group& b : other->second)
                        if (are_alike(a.picture, b.picture)) alike.merge(std::set{one->first, other->first});
        }
        if (!alike.empty())
            findings_.fail("same-drawing", "these symbols look the same: {}", fmt::join(alike, ", "));
    }
    void judge(const ReadCard& card, const ReadSymbol& symbol, const Seen& seen) {
        if (static_cast<double>(seen.ink_inside) < min_ink_share * static_cast<double>(seen.inside))
            findings_.fail("hidden-symbol",
                           "card {}: \"{}\" leaves no ink (page {}): it is empty, or as its "
                           "card is",
                           card.number, symbol.label, card.page);
        else if (seen.differing > max_differing)
            findings_.fail("hidden-symbol",
                           "card {}: \"{}\" can't be seen as it is drawn (page {}): something "
                           "covers, clips or fades it",
                           card.number, symbol.label, card.page);
    }

    const ReadDeck& deck_;
    Findings& findings_;
    std::size_t labels_ = 0, compared_ = 0;
    std::map<std::string, std::vector<Group>> groups_{}; ///< by label
};

} // namespace

void check_render(QPDF& file, std::string_view pdf, const ReadDeck& deck, Findings& findings) {
    PageRenderer as_it_is(pdf);
    if (as_it_is.program().empty()) return findings.skip("render", "render: {}", as_it_is.problem());
    PageRenderer redrawn(write_redrawn(file, deck));
    Viewer viewer(deck, findings);
    for (int page = 1; page <= deck.cards.back().page; ++page) {
        const auto render = [&](PageRenderer& renderer) {
            return renderer.render_next().value_or(RenderedPage());
        };
        PageLooks looks{render(as_it_is), {}};
        if (std::ranges::find(deck.cards, page, &ReadCard::page) == deck.cards.end()) continue;
        looks.bare = render(redrawn);
        for (RenderedPage& layer : looks.layers) layer = render(redrawn);
        const RenderedPage& whole = looks.whole;
        const auto is_like_whole = [&](const RenderedPage& other) {
            return other.width == whole.width && other.height == whole.height;
        };
        if (whole.width == 0 || !is_like_whole(looks.bare) ||
            !std::ranges::all_of(looks.layers, is_like_whole))
            return findings.skip("render", "render: {} could not draw page {}", as_it_is.program(), page);
        viewer.look_at(looks, page);
    }
    viewer.finish(as_it_is.program());
}

} // namespace spotit::verify
