#include "layout/scatter/scatter.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::layout {
namespace {

constexpr double near_enough = 0.005;  // coverage
constexpr double loss_per_gap = 0.033; // coverage per mm, approximately
constexpr int max_probes = 14;
// Below this share of the smallest size that is allowed, no airier card is legible.
constexpr double too_small = 0.8;

struct Probe {
    double gap = 0, coverage = 0;
};

} // namespace

Layout arrange_to_coverage(double coverage, const Options& options,
                           const std::function<Layout(double)>& arrange) {
    const double min_gap = options.gap;
    Layout best = arrange(min_gap);
    if (best.coverage <= coverage + near_enough) return best;
    const auto miss = [coverage](const Layout& layout) { return std::abs(layout.coverage - coverage); };
    Probe full{min_gap, best.coverage}, airy;
    double step = (best.coverage - coverage) / loss_per_gap;
    for (int i = 0; i < max_probes && miss(best) > near_enough; ++i) {
        // Interpolates linearly, but not too close to either end: coverage is noisy.
        const double share = (full.coverage - coverage) / (full.coverage - airy.coverage);
        const double inside = std::clamp(share, 0.1, 0.9) * (airy.gap - full.gap);
        const double gap = full.gap + (airy.gap > 0 ? inside : step);
        Layout layout = arrange(gap);
        if (layout.coverage > coverage) {
            if (layout.smallest < too_small * options.min_size) return layout;
            full = {gap, layout.coverage};
            step *= 1.5;
        } else {
            airy = {gap, layout.coverage};
        }
        if (miss(layout) < miss(best)) best = std::move(layout);
    }
    return best;
}

} // namespace spotit::layout
