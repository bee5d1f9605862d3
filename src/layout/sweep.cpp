// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "layout/sweep.hpp"

#include "layout/normal_equations.hpp"

#include <algorithm>
#include <numeric>

namespace spotit::layout {
namespace {

constexpr float damping = 0.03F;        // relative to the weight of the contacts
constexpr float over_relaxation = 1.4F; // of moves and turns
constexpr float rim_weight = 2;         // the rim does not give way as a neighbour does
constexpr float longest_move = 0.25F;   // radii
constexpr float largest_turn = 0.2F;    // radians
constexpr float lonely_growth = 0.02F;  // of a body without contacts
constexpr float fastest_growth = 0.06F, fastest_shrink = 0.06F; // of a radius in a step
constexpr float centre_clearance = 0.15F; // a body's centre stays this many radii inside the card

/// The contacts of one body, as its equations and as pressure on the scale.
class Feeling {
public:
    Feeling(const Table& table, const Contacts& contacts, std::size_t self, float clearance)
        : table_(table)
        , contacts_(contacts)
        , self_(table.bodies[self])
        , clearance_(clearance + Table::slack(self_))
        , index_(self) {}

    template<Detail detail>
    void feel() {
        for (const Contacts::Neighbour& near : contacts_.neighbours(index_)) {
            const Body& other = table_.bodies[near.other];
            const float gap = table_.wanted(self_, other);
            for_each_contact<detail>(self_, near.own, other, gap,
                                     [&](const Contact& contact) { own_point(contact, other, gap); });
            for_each_contact<detail>(other, near.others, self_, gap,
                                     [&](const Contact& contact) { others_point(contact, other, gap); });
        }
        for_each_rim_contact(self_, contacts_.rim_points(index_), table_.boundary, clearance_,
                             [&](const Contact& contact) { rim_point(contact); });
    }

    NormalEquations equations;
    Pressure pressure;
    float own_resistance = 0; ///< sum of |d(distance)/d(log size)|, in radii

private:
    void own_point(const Contact& contact, const Body& other, float gap) {
        const float growing = dot(contact.normal, contact.arm);
        const float others = contact.distance - dot(contact.normal, self_.at + contact.arm - other.at);
        add(1, gap - contact.distance, contact.normal, contact.arm, growing);
        resist(1, gap - contact.distance, scaled(self_, growing) + scaled(other, others));
    }
    void others_point(const Contact& contact, const Body& other, float gap) {
        const Vec arm = other.at + contact.arm - self_.at;
        const float growing = contact.distance - dot(contact.normal, arm);
        const float others = dot(contact.normal, contact.arm);
        add(1, gap - contact.distance, -contact.normal, arm, growing);
        resist(1, gap - contact.distance, scaled(self_, growing) + scaled(other, others));
    }
    void rim_point(const Contact& contact) {
        const float growing = dot(contact.normal, contact.arm);
        add(rim_weight, clearance_ - contact.distance, contact.normal, contact.arm, growing);
        resist(rim_weight, clearance_ - contact.distance, scaled(self_, growing));
    }
    static float scaled(const Body& body, float change) { return body.capped() ? 0 : change; }

    void add(float weight, float depth, Vec push, Vec arm, float growing) {
        const float per_radius = 1 / self_.radius;
        equations.add(weight, depth,
                      {push.x, push.y, dot(push, quarter_turn(arm)) * per_radius, growing * per_radius});
        own_resistance += weight * std::abs(growing) * per_radius;
    }
    void resist(float weight, float depth, float change) {
        pressure.resistance -= weight * change;
        pressure.resisted_depth -= weight * change * depth;
        pressure.resistance_squared += weight * change * change;
        pressure.deepest = std::max(pressure.deepest, depth);
        ++pressure.contacts;
    }

    const Table& table_;
    const Contacts& contacts_;
    const Body& self_;
    float clearance_;
    std::size_t index_;
};

void add_to(Pressure& sum, const Pressure& part) {
    sum.resistance += part.resistance;
    sum.resisted_depth += part.resisted_depth;
    sum.resistance_squared += part.resistance_squared;
    sum.deepest = std::max(sum.deepest, part.deepest);
    sum.contacts += part.contacts;
}

/// Moves and turns the body by a solution of its equations.
void move(Body& body, const NormalEquations::Vector& step, const Boundary& rim) {
    Vec by = over_relaxation * Vec{step[NormalEquations::X], step[NormalEquations::Y]};
    const float furthest = longest_move * body.radius;
    if (dot(by, by) > furthest * furthest) by = (furthest / length(by)) * by;
    body.at = body.at + by;
    float angle = over_relaxation * step[NormalEquations::Turn] / body.radius;
    angle = std::clamp(angle, -largest_turn, largest_turn);
    if (body.turns()) {
        body.turn = turned_a_little(body.turn, angle);
        limit_turn(body);
    }
    const Boundary::Probe centre = rim.at(body.at);
    const float least = centre_clearance * body.radius;
    if (centre.clearance < least) body.at = body.at + (least - centre.clearance) * centre.inward;
}

/// Resizes the body by a solution of its equations.
void resize(Body& body, float step, const Growth& growth) {
    const float rate = std::clamp(step / body.radius, -fastest_shrink, fastest_growth);
    body.radius = std::clamp(body.radius * (1 + rate), growth.least, growth.most);
}

} // namespace

Sweeper::Sweeper(Table& table, random::Generator& random, Detail detail)
    : table_(table)
    , random_(random)
    , contacts_(table, detail)
    , order_(table.bodies.size())
    , depth_(table.bodies.size()) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
}

Pressure Sweeper::sweep(float clearance) {
    return run({}, clearance);
}
Pressure Sweeper::sweep_growing(std::span<const Growth> growth, float clearance) {
    return run(growth, clearance);
}

Pressure Sweeper::run(std::span<const Growth> growth, float clearance) {
    Pressure total;
    float slack = 0;
    for (const Body& body : table_.bodies) slack = std::max(slack, Table::slack(body));
    contacts_.refresh(std::max(table_.gap + 2 * slack, clearance + slack));
    random_.shuffle(std::span(order_));
    for (const std::size_t i : order_) {
        Body& body = table_.bodies[i];
        Feeling feeling(table_, contacts_, i, clearance);
        if (contacts_.detail() == Detail::Fine)
            feeling.feel<Detail::Fine>();
        else
            feeling.feel<Detail::Coarse>();
        add_to(total, feeling.pressure);
        depth_[i] = feeling.pressure.deepest;
        NormalEquations& equations = feeling.equations;
        const float weight = equations.weight();
        if (weight <= 0) {
            if (!growth.empty()) resize(body, lonely_growth * body.radius, growth[i]);
            continue;
        }
        if (growth.empty())
            equations.hold(NormalEquations::Size);
        else
            equations.push(NormalEquations::Size, growth[i].pressure * feeling.own_resistance);
        if (!body.turns()) equations.hold(NormalEquations::Turn);
        const NormalEquations::Vector step = equations.solve(damping * weight + 1e-3F);
        move(body, step, table_.boundary);
        if (!growth.empty()) resize(body, step[NormalEquations::Size], growth[i]);
    }
    return total;
}

} // namespace spotit::layout
