#include "verify/deck/read_deck.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::verify {
namespace {

// Shares of the frame's size: what programs round.
constexpr double feature_tolerance = 0.012, length_tolerance = 0.003;
constexpr double same_drawing = 0.97;
constexpr double min_weight = 0.02, loose_share = 0.2;
constexpr int box_paint = -2; // of the first feature, the ratio of the box's sides
constexpr std::size_t max_marks = 3000;

} // namespace

std::vector<const Mark*> find_marks(const PageContents& page, const SameFrames& frames) {
    std::vector<const Mark*> marks;
    std::size_t next = 0;
    for (const Frame* frame : frames)
        for (next = std::max(next, frame->first_mark); next < frame->end_mark && marks.size() < max_marks;
             ++next)
            marks.push_back(&page.marks[next]);
    return marks;
}

Drawings::Features Drawings::measure(const PageContents& page, const SameFrames& frames) {
    const Frame& first = *frames.front();
    if (first.content >= 0) return {{.paint = first.content}};
    Features features;
    const double unit = std::sqrt(first.area());
    for (const Mark* mark : find_marks(page, frames)) {
        const auto& [paint, measure, is_loose, image] = *mark;
        const double size = std::sqrt(measure.area) / unit;
        features.push_back({paint, size, measure.length / unit,
                            geom::distance(measure.center, first.find_center()) / unit,
                            (min_weight + size) * (is_loose || image ? loose_share : 1), is_loose, image});
    }
    if (features.empty()) return features;
    const auto [less, more] = std::minmax({geom::distance(first.corners[0], first.corners[1]),
                                           geom::distance(first.corners[0], first.corners[3])});
    features.push_back({.paint = box_paint, .size = less / more, .weight = 0});
    std::ranges::stable_sort(features, {}, [](const Feature& f) { return std::pair(f.paint, f.size); });
    return features;
}

bool Drawings::are_same(const Feature& one, const Feature& other) {
    if (one.paint != other.paint) return false;
    if (one.image && other.image && !are_alike(*one.image, *other.image)) return false;
    const auto near = [](double a, double b, double within) { return std::abs(a - b) <= within; };
    return one.is_loose ||
           (near(one.size, other.size, feature_tolerance) &&
            near(one.radius, other.radius, feature_tolerance) &&
            near(one.length, other.length, feature_tolerance + length_tolerance * one.length));
}

double Drawings::compare(const Features& one, const Features& other) {
    double all = 0, common = 0;
    for (const Feature& feature : one) all += feature.weight;
    for (const Feature& feature : other) all += feature.weight;
    std::vector<bool> used(other.size());
    std::size_t first = 0; // both are in the order of their paints
    for (const Feature& feature : one) {
        while (first < other.size() && other[first].paint < feature.paint) ++first;
        for (std::size_t i = first; i < other.size() && other[i].paint == feature.paint; ++i) {
            if (used[i] || !are_same(feature, other[i])) continue;
            used[i] = true;
            common += feature.weight + other[i].weight;
            break;
        }
    }
    return all > 0 ? common / all : 0;
}

double Drawings::compare(int one, int other) const {
    return one == other
               ? 1
               : compare(known_[static_cast<std::size_t>(one)], known_[static_cast<std::size_t>(other)]);
}

int Drawings::number(const PageContents& page, const SameFrames& frames) {
    if (frames.empty()) return -1;
    Features features = measure(page, frames);
    if (features.empty()) return -1;
    auto& candidates = by_paint_[std::ranges::max_element(features, {}, &Feature::weight)->paint];
    for (const int candidate : candidates)
        if (const Features& known = known_[static_cast<std::size_t>(candidate)];
            are_same(known.front(), features.front()) && compare(known, features) >= same_drawing)
            return candidate;
    candidates.push_back(static_cast<int>(known_.size()));
    known_.push_back(std::move(features));
    return candidates.back();
}

} // namespace spotit::verify
