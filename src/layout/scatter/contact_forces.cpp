// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/scatter/contact_forces.hpp"

#include "layout/shapes/simd.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

constexpr float rim_weight = 2;      // the rim does not give way as a neighbor does
constexpr float flat = 1e-4F;        // squared gradient of a distance field without a useful direction
constexpr float field_error = 0.03F; // in radii: interpolated distances rarely have a larger error

} // namespace

void Pressure::add(const Pressure& other) {
    resistance += other.resistance;
    resisted_depth += other.resisted_depth;
    resistance_squared += other.resistance_squared;
    deepest = std::max(deepest, other.deepest);
}

ContactResponse ContactForces::compute(std::size_t body, float clearance) {
    count_ = 0;
    if (contacts_.detail() == Detail::Fine)
        find<Detail::Fine>(body);
    else
        find<Detail::Coarse>(body);
    const Body& self = state_.bodies[body];
    find_at_rim(self, contacts_.rim_points(body), clearance + CardState::slack(self));
    pad();
    return sum(self);
}

template<Detail detail>
void ContactForces::find(std::size_t body) {
    const Body& self = state_.bodies[body];
    for (const Contacts::Neighbor& near : contacts_.neighbors(body)) {
        const Body& other = state_.bodies[near.other];
        find<detail, Side::Own>(self, other, near.own);
        find<detail, Side::Other>(self, other, near.others);
    }
}

template<Detail detail, ContactForces::Side side>
void ContactForces::find(const Body& self, const Body& other, std::span<const Vec> points) {
    const Body &from = side == Side::Own ? self : other, &to = side == Side::Own ? other : self;
    const float gap = state_.wanted(self, other), reach = gap / to.radius;
    const Relative relative(from, to);
    const DistanceField& field = to.shape->field;
    const std::size_t near =
        find_near(relative, field, points, detail == Detail::Fine ? reach + field_error : reach);
    const float other_grows = other.capped() ? 0.0F : 1.0F;
    const Vec apart = self.at - other.at;
    // The wanted distance grows with the body whose clearance it is.
    const bool own_clearance = state_.excess(self) > state_.excess(other),
               other_clearance = state_.excess(other) > state_.excess(self);
    const float self_wants = own_clearance ? self.shape->clearance * self.radius : 0,
                other_wants = other_clearance ? other_grows * other.shape->clearance * other.radius : 0;
    make_room(near);
    for (std::size_t i = 0; i < near; ++i) {
        const Vec point = points[near_[i]], p = relative(point);
        const DistanceField::Probe probe = detail == Detail::Fine ? field.refined(p) : field.at(p);
        const float distance = probe.distance * to.radius;
        if (distance >= gap || dot(probe.gradient, probe.gradient) < flat) continue;
        const Vec out = turned(to.turn, probe.gradient), push = side == Side::Own ? out : -out;
        const Vec arm = from.arm(point);
        if constexpr (side == Side::Own)
            add({1, gap - distance, push, arm, other_grows * (arm + apart), -self_wants,
                 other_grows * distance - other_wants});
        else
            add({1, gap - distance, push, arm - apart, other_grows * arm, distance - self_wants,
                 -other_wants});
    }
}

std::size_t ContactForces::find_near(const Relative& relative, const DistanceField& field,
                                     std::span<const Vec> points, float reach) {
    if (near_.size() < points.size()) near_.resize(points.size());
    // Most points touch nothing; a branch would be mispredicted half of the time.
    std::size_t near = 0;
    std::uint32_t* const out = near_.data();
    for (std::size_t i = 0; i < points.size(); ++i) {
        out[near] = static_cast<std::uint32_t>(i);
        near += field.at(relative(points[i])).distance < reach ? 1 : 0;
    }
    return near;
}

void ContactForces::find_at_rim(const Body& self, std::span<const Vec> points, float clearance) {
    make_room(points.size());
    for (const Vec point : points) {
        const Vec arm = self.arm(point);
        const Boundary::Probe probe = state_.boundary.at(self.at + arm);
        if (probe.clearance < clearance) add({rim_weight, clearance - probe.clearance, probe.inward, arm});
    }
}

void ContactForces::make_room(std::size_t more) {
    const std::size_t wanted = count_ + more;
    if (weight_.size() >= wanted) return;
    for (auto* column : {&weight_, &depth_, &push_x_, &push_y_, &arm_x_, &arm_y_, &other_arm_x_,
                         &other_arm_y_, &own_field_, &other_field_})
        column->resize(2 * wanted);
}

void ContactForces::add(const Contact& contact) {
    weight_[count_] = contact.weight;
    depth_[count_] = contact.depth;
    push_x_[count_] = contact.push.x;
    push_y_[count_] = contact.push.y;
    arm_x_[count_] = contact.arm.x;
    arm_y_[count_] = contact.arm.y;
    other_arm_x_[count_] = contact.other_arm.x;
    other_arm_y_[count_] = contact.other_arm.y;
    own_field_[count_] = contact.own_field;
    other_field_[count_] = contact.other_field;
    ++count_;
}

/// Adds contacts of weight 0, up to a multiple of `floats_at_once`.
void ContactForces::pad() {
    make_room(floats_at_once);
    while (count_ % floats_at_once != 0) add({0, 0, {1, 0}, {0, 0}});
}

ContactResponse ContactForces::sum(const Body& self) const {
    const Floats per_radius = all(1 / self.radius), self_grows = all(self.capped() ? 0.0F : 1.0F);
    Floats resistance{}, resisted{}, squared{}, deepest{}, own{};
    NormalEquations::Sums sums;
    for (std::size_t i = 0; i < count_; i += floats_at_once) {
        const Floats weight = load(&weight_[i]), depth = load(&depth_[i]);
        Floats x = load(&push_x_[i]), y = load(&push_y_[i]);
        const Floats steepness = 1 / square_root(x * x + y * y);
        x *= steepness, y *= steepness;
        const Floats arm_x = load(&arm_x_[i]), arm_y = load(&arm_y_[i]);
        const Floats grows = x * arm_x + y * arm_y + load(&own_field_[i]);
        const Floats growing = grows * per_radius, turning = (y * arm_x - x * arm_y) * per_radius;
        sums.add(weight, depth, {x, y, turning, growing});
        own += weight * magnitude(growing);
        const Floats others =
            load(&other_field_[i]) - (x * load(&other_arm_x_[i]) + y * load(&other_arm_y_[i]));
        const Floats change = self_grows * grows + others;
        const Floats weighted = weight * change;
        resistance -= weighted;
        resisted -= weighted * depth;
        squared += weighted * change;
        deepest = larger(deepest, depth);
    }
    return {NormalEquations(sums),
            {layout::sum(resistance), layout::sum(resisted), layout::sum(squared), max_of(deepest)},
            layout::sum(own)};
}

} // namespace spotit::layout
