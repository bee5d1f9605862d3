#include "layout/scatter/contact_forces.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

constexpr float flat = 1e-4F;        // squared gradient of a distance field without a useful direction
constexpr float field_error = 0.03F; // in radii: interpolated distances rarely have a larger error

const Points& choose_outline(const Body& body, Detail detail) {
    return detail == Detail::Fine ? body.shape->fine_samples : body.shape->samples;
}

/// Returns the probes at four points, those that are nearer than `reach` measured again, nearly exactly.
DistanceField::Probes refine(const DistanceField& field, Vecs p, float reach, DistanceField::Probes probes) {
    for (std::size_t i = 0; i < floats_at_once; ++i) {
        if (probes.distance[i] >= reach) continue;
        const DistanceField::Probe rough{probes.distance[i], {probes.gradient.x[i], probes.gradient.y[i]}};
        const DistanceField::Probe probe = field.probe_finely({p.x[i], p.y[i]}, rough);
        probes.distance[i] = probe.distance;
        probes.gradient.x[i] = probe.gradient.x, probes.gradient.y[i] = probe.gradient.y;
    }
    return probes;
}

/// Finds the points of one body, `from`, that are nearer to another than wanted, or within the margin.
void find_close_points(const CardState& state, const Body& from, const Body& to, Reach reach,
                       ClosePoints& close) {
    const DistanceField& field = to.shape->field;
    const Points& points = choose_outline(from, reach.detail);
    const Relative relative(from, to);
    const float up_to = (state.compute_wanted_distance(from, to) + reach.margin) / to.radius;
    const Vec middle = field.middle(), limit = field.half() + Vec{up_to, up_to};
    close.clear(points.size());
    // Branches would be mispredicted often: so first the groups of four that come near the box are listed.
    std::array<std::size_t, 64> near_box;
    for (std::size_t first = 0; first < points.size();) {
        std::size_t count = 0;
        const std::size_t end = std::min(points.size(), first + near_box.size() * floats_at_once);
        for (; first < end; first += floats_at_once) {
            const Vecs p = relative(points.load_four(first));
            near_box[count] = first;
            count += has_any((abs(p.x - middle.x) < limit.x) & (abs(p.y - middle.y) < limit.y)) ? 1 : 0;
        }
        for (std::size_t k = 0; k < count; ++k) {
            const std::size_t i = near_box[k];
            const Vecs p = relative(points.load_four(i));
            DistanceField::Probes probes = field.probe(p, up_to);
            if (reach.detail == Detail::Fine) probes = refine(field, p, up_to + field_error, probes);
            const Floats squared = dot(probes.gradient, probes.gradient);
            close.add(i, (probes.distance < up_to) & (squared >= flat) & Points::are_points(i, points.size()),
                      probes.distance, probes.gradient);
        }
    }
}

/// Calls a function with four contacts, their first body the one whose points are close, and with the number
/// of them that count; for all of the points.
template<class Function>
void compute_contacts(const CardState& state, const Body& from, const Body& to, const Points& points,
                      ClosePoints& close, Function take) {
    const float wanted = state.compute_wanted_distance(from, to);
    // The wanted distance grows with the body whose clearance it is.
    const float from_excess = state.measure_excess(from), to_excess = state.measure_excess(to);
    const float from_wants = from_excess > to_excess ? from.shape->clearance * from.radius : 0;
    const float to_wants = to_excess > from_excess ? to.shape->clearance * to.radius : 0;
    close.for_each_four(points, [&](Vecs point, Floats measured, Vecs gradient, std::size_t count) {
        const Floats squared = dot(gradient, gradient);
        const Floats distance = measured * to.radius;
        const Floats steepness = 1 / square_root(max(squared, repeat(flat)));
        const Vecs out = steepness * rotate(to.turn, gradient);
        const Vecs arm = from.to_arms(point), to_arm = arm + (from.at - to.at);
        take(FourContacts{wanted - distance,
                          out,
                          {cross(arm, out), dot(out, arm) - from_wants},
                          {cross(out, to_arm), distance - dot(out, to_arm) - to_wants}},
             count);
    });
}

constexpr float rim_weight = 2; // the rim does not give way as a neighbor does
/// How far two outlines may move together before their contacts are measured again, in units of their radii.
constexpr float max_coarse_move = 0.04F, max_fine_move = 0.002F;

