// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "draw/proof.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::draw {

symbol::Placed proof_mark(const std::string& word, const geom::Box& box) {
    constexpr double share_of_diagonal = 0.75, share_of_side = 0.35;
    const symbol::Symbol mark = symbol::text(word,
                                             {.size = 10,
                                              .weight = symbol::TextStyle::Weight::Bold,
                                              .color = {0.45, 0.45, 0.45, 0.55},
                                              .halo = color::Color{1, 1, 1, 0.45}},
                                             symbol::text_fonts({}));
    if (mark.box.empty()) return {mark, {}};
    const double scale =
        std::min(share_of_diagonal * std::hypot(box.width(), box.height()) / mark.box.width(),
                 share_of_side * std::min(box.width(), box.height()) / mark.box.height());
    const geom::Point middle = mark.box.centre();
    return {mark, geom::Affine::translation(box.centre()) *
                      geom::Affine::rotation(-std::atan2(box.height(), box.width())) *
                      geom::Affine::scaling(scale) * geom::Affine::translation({-middle.x, -middle.y})};
}

} // namespace spotit::draw
