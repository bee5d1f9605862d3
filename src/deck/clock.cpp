#include <spotit/deck.hpp>

#include "deck/field.hpp"

#include <algorithm>
#include <array>

namespace spotit::deck {
namespace {

/// An element of GF(q^3): the coefficients of a polynomial of degree 2 over GF(q), the lowest first. Without
/// its scale it is a point of the plane.
using Element = std::array<int, 3>;

/// Returns x * a, with x^3 replaced by the reduction.
Element multiply_by_x(const Element& a, const Element& reduction, const Field& field) {
    const int top = a[2];
    return {field.multiply(top, reduction[0]), field.add(a[0], field.multiply(top, reduction[1])),
            field.add(a[1], field.multiply(top, reduction[2]))};
}

/// Returns the number of a point, as `make_projective_plane` counts them.
int number_point(const Element& point, const Field& field) {
    const int q = field.order();
    if (point[0] != 0) {
        const int scale = field.invert(point[0]);
        return q * field.multiply(scale, point[1]) + field.multiply(scale, point[2]);
    }
    if (point[1] != 0) return q * q + field.multiply(field.invert(point[1]), point[2]);
    return q * q + q;
}

/// Returns the points of the powers of x; empty if they do not run through the whole plane.
std::vector<int> generate_cycle(const Element& reduction, const Field& field) {
    const int size = count_plane_points(field.order());
    std::vector<int> cycle;
    std::vector<bool> seen(to_index(size));
    for (Element power{1, 0, 0}; cycle.size() < to_index(size);
         power = multiply_by_x(power, reduction, field)) {
        if (power == Element{}) return {};
        const int point = number_point(power, field);
        if (seen[to_index(point)]) return {};
        seen[to_index(point)] = true;
        cycle.push_back(point);
    }
    return cycle;
}

std::vector<int> generate_cycle(int order) {
    const Field field(order);
    for (int c = 0; c < order; ++c)
        for (int b = 0; b < order; ++b)
            for (int a = 1; a < order; ++a)
                if (std::vector<int> cycle = generate_cycle({a, b, c}, field); !cycle.empty()) return cycle;
    return {};
}

/// Returns how far the hours of a card are turned from the corners; -1 if they are no turn of them.
int compute_turn(std::vector<int> hours, const std::vector<int>& corners, int size) {
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

std::optional<Clock> find_clock(const Deck& deck) {
    if (deck.points.empty()) return {};
    const int size = count_plane_points(deck.order);
    const std::vector<int> cycle = generate_cycle(deck.order);
    std::vector<int> hour_of_point(to_index(size)), hour_of_symbol(to_index(size));
    Clock clock{{}, std::vector<int>(to_index(size)), std::vector<int>(to_index(size), -1)};
    for (int hour = 0; hour < size; ++hour) hour_of_point[to_index(cycle[to_index(hour)])] = hour;
    for (int symbol = 0; symbol < size; ++symbol) {
        hour_of_symbol[to_index(symbol)] = hour_of_point[to_index(deck.points[to_index(symbol)])];
        clock.symbols[to_index(hour_of_symbol[to_index(symbol)])] = symbol;
    }
    const auto hours = [&](const Card& card) {
        std::vector<int> result;
        for (const int symbol : card)
            if (symbol < size) result.push_back(hour_of_symbol[to_index(symbol)]); // others are fillers
        return result;
    };
    clock.corners = hours(deck.cards.front());
    const int first = std::ranges::min(clock.corners);
    for (int& corner : clock.corners) corner -= first;
    std::ranges::sort(clock.corners);
    for (std::size_t card = 0; card < deck.cards.size(); ++card) {
        const int turn = compute_turn(hours(deck.cards[card]), clock.corners, size);
        if (turn < 0) return {};
        clock.cards[to_index(turn)] = static_cast<int>(card);
    }
    return clock;
}

} // namespace spotit::deck
