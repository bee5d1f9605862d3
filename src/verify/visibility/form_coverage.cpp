// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "verify/content/interpreter.hpp"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <map>
#include <utility>

namespace spotit::verify {

namespace {

using Object = QPDFObjectHandle;

constexpr double map_side = 200; // points: cells are large enough for what is taken for large

/// From the form's space to that of the map.
geom::Affine into_map(const QPDFObjectHandle::Rectangle& box) {
    const double x = map_side / (box.urx - box.llx), y = map_side / (box.ury - box.lly);
    return {x, 0, 0, y, -x * box.llx, -y * box.lly};
}

using Cells = std::bitset<InkMap::side * InkMap::side>;

/// Fills areas on the map, row by row.
class Filling {
public:
    explicit Filling(std::size_t& looks)
        : looks_(looks) {}

    Cells filled(const Cover& cover) {
        Cells cells = cover.half_width > 0 ? drawn(*cover.outline, cover.half_width, cover.bounds)
                      : cover.outline      ? filled(*cover.outline, cover.rule, cover.bounds)
                                           : filled(cover.bounds);
        for (const Clip* clip = cover.clips.get(); clip && cells.any(); clip = clip->outer.get())
            cells &= filled(*clip);
        return cells;
    }

private:
    static constexpr double cell = map_side / InkMap::side;
    /// The first cell whose middle is not before that place.
    static std::size_t first_from(double place) {
        return static_cast<std::size_t>(
            std::clamp(std::ceil(place / cell - 0.5), 0.0, static_cast<double>(InkMap::side)));
    }
    static void fill(Cells& cells, std::size_t row, double from, double to) {
        const std::size_t end = first_from(to);
        for (std::size_t x = first_from(from); x < end; ++x) cells.set(row * InkMap::side + x);
    }
    static Cells filled(const geom::Box& box) {
        Cells cells;
        const std::size_t end = first_from(box.bottom);
        for (std::size_t row = first_from(box.top); row < end; ++row) fill(cells, row, box.left, box.right);
        return cells;
    }
    Cells filled(const Outline& outline, Outline::Rule rule, const geom::Box& box) {
        Cells cells;
        const std::size_t end = first_from(box.bottom);
        for (std::size_t row = first_from(box.top); row < end && looks_ > 0; ++row) {
            looks_ -= std::min(looks_, outline.size());
            for (const auto& [from, to] : outline.along((static_cast<double>(row) + 0.5) * cell, rule))
                fill(cells, row, std::max(from, box.left), std::min(to, box.right));
        }
        return cells;
    }
    Cells drawn(const Outline& line, double half_width, const geom::Box& box) {
        Cells cells = filled(box);
        for (std::size_t i = 0; i < cells.size() && looks_ > 0; ++i) {
            if (!cells[i]) continue;
            looks_ -= std::min(looks_, line.size());
            const geom::Point middle{(static_cast<double>(i % InkMap::side) + 0.5) * cell,
                                     (static_cast<double>(i / InkMap::side) + 0.5) * cell};
            cells[i] = line.has_near(middle, half_width);
        }
        return cells;
    }
    const Cells& filled(const Clip& clip) {
        const auto [known, is_new] = clips_.emplace(&clip, Cells{});
        if (is_new)
            known->second = clip.kind == Clip::Kind::Box ? filled(clip.bounds)
                                                         : filled(clip.outline, clip.rule, clip.bounds);
        return known->second;
    }

    std::size_t& looks_;
    std::map<const Clip*, Cells> clips_{};
};

InkMap painted(const PageContents& page, std::size_t& looks) {
    InkMap map;
    Filling filling(looks);
    for (const Cover& cover : page.covers) {
        if (cover.is_letters()) continue;
        const Cells cells = filling.filled(cover);
        const bool is_sure = cover.kind == Cover::Kind::Area || cover.kind == Cover::Kind::Line;
        const double surely = is_sure ? cover.opacity : 0;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!cells[i]) continue;
            Hidden& hidden = map.cells[i];
            hidden.surely = 1 - (1 - hidden.surely) * (1 - surely);
            hidden.perhaps = 1 - (1 - hidden.perhaps) * (1 - cover.opacity);
        }
    }
    return map;
}

} // namespace

const InkMap& PageReader::ink_of(int form, std::size_t& looks) {
    const auto [place, is_new] = inks_.emplace(form, InkMap{});
    InkMap& map = place->second;
    if (!is_new) return map;
    Object stream = unread_[static_cast<std::size_t>(form)];
    const auto box = stream.getDict().getKey("/BBox").getArrayAsRectangle();
    if (!(box.urx > box.llx && box.ury > box.lly)) return map;
    PageContents found;
    const Care before = std::exchange(care_, Care::Whole);
    Interpreter interpreter(*this, found, stream.getDict().getKey("/Resources"), into_map(box));
    interpreter.keep_to({0, 0, map_side, map_side});
    if (const auto content = content_of(stream, Care::Whole)) interpreter.run(*content);
    care_ = before;
    map = painted(found, looks);
    return map;
}

} // namespace spotit::verify
