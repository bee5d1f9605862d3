#include "deck/field.hpp"

#include <spotit/deck.hpp>

#include <array>
#include <cstddef>
#include <stdexcept>
#include <string>

namespace spotit::deck {
namespace {

int require_prime(int order) {
    const auto prime = find_prime(order);
    if (!prime || order > max_order)
        throw std::invalid_argument("no finite field of order " + std::to_string(order) + " is built here");
    return *prime;
}

/// Homogeneous coordinates of a point or a line, the first nonzero one being 1.
using Coordinates = std::array<int, 3>;

/// Converts numbers: (1, a, b) is q a + b, (0, 1, a) is q^2 + a, (0, 0, 1) is q^2 + q.
Coordinates convert_to_coordinates(int number, int q) {
    if (number < q * q) return {1, number / q, number % q};
    if (number < q * q + q) return {0, 1, number - q * q};
    return {0, 0, 1};
}

/// Returns the points whose scalar product with the line is 0, sorted.
std::vector<int> list_points_on(const Coordinates& line, const Field& field) {
    const auto [x, y, z] = line;
    const int q = field.order();
    std::vector<int> points;
    points.reserve(static_cast<std::size_t>(q) + 1);
    if (z != 0) { // (1, a, b) with b = -(x + y a) / z, and (0, 1, -y / z)
        const int factor = field.negate(field.invert(z));
        for (int a = 0; a < q; ++a)
            points.push_back(q * a + field.multiply(factor, field.add(x, field.multiply(y, a))));
        points.push_back(q * q + field.multiply(factor, y));
    } else if (y != 0) { // (1, a, any) with a = -x / y, and (0, 0, 1)
        const int a = field.negate(field.multiply(x, field.invert(y)));
        for (int b = 0; b < q; ++b) points.push_back(q * a + b);
        points.push_back(q * q + q);
    } else { // (0, any, any)
        for (int number = q * q; number < count_plane_points(q); ++number) points.push_back(number);
    }
    return points;
}

} // namespace

std::optional<int> find_prime(int q) {
    if (q < 2) return std::nullopt;
    int prime = 2;
    while (prime <= q / prime && q % prime != 0) ++prime;
    if (q % prime != 0) prime = q;
    while (q % prime == 0) q /= prime;
    return q == 1 ? std::optional(prime) : std::nullopt;
}

// Multiplication is determined by the reduction of x^n. A reduction is right if the powers of x run through
// all q - 1 elements but 0: then each of them has an inverse, so the ring is a field and the polynomial
// irreducible (even primitive). One always exists because the multiplicative group of a finite field is
// cyclic. For n = 1 the same search finds a primitive root mod p.
Field::Field(int order)
    : order_(order)
    , prime_(require_prime(order)) {
    int reduction = 1;
    while (!try_reduction(reduction)) ++reduction;
    logarithms_.assign(to_index(order_), 0);
    for (int exponent = 0; exponent < order_ - 1; ++exponent) {
        logarithms_[to_index(powers_[to_index(exponent)])] = exponent;
        powers_.push_back(powers_[to_index(exponent)]);
    }
    for (int a = 0; a < order_; ++a) {
        negatives_.push_back(add_digits(0, a, prime_ - 1));
        for (int b = 0; b < order_; ++b) sums_.push_back(add_digits(a, b, 1));
    }
}

/// Returns a + times * b, digit by digit.
int Field::add_digits(int a, int b, int times) const {
    int sum = 0;
    for (int place = 1; place < order_; place *= prime_)
        sum += (a / place + b / place % prime_ * times) % prime_ * place;
    return sum;
}

/// Returns x * a, with x^n replaced by `reduction`.
int Field::multiply_by_x(int a, int reduction) const {
    const int top_place = order_ / prime_;
    return add_digits(a % top_place * prime_, reduction, a / top_place);
}

bool Field::try_reduction(int reduction) {
    powers_.assign(1, 1);
    for (int power = multiply_by_x(1, reduction); power != 1; power = multiply_by_x(power, reduction)) {
        // 0, or a cycle without 1: x has no inverse.
        if (power == 0 || powers_.size() == to_index(order_)) return false;
        powers_.push_back(power);
    }
    return powers_.size() == to_index(order_ - 1);
}

std::vector<std::vector<int>> make_projective_plane(int q) {
    const Field field(q);
    std::vector<std::vector<int>> lines;
    lines.reserve(static_cast<std::size_t>(count_plane_points(q)));
    for (int number = 0; number < count_plane_points(q); ++number)
        lines.push_back(list_points_on(convert_to_coordinates(number, q), field));
    return lines;
}

} // namespace spotit::deck
