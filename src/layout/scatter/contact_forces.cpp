#include "layout/scatter/contact_forces.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

constexpr float flat = 1e-4F;        // squared gradient of a distance field without a useful direction
constexpr float field_error = 0.03F; // in radii: interpolated distances rarely have a larger error
constexpr float rounding = 1e-3F;    // in radii

struct Reach {
    Detail detail = Detail::Coarse;
    float margin = 0; ///< mm beyond the wanted distance
};

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

/// Two bodies, the points of one being measured from the other, and the distance that they keep.
struct Way {
    const Body &from, &to;
    const Points& points; ///< of `from`
    float wanted;         ///< mm
    /// What of that grows with the one of them whose clearance it is, mm.
    float from_wants, to_wants;
};

/// Finds the points of a body that are nearer to another than wanted, or within the margin.
template<Detail detail>
void find_close_points(const Way& way, float margin, ClosePoints& close) {
    const DistanceField& field = way.to.shape->field;
    const Relative relative(way.from, way.to);
    const float up_to = (way.wanted + margin) / way.to.radius;
    const Vec middle = field.middle(), limit = field.half() + Vec{up_to, up_to};
    const float scale = way.from.radius / way.to.radius;
    const auto is_near_box = [=](Vecs p, Floats around) {
        return (abs(p.x - middle.x) < limit.x + around) & (abs(p.y - middle.y) < limit.y + around);
    };
    close.clear(way.points.size());
    constexpr Floats least_squared{flat, flat, flat, flat};
    way.points.visit_fours(
        [&](Vecs center, Floats radius) { return is_near_box(relative(center), scale * radius + rounding); },
        [&](std::size_t i) {
            const Vecs p = relative(way.points.load_four(i));
            if (!has_any(is_near_box(p, Floats{}))) return;
            DistanceField::Probes probes = field.probe(p, up_to);
            if constexpr (detail == Detail::Fine) probes = refine(field, p, up_to + field_error, probes);
            const Floats squared = dot(probes.gradient, probes.gradient);
            const Ints are_close = (probes.distance < up_to) & (squared >= least_squared);
            close.add(i, are_close & Points::are_points(i, way.points.size()), probes.distance,
                      probes.gradient);
        });
}

