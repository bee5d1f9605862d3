#include <spotit/deck.hpp>

#include "deck/field.hpp"

#include <algorithm>
#include <array>

namespace spotit::deck {

namespace {

/// An element of GF(q^3): the coefficients of a polynomial of degree 2 over GF(q), the lowest first. Without
/// its scale it is a point of the plane.
using Element = std::array<int, 3>;

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

/// Returns x * a, with x^3 replaced by the reduction.
Element times_x(const Element& a, const Element& reduction, const Field& field) {
    const int top = a[2];
    return {field.multiply(top, reduction[0]), field.add(a[0], field.multiply(top, reduction[1])),
            field.add(a[1], field.multiply(top, reduction[2]))};
}

/// Returns the number of a point, as `projective_plane` counts them.
int point_number(const Element& point, const Field& field) {
    const int q = field.order();
    if (point[0] != 0) {
        const int scale = field.inverse(point[0]);
        return q * field.multiply(scale, point[1]) + field.multiply(scale, point[2]);
    }
    if (point[1] != 0) return q * q + field.multiply(field.inverse(point[1]), point[2]);
    return q * q + q;
}

/// Returns the points of the powers of x; empty if they do not run through the whole plane.
std::vector<int> find_cycle(const Element& reduction, const Field& field) {
    const int size = plane_size(field.order());
    std::vector<int> cycle;
    std::vector<bool> seen(at(size));
    for (Element power{1, 0, 0}; cycle.size() < at(size); power = times_x(power, reduction, field)) {
        if (power == Element{}) return {};
        const int point = point_number(power, field);
        if (seen[at(point)]) return {};
        seen[at(point)] = true;
        cycle.push_back(point);
    }
    return cycle;
}

std::vector<int> find_cycle(int order) {
    const Field field(order);
    for (int c = 0; c < order; ++c)
        for (int b = 0; b < order; ++b)
            for (int a = 1; a < order; ++a)
                if (std::vector<int> cycle = find_cycle({a, b, c}, field); !cycle.empty()) return cycle;
    return {};
}

/// Returns how far the hours of a card are turned from the corners; -1 if they are no turn of them.
int find_turn(std::vector<int> hours, const std::vector<int>& corners, int size) {
    std::ranges::sort(hours);
    for (const int begin : hours) {
        const int turn = (begin - corners.front() + size) % size;
        if (std::ranges::all_of(corners, [&](int corner) {
                return std::ranges::binary_search(hours, (corner + turn) % size);
            }))
            return turn;
    }
    return -1;
}

} // namespace

std::optional<Clock> clock(const Deck& deck) {
    if (deck.points.empty()) return {};
    const int size = plane_size(deck.order);
    const std::vector<int> cycle = find_cycle(deck.order);
    std::vector<int> hour_of_point(at(size)), hour_of_symbol(at(size));
    Clock clock{{}, std::vector<int>(at(size)), std::vector<int>(at(size), -1)};
    for (int hour = 0; hour < size; ++hour) hour_of_point[at(cycle[at(hour)])] = hour;
    for (int symbol = 0; symbol < size; ++symbol) {
        hour_of_symbol[at(symbol)] = hour_of_point[at(deck.points[at(symbol)])];
        clock.symbols[at(hour_of_symbol[at(symbol)])] = symbol;
    }
    const auto hours = [&](const Card& card) {
        std::vector<int> result;
        for (const int symbol : card)
            if (symbol < size) result.push_back(hour_of_symbol[at(symbol)]); // others are fillers
        return result;
    };
    clock.corners = hours(deck.cards.front());
    const int first = std::ranges::min(clock.corners);
    for (int& corner : clock.corners) corner -= first;
    std::ranges::sort(clock.corners);
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        const int turn = find_turn(hours(deck.cards[card]), clock.corners, size);
        if (turn < 0) return {};
        clock.cards[at(turn)] = static_cast<int>(card);
    }
    return clock;
}

} // namespace spotit::deck
