// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/background.hpp>

#include <algorithm>

namespace spotit::background {

symbol::Symbol text_box(const TextBox& plate) {
    const double side = std::min(plate.size.width, plate.size.height), line = 0.02 * side;
    const double x = plate.size.width / 2, y = plate.size.height / 2, inset = 3 * line;
    const geom::Box box{-x, -y, x, y};
    symbol::Fill area{.path = geom::Path(), .paint = plate.fill};
    area.path->add_rounded(box, side / 3);
    symbol::Stroke edge{.width = line, .color = plate.line};
    edge.path.add_rounded(box.grown(-inset), side / 3 - inset);
    return {.name = "plate", .drawing = symbol::Items{{std::move(area)}, {std::move(edge)}}, .box = box};
}

} // namespace spotit::background
