// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/interpreter.hpp"

#include "pdf/content/resources.hpp"

#include <algorithm>
#include <optional>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

constexpr double opaque_enough = 0.5, dense_enough = 0.05;
constexpr std::size_t mask_looks = 200'000;

bool is_name(Object object, std::string_view name) {
    return object.isName() && object.getName() == name;
}

/// The part of the box that holds all the ink of a map; nothing when that is too little to let much through.
std::optional<QPDFObjectHandle::Rectangle> inked_part(const InkMap& map,
                                                      const QPDFObjectHandle::Rectangle& box) {
    constexpr std::size_t side = InkMap::side;
    std::size_t left = side, right = 0, low = side, high = 0, inked = 0;
    for (std::size_t row = 0; row < side; ++row)
        for (std::size_t column = 0; column < side; ++column) {
            if (map.cells[row * side + column].perhaps < opaque_enough) continue;
            ++inked;
            left = std::min(left, column);
            right = std::max(right, column + 1);
            low = std::min(low, row);
            high = std::max(high, row + 1);
        }
    if (inked == 0 ||
        static_cast<double>(inked) < dense_enough * static_cast<double>((right - left) * (high - low)))
        return std::nullopt;
    const double x = (box.urx - box.llx) / side, y = (box.ury - box.lly) / side;
    return QPDFObjectHandle::Rectangle{
        box.llx + x * static_cast<double>(left), box.lly + y * static_cast<double>(low),
        box.llx + x * static_cast<double>(right), box.lly + y * static_cast<double>(high)};
}

} // namespace

/// A mask by opacity (ISO 32000-1, 11.6.5.2), as Cairo writes it for drawings in another color, lets through
/// what lies where its own drawing is. Of masks by luminosity it is not known.
void Interpreter::enter_mask(Object mask) {
    // It takes the place of the one before, as far as no clip was added since.
    if (state_.mask && state_.clips == state_.mask) state_.clips = state_.mask->outer;
    state_.mask = nullptr;
    state_.masked = mask.isDictionary();
    if (!state_.masked || !is_name(mask.getKey("/S"), "/Alpha")) return;
    Object group = mask.getKey("/G");
    // Within the drawing of a mask no other is looked through.
    if (!group.isStream() || reader_.care_ == PageReader::Care::Whole) return;
    Object bounds = group.getDict().getKey("/BBox");
    const int depth = state_.clips ? state_.clips->depth + 1 : 0;
    if (!bounds.isRectangle() || depth == static_cast<int>(max_clip)) return;
    std::size_t looks = mask_looks;
    const auto box = bounds.getArrayAsRectangle();
    const auto part = inked_part(reader_.ink_of(reader_.form_number(group), looks), box);
    if (!part) return;
    const geom::Affine place = state_.matrix * pdf::matrix_of(group.getDict().getKey("/Matrix"));
    const Clips before = state_.clips;
    state_.clips = clipped(before, corners_of(place, *part), Veil::Clip);
    if (state_.clips != before) state_.mask = state_.clips;
    state_.masked = false;
}

} // namespace spotit::verify
