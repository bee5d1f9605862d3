#pragma once

namespace spotit::layout {

/// Returns the n-th root of a number in (0, 1], n >= 1, by bisection: std::pow differs between C libraries.
double root(double of, int n);

/// Cosine and sine of an angle in [0, pi], by their power series, for the same reason.
struct CosineSine {
    double cosine = 1, sine = 0;
};
CosineSine cosine_sine(double angle);

} // namespace spotit::layout
