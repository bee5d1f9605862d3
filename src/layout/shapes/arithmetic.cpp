#include "layout/shapes/vec.hpp"

namespace spotit::layout {

double root(double of, int n) {
    double low = 0, high = 1;
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        double power = 1;
        for (int i = 0; i < n; ++i) power *= middle;
        (power < of ? low : high) = middle;
    }
    return (low + high) / 2;
}

geom::Point cosine_sine(double angle) {
    geom::Point sum{1, 0};
    double term = 1;
    for (int i = 1; i < 40; ++i) {
        term *= angle / i;
        const double signed_term = i % 4 < 2 ? term : -term;
        (i % 2 == 0 ? sum.x : sum.y) += signed_term;
    }
    return sum;
}

} // namespace spotit::layout
