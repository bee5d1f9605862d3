#include "sheet/packing/packing.hpp"

#include "sheet/marks/page_marks.hpp"

namespace spotit::sheet {
namespace {

/// A paper in one orientation and the part of it for the fronts.
struct Ground {
    geom::Size paper;
    DuplexFlip fold = DuplexFlip::None;
    geom::Box area;
};

Ground find_ground(const geom::Shape& card, geom::Size paper, DuplexFlip fold, const Options& options) {
    Ground result{paper, fold,
                  geom::Box{0, 0, paper.width, paper.height}.grow(
                      -std::max(options.margin, find_frame_inset(options.cutter)))};
    const geom::Size bled = card.shrink(-options.bleed - options.back_bleed).size();
    const geom::Size beyond{(bled.width - card.size().width) / 2, (bled.height - card.size().height) / 2};
    if (fold == DuplexFlip::Sideways) result.area.right = paper.width / 2 - fold_edge - beyond.width;
    if (fold == DuplexFlip::Over) result.area.bottom = paper.height / 2 - fold_edge - beyond.height;
    return result;
}

std::vector<Ground> list_grounds(const geom::Shape& card, const Options& options) {
    const auto [shorter, longer] = std::minmax(options.paper.width, options.paper.height);
    std::vector<geom::Size> papers;
    if (options.orientation != Orientation::Landscape) papers.push_back({shorter, longer});
    if (options.orientation != Orientation::Portrait) papers.push_back({longer, shorter});
    std::vector<DuplexFlip> folds{DuplexFlip::None};
    if (options.duplex == Duplex::Fold) folds = {DuplexFlip::Sideways, DuplexFlip::Over};
    std::vector<Ground> all;
    for (const geom::Size paper : papers)
        for (const DuplexFlip fold : folds) all.push_back(find_ground(card, paper, fold, options));
    return all;
}

std::vector<Packing> list_packings_to_try(const geom::Shape& card, const Options& options) {
    const Marks marks = options.marks.value_or(choose_usual_marks(card));
    if (!can_be_shifted(card)) return {Packing::Grid};
    if (options.packing != Packing::Auto) return {options.packing};
    if (marks == Marks::Crop || marks == Marks::Full) return {Packing::Grid};
    return {Packing::Grid, Packing::Zigzag, Packing::Hex};
}

std::vector<geom::Point> center_points(std::vector<geom::Point> centers, geom::Point middle) {
    geom::Box box;
    for (const geom::Point center : centers) box.add(center);
    for (geom::Point& center : centers) center = center + (middle - box.center());
    return centers;
}

constexpr double min_share = 0.9, tenths = 10;

int count(const geom::Shape& card, const Options& options) {
    return static_cast<int>(remove_skipped(find_best_cells(card, options).centers, options).size());
}

} // namespace

Cells find_best_cells(const geom::Shape& card, const Options& options) {
    const geom::RimDistance<double> card_and_marks(card.shrink(-std::max(options.bleed, max_tick)));
    Cells best;
    for (const Ground& on : list_grounds(card, options)) {
        const std::vector<geom::Box> zones = list_registration_zones(options.cutter, on.paper);
        for (const geom::Box& area : find_areas(zones, on.area))
            for (const Packing packing : list_packings_to_try(card, options)) {
                const auto packed = pack(packing, {card, {area.width(), area.height()}, options.gap});
                auto centers = center_points(packed, area.center());
                remove_touching(zones, card_and_marks, centers);
                if (best.paper.width > 0 && centers.size() <= best.centers.size()) continue;
                best = {on.paper, on.fold, packing, std::move(centers)};
            }
    }
    return best;
}

std::vector<geom::Point> remove_skipped(const std::vector<geom::Point>& centers, const Options& options) {
    std::vector<geom::Point> kept;
    for (std::size_t i = 0; i < centers.size(); ++i)
        if (std::ranges::find(options.skip, static_cast<int>(i) + 1) == options.skip.end())
            kept.push_back(centers[i]);
    return kept;
}

// Every tenth of a millimeter is tried: because of a cutter's marks and skipped cells a smaller card may fit
// less often than a larger one, so bisection fails.
std::optional<LargerYield> find_larger_yield(const geom::Shape& card, const Options& options) {
    if (options.one_card_per_page) return std::nullopt;
    const int now = count(card, options);
    const double extent = tenths * card.find_smaller_extent();
    constexpr double rounding = 1e-6;
    const auto last = std::ceil(min_share * extent - rounding);
    for (double to = std::ceil(extent - rounding) - 1; to >= last; --to) {
        const geom::Shape smaller = card.scale(to / extent);
        if (const int then = count(smaller, options); then > now)
            return LargerYield{smaller.size(), now, then};
    }
    return std::nullopt;
}

} // namespace spotit::sheet
