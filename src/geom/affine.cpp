// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/geom.hpp>

#include <cmath>

namespace spotit::geom {

Affine Affine::rotation(double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    return {c, s, -s, c, 0, 0};
}

Affine operator*(const Affine& outer, const Affine& inner) {
    const Point x = {outer.a * inner.a + outer.c * inner.b, outer.b * inner.a + outer.d * inner.b};
    const Point y = {outer.a * inner.c + outer.c * inner.d, outer.b * inner.c + outer.d * inner.d};
    const Point origin = outer({inner.e, inner.f});
    return {x.x, x.y, y.x, y.y, origin.x, origin.y};
}

} // namespace spotit::geom