/// What is known of a body for a pass.
struct Extent {
    const Body* body;
    Vec middle, half; ///< of the box, in the own frame, mm
    float excess, slack;
};

/// Returns true if along both axes of the body's box that of another comes within reach.
bool is_box_near(const Extent& own, const Extent& other, float reach) {
    const Body &body = *own.body, &beside = *other.body;
    const Vec turn = rotate_back(body.turn, beside.turn);
    const Vec middle = beside.radius * rotate(turn, beside.shape->field.middle());
    const Vec apart = rotate_back(body.turn, beside.at - body.at) + middle - own.middle;
    const float cosine = std::abs(turn.x), sine = std::abs(turn.y);
    return std::abs(apart.x) < own.half.x + cosine * other.half.x + sine * other.half.y + reach &&
           std::abs(apart.y) < own.half.y + sine * other.half.x + cosine * other.half.y + reach;
}

bool may_touch(const Extent& a, const Extent& b, float reach) {
    const Vec apart = a.body->at - b.body->at;
    const float together = a.body->radius + b.body->radius + reach;
    return dot(apart, apart) < together * together && is_box_near(a, b, reach) && is_box_near(b, a, reach);
}

void measure_pair(const CardState& state, const Body& first, const Body& second, Reach reach,
                  std::array<ClosePoints, 2>& close, LinearContacts& contacts) {
    find_close_points(state, first, second, reach, close[0]);
    find_close_points(state, second, first, reach, close[1]);
    contacts.clear(close[0].size() + close[1].size());
    compute_contacts(state, first, second, choose_outline(first, reach.detail), close[0],
                     [&](const FourContacts& four, std::size_t count) { contacts.append(four, count); });
    compute_contacts(state, second, first, choose_outline(second, reach.detail), close[1],
                     [&](const FourContacts& four, std::size_t count) {
                         contacts.append({four.depth, -four.normal, four.second, four.first}, count);
                     });
    contacts.finish();
}

} // namespace

void measure_rim(const Boundary& rim, const Body& body, float clearance, Reach reach, ClosePoints& close,
                 LinearContacts& contacts) {
    const Points& points = choose_outline(body, reach.detail);
    const auto& drawn = body.shape->drawn;
    const std::size_t count = reach.detail == Detail::Fine ? drawn.fine_samples : drawn.samples;
    const float wanted = clearance + CardState::measure_slack(body), up_to = wanted + reach.margin;
    close.clear(count);
    const bool is_near = rim.probe(body.at).clearance < body.radius + up_to;
    for (std::size_t i = 0; is_near && i < count; i += floats_at_once) {
        const Vecs p = body.to_arms(points.load_four(i)) + body.at;
        if (!has_any(rim.may_be_near(p, up_to))) continue;
        const auto [distance, inward] = rim.probe(p);
        close.add(i, (distance < up_to) & Points::are_points(i, count), distance, inward);
    }
    contacts.clear(close.size());
    close.for_each_four(points, [&](Vecs point, Floats distance, Vecs inward, std::size_t near) {
        const Vecs arm = body.to_arms(point);
        contacts.append({wanted - distance, inward, {cross(arm, inward), dot(inward, arm)}, {}}, near);
    });
    contacts.finish();
}

void Pressure::add(const Pressure& other) {
    resistance += other.resistance;
    resisted_depth += other.resisted_depth;
    resistance_squared += other.resistance_squared;
    deepest = std::max(deepest, other.deepest);
}

/// The sums over a body's contacts.
class ContactForces::Sum {
public:
    explicit Sum(const Body& self)
        : per_radius_(1 / self.radius)
        , self_grows_(self.is_capped() ? 0.0F : 1.0F) {}

    /// Adds contacts of this depth, where it is above 0. `normal` leads the body away.
    void add(Floats depth, Vecs normal, const FourDerivatives& own, Floats other_growing, float weight) {
        depth = max(depth, Floats{});
        const Floats weights = depth > 0 ? repeat(weight) : Floats{};
        const Floats growing = own.growing * per_radius_, turning = own.turning * per_radius_;
        rows_.add(weights, depth, normal, turning, growing);
        own_ += weights * abs(growing);
        const Floats change = self_grows_ * own.growing + other_growing;
        const Floats weighted = weights * change;
        resistance_ -= weighted;
        resisted_ -= weighted * depth;
        squared_ += weighted * change;
        deepest_ = max(deepest_, depth);
    }
    ContactResponse to_response() const {
        const Floats sums = sum_up(resistance_, resisted_, squared_, own_);
        return {NormalEquations(rows_), {sums[0], sums[1], sums[2], compute_max(deepest_)}, sums[3]};
    }

private:
    float per_radius_, self_grows_;
    Floats resistance_{}, resisted_{}, squared_{}, deepest_{}, own_{};
    NormalEquations::Sums rows_;
};

