#include "layout/shapes/silhouette_data.hpp"

#include <algorithm>
#include <span>

namespace spotit::layout {
namespace {

// Closer to the rim than this, in units of the radius, the interpolated sign can be wrong.
constexpr float doubtful = 0.03F;

/// Returns the direction in which an edge crosses the ray from p to the right: 1 downwards, -1 upwards, 0 if
/// it doesn't.
int compute_crossing(const Segment& edge, Vec p) {
    if ((edge.from.y > p.y) == (edge.to.y > p.y)) return 0;
    const float x = (edge.to.x - edge.from.x) * (p.y - edge.from.y) / (edge.to.y - edge.from.y) + edge.from.x;
    if (p.x >= x) return 0;
    return edge.to.y > edge.from.y ? 1 : -1;
}

} // namespace

Edges::Edges(const std::vector<Segment>& segments)
    : count_(segments.size()) {
    constexpr float far = 1e15F;
    for (std::size_t i = 0; i < (count_ + run_length - 1) / run_length * run_length; ++i) {
        const Segment segment = i < count_ ? segments[i] : Segment{{far, far}, {far, far}};
        const Vec along = segment.to - segment.from;
        const float squared = dot(along, along);
        from_x_.push_back(segment.from.x);
        from_y_.push_back(segment.from.y);
        along_x_.push_back(along.x);
        along_y_.push_back(along.y);
        inverse_.push_back(squared > 0 ? 1 / squared : 0);
    }
    for (std::size_t first = 0; first < segments.size(); first += run_length) {
        const auto run = std::span(segments).subspan(first, std::min(run_length, segments.size() - first));
        Vec sum;
        for (const Segment& segment : run) sum = sum + segment.from + segment.to;
        const Vec center = (0.5F / static_cast<float>(run.size())) * sum;
        float radius = 0;
        for (const Segment& segment : run)
            radius = std::max({radius, length(segment.from - center), length(segment.to - center)});
        run_x_.push_back(center.x);
        run_y_.push_back(center.y);
        run_radius_.push_back(radius);
    }
    while (run_x_.size() % floats_at_once != 0) {
        run_x_.push_back(far);
        run_y_.push_back(far);
        run_radius_.push_back(0);
    }
}

Edges::Nearest Edges::find_nearest(Vec p, float less_than) const {
    Nearest best{0, less_than * less_than};
    float reach = less_than + rounding;
    for (std::size_t first = 0; first < run_x_.size(); first += floats_at_once) {
        const Floats x = p.x - load(&run_x_[first]), y = p.y - load(&run_y_[first]);
        const Floats bound = reach + load(&run_radius_[first]);
        visit_chosen(x * x + y * y < bound * bound, first, [&](std::size_t run) {
            for (std::size_t edge = run * run_length; edge < (run + 1) * run_length; edge += floats_at_once) {
                const Floats candidates = measure_four(edge, p);
                if (!has_any(candidates < best.squared)) continue;
                for (std::size_t i = 0; i < floats_at_once; ++i)
                    if (candidates[i] < best.squared) best = {edge + i, candidates[i]};
            }
            reach = std::sqrt(best.squared) + rounding;
        });
    }
    return best;
}

DistanceField::DistanceField(std::vector<Segment> outline)
    : outline_(std::move(outline))
    , edges_(outline_) {
    Vec low = outline_.front().from, high = low;
    for (const Segment& edge : outline_) {
        low = {std::min(low.x, edge.from.x), std::min(low.y, edge.from.y)};
        high = {std::max(high.x, edge.from.x), std::max(high.y, edge.from.y)};
    }
    middle_ = 0.5F * (low + high);
    half_ = 0.5F * (high - low);
    origin_ = low - Vec{pad, pad};
    per_unit_ = {(nodes - 1) / (high.x - low.x + 2 * pad), (nodes - 1) / (high.y - low.y + 2 * pad)};
    error_ = 0.5F * length({1 / per_unit_.x, 1 / per_unit_.y});
    measure_nodes();
    for (int row = 0; row < nodes; ++row) mark_inside(row);
}

void DistanceField::measure_nodes() {
    for (std::size_t node = 0; node < distance_.size(); ++node) {
        const std::size_t row = node / nodes, column = node % nodes;
        const std::size_t beside = column > 0 ? node - 1 : row > 0 ? node - nodes : node;
        const Edges::Nearest nearest =
            edges_.find_nearest({origin_.x + static_cast<float>(column) / per_unit_.x,
                                 origin_.y + static_cast<float>(row) / per_unit_.y},
                                std::size_t{nearest_[beside]});
        distance_[node] = std::sqrt(nearest.squared);
        nearest_[node] = static_cast<std::uint16_t>(nearest.edge);
    }
}

void DistanceField::mark_inside(int row) {
    const float y = origin_.y + static_cast<float>(row) / per_unit_.y;
    std::array<int, nodes> winding{};
    for (const Segment& edge : outline_) {
        // The edge counts for all nodes left of its crossing with the row.
        const int sense = compute_crossing(edge, {-1e9F, y});
        if (sense == 0) continue;
        for (int column = 0; column < nodes; ++column) {
            const float x = origin_.x + static_cast<float>(column) / per_unit_.x;
            const int turns = compute_crossing(edge, {x, y});
            if (turns == 0) break;
            winding[static_cast<std::size_t>(column)] += turns;
        }
    }
    for (int column = 0; column < nodes; ++column) {
        float& distance = distance_[static_cast<std::size_t>(row * nodes + column)];
        if (winding[static_cast<std::size_t>(column)] != 0) distance = -distance;
    }
}

DistanceField::Probe DistanceField::probe_far_away(Vec p) const {
    Probes four;
    look_far_away({repeat(p.x), repeat(p.y)}, Ints{}, four);
    return {four.distance[0], {four.gradient.x[0], four.gradient.y[0]}};
}

// Beyond the grid the distance to the box is used, a lower bound.
void DistanceField::look_far_away(Vecs p, Ints on_grid, Probes& probes) const {
    const Vecs from_middle = p - middle_;
    const Floats x = max(abs(from_middle.x) - half_.x, Floats{});
    const Floats y = max(abs(from_middle.y) - half_.y, Floats{});
    const Floats distance = square_root(x * x + y * y), inverse = distance > 0 ? 1 / distance : Floats{};
    probes.distance = on_grid ? probes.distance : distance;
    probes.gradient.x = on_grid ? probes.gradient.x : (from_middle.x < 0 ? -x : x) * inverse;
    probes.gradient.y = on_grid ? probes.gradient.y : (from_middle.y < 0 ? -y : y) * inverse;
}

DistanceField::Probe DistanceField::probe_finely(Vec p, const Probe& rough) const {
    const float column = (p.x - origin_.x) * per_unit_.x, row = (p.y - origin_.y) * per_unit_.y;
    if (rough.distance < -doubtful || !(column >= 0 && row >= 0 && column < nodes - 1 && row < nodes - 1))
        return rough;
    const std::uint16_t* node =
        &nearest_[static_cast<std::size_t>(static_cast<int>(row) * nodes + static_cast<int>(column))];
    std::size_t edge = node[0];
    Vec offset = edges_.compute_offset(edge, p);
    for (const int corner : {1, nodes, nodes + 1}) {
        if (node[corner] == edge) continue;
        const Vec candidate = edges_.compute_offset(node[corner], p);
        if (dot(candidate, candidate) >= dot(offset, offset)) continue;
        edge = node[corner];
        offset = candidate;
    }
    const float distance = length(offset);
    const bool is_inside = rough.distance < doubtful && contains(p);
    const float sign = is_inside ? -1.0F : 1.0F;
    if (distance <= 1e-5F) return {sign * distance, rough.gradient};
    return {sign * distance, (sign / distance) * offset};
}

bool DistanceField::contains(Vec p) const {
    int winding = 0;
    edges_.visit_at(p.y, [&](std::size_t begin, std::size_t end) {
        for (std::size_t edge = begin; edge < end; ++edge) winding += compute_crossing(outline_[edge], p);
    });
    return winding != 0;
}

} // namespace spotit::layout
