#pragma once

#include <spotit/document.hpp>

namespace spotit::render::test {

/// Three cards with colored shapes, photos and words, with backs; bleed 3 mm.
struct Sample {
    geom::Shape card = geom::Shape::circle(85);
    double bleed = 3;
    bool one_card_per_page = false;
};
document::Document sample(const Sample& sample = {});

inline constexpr color::Color cream{1, 0.97, 0.86, 1}, gold{0.79, 0.64, 0.15, 1};

} // namespace spotit::render::test
