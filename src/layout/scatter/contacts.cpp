// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/scatter/contacts.hpp"

#include <algorithm>

namespace spotit::layout {
namespace {

/// The skin of a list, as molecular dynamics calls it: how far it looks beyond the reach, in units of the
/// mean radius. With a thicker one a list is longer, but stays valid until bodies have moved further.
constexpr float coarse_skin = 0.12F, fine_skin = 0.06F;
/// The assumed share of two bodies' moves that brings them closer: few move straight towards each other, and
/// a contact missed in one pass is found in the next.
constexpr float approach = 0.5F;

/// Returns true if the disc around the other body may come within reach of the body's box.
bool disc_near_box(const Body& body, const Body& other, float reach) {
    const Vec apart = turned_back(body.turn, other.at - body.at) - body.radius * body.shape->field.middle();
    const Vec half = body.radius * body.shape->field.half();
    const float beyond = reach + other.radius;
    return std::abs(apart.x) < half.x + beyond && std::abs(apart.y) < half.y + beyond;
}

bool may_touch(const Body& a, const Body& b, float reach) {
    const Vec apart = a.at - b.at;
    const float together = a.radius + b.radius + reach;
    return dot(apart, apart) < together * together && disc_near_box(a, b, reach) &&
           disc_near_box(b, a, reach);
}

} // namespace

Contacts::Contacts(const CardState& state, Detail detail)
    : state_(state)
    , detail_(detail)
    , pairs_(state.bodies.size() * state.bodies.size())
    , rims_(state.bodies.size())
    , neighbors_(state.bodies.size()) {}

float Contacts::moved(const Pose& from, const Body& to) {
    return length(to.at - from.at) + to.radius * length(to.turn - from.turn) +
           std::abs(to.radius - from.radius);
}

void Contacts::refresh(float reach) {
    const std::size_t count = state_.bodies.size();
    float radii = 0;
    for (const Body& body : state_.bodies) radii += body.radius;
    skin_ = (detail_ == Detail::Fine ? fine_skin : coarse_skin) * radii / static_cast<float>(count);
    for (auto& neighbors : neighbors_) neighbors.clear();
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = i + 1; j < count; ++j) {
            const Body &a = state_.bodies[i], &b = state_.bodies[j];
            const float pair_reach = reach + std::max(state_.excess(a), state_.excess(b));
            if (may_touch(a, b, pair_reach)) refresh(i, j, pair_reach);
        }
        refresh_rim(i, reach);
    }
}

void Contacts::refresh(std::size_t i, std::size_t j, float reach) {
    const Body &first = state_.bodies[i], &second = state_.bodies[j];
    Pair& pair = pairs_[i * state_.bodies.size() + j];
    if (reach + approach * (moved(pair.first, first) + moved(pair.second, second)) > pair.reach) {
        pair.reach = reach + skin_;
        pair.first = pose(first);
        pair.second = pose(second);
        gather(first, second, pair.reach, pair.of_first);
        gather(second, first, pair.reach, pair.of_second);
    }
    if (pair.of_first.empty() && pair.of_second.empty()) return;
    neighbors_[i].push_back({j, pair.of_first, pair.of_second});
    neighbors_[j].push_back({i, pair.of_second, pair.of_first});
}

void Contacts::refresh_rim(std::size_t body, float reach) {
    const Body& one = state_.bodies[body];
    Rim& rim = rims_[body];
    if (reach + moved(rim.pose, one) <= rim.reach) return;
    rim.reach = reach + skin_;
    rim.pose = pose(one);
    rim.points.clear();
    if (state_.boundary.at(one.at).clearance >= one.radius + rim.reach) return;
    const Points& points = outline(one);
    const auto& drawn = one.shape->drawn;
    const std::size_t count = detail_ == Detail::Fine ? drawn.fine_samples : drawn.samples;
    for (std::size_t i = 0; i < count; ++i)
        if (state_.boundary.at(one.at + one.arm(points[i])).clearance < rim.reach)
            rim.points.push_back(points[i]);
}

const Points& Contacts::outline(const Body& body) const {
    return detail_ == Detail::Fine ? body.shape->fine_samples : body.shape->samples;
}

void Contacts::gather(const Body& from, const Body& to, float reach, std::vector<Vec>& found) {
    found.clear();
    const Points& points = outline(from);
    const DistanceField& field = to.shape->field;
    const float own_reach = reach / to.radius;
    const std::size_t near = near_box(points, Relative(from, to), field, own_reach);
    for (std::size_t i = 0; i < near; ++i)
        if (field.at(mapped_[near_[i]]).distance < own_reach) found.push_back(points[near_[i]]);
}

std::size_t Contacts::near_box(const Points& points, const Relative& relative, const DistanceField& field,
                               float reach) {
    const std::size_t count = points.size();
    mapped_.x.resize(std::max(count, mapped_.x.size()));
    mapped_.y.resize(mapped_.x.size());
    outside_.resize(mapped_.x.size());
    near_.resize(mapped_.x.size());
    const Vec middle = field.middle(), limit = field.half() + Vec{reach, reach};
    const float *x = points.x.data(), *y = points.y.data();
    float *mapped_x = mapped_.x.data(), *mapped_y = mapped_.y.data(), *outside = outside_.data();
    for (std::size_t i = 0; i < count; ++i) {
        const Vec p = relative({x[i], y[i]});
        mapped_x[i] = p.x;
        mapped_y[i] = p.y;
        const float beyond_x = std::abs(p.x - middle.x) - limit.x,
                    beyond_y = std::abs(p.y - middle.y) - limit.y;
        outside[i] = beyond_x > beyond_y ? beyond_x : beyond_y;
    }
    std::size_t near = 0; // without a branch, which would be mispredicted half of the time
    for (std::size_t i = 0; i < count; ++i) {
        near_[near] = static_cast<std::uint32_t>(i);
        near += outside[i] < 0 ? 1 : 0;
    }
    return near;
}

} // namespace spotit::layout