/// Calls a function with four contacts, their first body the one whose points are close, and with the number
/// of them that count; for all of the points.
template<class Function>
void compute_contacts(const Way& way, ClosePoints& close, Function take) {
    const Vec turn = way.from.turn, to_turn = way.to.turn, apart = way.from.at - way.to.at;
    const float radius = way.from.radius, to_radius = way.to.radius;
    const float wanted = way.wanted, from_wants = way.from_wants, to_wants = way.to_wants;
    close.for_each_four(way.points, [=](Vecs point, Floats measured, Vecs gradient, std::size_t count) {
        const Floats squared = dot(gradient, gradient);
        const Floats distance = measured * to_radius;
        const Floats steepness = 1 / square_root(max(squared, repeat(flat)));
        const Vecs out = steepness * rotate(to_turn, gradient);
        const Vecs arm = radius * rotate(turn, point), to_arm = arm + apart;
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

/// Returns true if along both axes of the body's box that of another comes within reach; `turn` and `apart`
/// lead from the body to the other.
inline bool is_box_near(const Extent& own, const Extent& other, Vec turn, Vec apart, float reach) {
    const Vec middle = other.body->radius * rotate(turn, other.body->shape->field.middle());
    const Vec off = rotate_back(own.body->turn, apart) + middle - own.middle;
    const float cosine = std::abs(turn.x), sine = std::abs(turn.y);
    return std::abs(off.x) < own.half.x + cosine * other.half.x + sine * other.half.y + reach &&
           std::abs(off.y) < own.half.y + sine * other.half.x + cosine * other.half.y + reach;
}

bool may_touch(const Extent& a, const Extent& b, float reach) {
    const Vec apart = b.body->at - a.body->at;
    const float together = a.body->radius + b.body->radius + reach;
    if (dot(apart, apart) >= together * together) return false;
    const Vec turn = rotate_back(a.body->turn, b.body->turn);
    return is_box_near(a, b, turn, apart, reach) && is_box_near(b, a, {turn.x, -turn.y}, -apart, reach);
}

void measure_pair_contacts(const CardState& state, const Body& first, const Body& second, Reach reach,
                           std::array<ClosePoints, 2>& close, LinearContacts& contacts) {
    const float excess = state.measure_excess(first), other_excess = state.measure_excess(second);
    const float slack = CardState::measure_slack(first), other_slack = CardState::measure_slack(second);
    const float gap = state.gap + std::max(excess, other_excess);
    const float wants = excess > other_excess ? first.shape->clearance * first.radius : 0;
    const float other_wants = other_excess > excess ? second.shape->clearance * second.radius : 0;
    const Points &points = choose_outline(first, reach.detail),
                 &other_points = choose_outline(second, reach.detail);
    const Way way{first, second, points, gap + slack + other_slack, wants, other_wants};
    const Way back{second, first, other_points, gap + other_slack + slack, other_wants, wants};
    const auto find =
        reach.detail == Detail::Fine ? find_close_points<Detail::Fine> : find_close_points<Detail::Coarse>;
    find(way, reach.margin, close[0]);
    find(back, reach.margin, close[1]);
    contacts.clear(close[0].size() + close[1].size());
    compute_contacts(way, close[0],
                     [&](const FourContacts& four, std::size_t count) { contacts.append(four, count); });
    compute_contacts(back, close[1], [&](const FourContacts& four, std::size_t count) {
        contacts.append({four.depth, -four.normal, four.second, four.first}, count);
    });
    contacts.finish();
}

/// Measures the contacts of a body with the rim, whose wanted distance is `clearance`.
void measure_rim_contacts(const Boundary& rim, const Body& body, float clearance, Reach reach,
                          ClosePoints& close, LinearContacts& contacts) {
    const Points& points = choose_outline(body, reach.detail);
    const auto& drawn = body.shape->drawn;
    const std::size_t count = reach.detail == Detail::Fine ? drawn.fine_samples : drawn.samples;
    const float wanted = clearance + CardState::measure_slack(body), up_to = wanted + reach.margin;
    close.clear(count);
    if (rim.probe(body.at).clearance < body.radius + up_to)
        points.visit_fours(
            [&](Vecs center, Floats radius) {
                return rim.may_be_near(body.to_arms(center) + body.at, up_to + body.radius * radius);
            },
            [&](std::size_t i) {
                if (i >= count) return;
                const auto [distance, inward] = rim.probe(body.to_arms(points.load_four(i)) + body.at);
                close.add(i, (distance < up_to) & Points::are_points(i, count), distance, inward);
            });
    contacts.clear(close.size());
    close.for_each_four(points, [&](Vecs point, Floats distance, Vecs inward, std::size_t near) {
        const Vecs arm = body.to_arms(point);
        contacts.append({wanted - distance, inward, {cross(arm, inward), dot(inward, arm)}, {}}, near);
    });
    contacts.finish();
}

} // namespace

void Pressure::add(const Pressure& other) {
    resistance += other.resistance;
    resisted_depth += other.resisted_depth;
    resistance_squared += other.resistance_squared;
    deepest = std::max(deepest, other.deepest);
}

/// The sums over a body's contacts.
template<bool is_size_free>
class ContactForces::Sum {
public:
    explicit Sum(const Body& self)
        : per_radius_(1 / self.radius)
        , self_grows_(self.is_capped() ? 0.0F : 1.0F) {}

    /// Adds the contacts of two bodies, this one being the first or the second of them; `other_grows` is 0
    /// where the other can't grow.
    template<bool is_first>
    void add_pair(const Moved& moved, float other_grows) {
        for (std::size_t k = 0; k < moved.contacts.size(); k += floats_at_once) {
            const FourContacts four = moved.contacts.load_four(k);
            const Floats depth = four.predict_depth(moved.first, moved.second);
            if (!has_any(depth > 0)) continue;
            if constexpr (is_first)
                add(depth, four.normal, four.first, other_grows * four.second.growing, 1);
            else
                add(depth, -four.normal, four.second, other_grows * four.first.growing, 1);
        }
    }
    void add_rim(const Moved& moved) {
        for (std::size_t k = 0; k < moved.contacts.size(); k += floats_at_once) {
            const FourContacts four = moved.contacts.load_four(k);
            const Floats depth = four.predict_depth(moved.first, {});
            if (has_any(depth > 0)) add(depth, four.normal, four.first, Floats{}, rim_weight);
        }
    }
    ContactResponse to_response() const {
        const Floats sums = sum_up(resistance_, resisted_, squared_, own_);
        return {NormalEquations(rows_), {sums[0], sums[1], sums[2], compute_max(deepest_)}, sums[3]};
    }

private:
    /// Adds contacts of this depth, where it is above 0. `normal` leads the body away.
    void add(Floats depth, Vecs normal, const FourDerivatives& own, Floats other_growing, float weight) {
        depth = max(depth, Floats{});
        deepest_ = max(deepest_, depth);
        const Floats weights = depth > 0 ? repeat(weight) : Floats{};
        const Floats turning = own.turning * per_radius_;
        rows_.add(weights, depth, normal, turning);
        if constexpr (is_size_free) {
            const Floats growing = own.growing * per_radius_;
            rows_.add_size(weights, depth, normal, turning, growing);
            own_ += weights * abs(growing);
        } else {
            const Floats change = self_grows_ * own.growing + other_growing;
            const Floats weighted = weights * change;
            resistance_ -= weighted;
            resisted_ -= weighted * depth;
            squared_ += weighted * change;
        }
    }

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

template<bool is_size_free>
ContactResponse ContactForces::compute(std::size_t body) {
    Sum<is_size_free> sum(state_.bodies[body]);
    for (const std::size_t other : neighbors_[body]) {
        const float other_grows = state_.bodies[other].is_capped() ? 0.0F : 1.0F;
        if (body < other)
            sum.template add_pair<true>(measure_pair(body, other), other_grows);
        else
            sum.template add_pair<false>(measure_pair(other, body), other_grows);
    }
    sum.add_rim(measure_rim(body));
    return sum.to_response();
}
template ContactResponse ContactForces::compute<false>(std::size_t body);
template ContactResponse ContactForces::compute<true>(std::size_t body);

ContactForces::Moved ContactForces::measure_pair(std::size_t i, std::size_t j) {
    const Body &first = state_.bodies[i], &second = state_.bodies[j];
    Measured& measured = pairs_[i * state_.bodies.size() + j];
    Moved moved{measured.contacts, {measured.first, first}, {measured.second, second}};
    const float limit = measure_max_move(first, second);
    if (measured.wanted != state_.gap ||
        moved.first.measure_max_move(first.radius) + moved.second.measure_max_move(second.radius) >= limit) {
        measured.first = Pose(first);
        measured.second = Pose(second);
        measured.wanted = state_.gap;
        measure_pair_contacts(state_, first, second, {detail_, limit}, close_, measured.contacts);
        moved.first = moved.second = {};
    }
    return moved;
}

ContactForces::Moved ContactForces::measure_rim(std::size_t body) {
    const Body& self = state_.bodies[body];
    Measured& measured = rims_[body];
    Moved moved{measured.contacts, {measured.first, self}, {}};
    const float limit = measure_max_move(self, self);
    if (measured.wanted != clearance_ || moved.first.measure_max_move(self.radius) >= limit) {
        measured.first = Pose(self);
        measured.wanted = clearance_;
        measure_rim_contacts(state_.boundary, self, clearance_, {detail_, limit}, close_[0],
                             measured.contacts);
        moved.first = {};
    }
    return moved;
}

float ContactForces::measure_max_move(const Body& first, const Body& second) const {
    return (detail_ == Detail::Fine ? max_fine_move : max_coarse_move) * (first.radius + second.radius);
}

} // namespace spotit::layout
