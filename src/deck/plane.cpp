#include <spotit/deck.hpp>

#include "deck/field.hpp"

#include <array>
#include <cstddef>

namespace spotit::deck {
namespace {

/// Homogeneous coordinates of a point or a line, the first nonzero one being 1.
using Coordinates = std::array<int, 3>;

/// Converts numbers: (1, a, b) is q a + b, (0, 1, a) is q^2 + a, (0, 0, 1) is q^2 + q.
Coordinates find_coordinates(int number, int q) {
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

std::vector<std::vector<int>> make_projective_plane(int q) {
    const Field field(q);
    std::vector<std::vector<int>> lines;
    lines.reserve(static_cast<std::size_t>(count_plane_points(q)));
    for (int number = 0; number < count_plane_points(q); ++number)
        lines.push_back(list_points_on(find_coordinates(number, q), field));
    return lines;
}

} // namespace spotit::deck