ContactForces::ContactForces(const CardState& state, Detail detail)
    : state_(state)
    , detail_(detail)
    , pairs_(state.bodies.size() * state.bodies.size())
    , rims_(state.bodies.size())
    , neighbors_(state.bodies.size()) {}

void ContactForces::begin_pass(float clearance) {
    clearance_ = clearance;
    std::vector<Extent> extents;
    extents.reserve(state_.bodies.size());
    for (const Body& body : state_.bodies) {
        const DistanceField& field = body.shape->field;
        extents.push_back({&body, body.radius * field.middle(), body.radius * field.half(),
                           state_.measure_excess(body), CardState::measure_slack(body)});
    }
    for (auto& neighbors : neighbors_) neighbors.clear();
    for (std::size_t i = 0; i < extents.size(); ++i)
        for (std::size_t j = i + 1; j < extents.size(); ++j) {
            const Extent &a = extents[i], &b = extents[j];
            const float wanted = state_.gap + std::max(a.excess, b.excess) + a.slack + b.slack;
            if (!may_touch(a, b, wanted + measure_max_move(*a.body, *b.body))) continue;
            neighbors_[i].push_back(j);
            neighbors_[j].push_back(i);
        }
}

ContactResponse ContactForces::compute(std::size_t body) {
    Sum sum(state_.bodies[body]);
    for (const std::size_t other : neighbors_[body]) add_pair(body, other, sum);
    add_rim(body, sum);
    return sum.to_response();
}

void ContactForces::add_pair(std::size_t body, std::size_t other, Sum& sum) {
    const auto [i, j] = std::minmax(body, other);
    const Body &first = state_.bodies[i], &second = state_.bodies[j];
    Measured& measured = pairs_[i * state_.bodies.size() + j];
    Motion of_first(measured.first, first), of_second(measured.second, second);
    const float limit = measure_max_move(first, second);
    if (measured.wanted != state_.gap ||
        of_first.measure_max_move(first.radius) + of_second.measure_max_move(second.radius) >= limit) {
        measured.first = Pose(first);
        measured.second = Pose(second);
        measured.wanted = state_.gap;
        measure_pair(state_, first, second, {detail_, limit}, close_, measured.contacts);
        of_first = of_second = {};
    }
    const float other_grows = state_.bodies[other].is_capped() ? 0.0F : 1.0F;
    for (std::size_t k = 0; k < measured.contacts.size(); k += floats_at_once) {
        const FourContacts four = measured.contacts.load_four(k);
        const Floats depth = four.predict_depth(of_first, of_second);
        if (!has_any(depth > 0)) continue;
        if (body == i)
            sum.add(depth, four.normal, four.first, other_grows * four.second.growing, 1);
        else
            sum.add(depth, -four.normal, four.second, other_grows * four.first.growing, 1);
    }
}

void ContactForces::add_rim(std::size_t body, Sum& sum) {
    const Body& self = state_.bodies[body];
    Measured& measured = rims_[body];
    Motion motion(measured.first, self);
    const float limit = measure_max_move(self, self);
    if (measured.wanted != clearance_ || motion.measure_max_move(self.radius) >= limit) {
        measured.first = Pose(self);
        measured.wanted = clearance_;
        measure_rim(state_.boundary, self, clearance_, {detail_, limit}, close_[0], measured.contacts);
        motion = {};
    }
    for (std::size_t k = 0; k < measured.contacts.size(); k += floats_at_once) {
        const FourContacts four = measured.contacts.load_four(k);
        const Floats depth = four.predict_depth(motion, {});
        if (has_any(depth > 0)) sum.add(depth, four.normal, four.first, Floats{}, rim_weight);
    }
}

float ContactForces::measure_max_move(const Body& first, const Body& second) const {
    return (detail_ == Detail::Fine ? max_fine_move : max_coarse_move) * (first.radius + second.radius);
}

} // namespace spotit::layout
