#include <spotit/geom/raster.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace spotit::geom {
namespace {

/// A straight edge lies where half of a pixel is covered; a tip covers less of its last pixels, and must not
/// be cut off. A quarter keeps tips and moves straight edges out by a quarter of a pixel.
constexpr double edge = 0.25;

/// One byte a pixel, 0 or 1.
using Marks = Raster<char>;

/// Returns the first such mark, or the end. Faster than std::find.
char* find_mark(char* from, char* end, char mark) {
    void* const found = std::memchr(from, mark, static_cast<std::size_t>(end - from));
    return found != nullptr ? static_cast<char*>(found) : end;
}

constexpr std::size_t pixels_at_once = 16;

/// Marks those of 16 pixels that are less opaque than the bound. Returns false if others are not half opaque.
bool mark_below(const std::uint8_t* alpha, std::uint8_t bound, char* marks) {
    using Bytes = std::uint8_t __attribute__((vector_size(pixels_at_once)));
    Bytes bytes;
    std::memcpy(&bytes, alpha, sizeof bytes);
    const auto are_below = bytes < bound, are_faint = bytes <= 127;
    const auto mark = are_below & 1;
    std::memcpy(marks, &mark, sizeof mark);
    const auto differ = are_below ^ are_faint;
    std::array<std::uint64_t, 2> words{};
    static_assert(sizeof words == sizeof differ);
    std::memcpy(words.data(), &differ, sizeof differ);
    return (words[0] | words[1]) == 0;
}

/// The pixels of a shape, its holes filled.
class FilledShape {
public:
    FilledShape(const AlphaRaster& raster, int level)
        : raster_(raster)
        , level_(level)
        , unreached_(raster.width, raster.height, 0)
        , inside_(raster.width, raster.height, 1) {
        mark_clear();
        flood_outside();
    }
    const Marks& inside() const { return inside_; }
    /// Returns how far the opacity lies above the threshold at this place.
    double measure_excess(Pixel p) const {
        return raster_.at(p) - std::max(level_ - 0.5, edge * compute_max_nearby(p));
    }

private:
    void mark_clear() {
        const std::size_t size = raster_.values.size();
        for (std::size_t i = 0; i < size;) {
            const std::uint8_t* const alpha = &raster_.values[i];
            char* const mark = &unreached_.values[i];
            if (i + pixels_at_once <= size && mark_below(alpha, static_cast<std::uint8_t>(level_), mark)) {
                i += pixels_at_once;
                continue;
            }
            // A half opaque pixel is inside in any case; few pixels are fainter, but not clear.
            const auto index = static_cast<int>(i++);
            const Pixel pixel{index % raster_.width, index / raster_.width};
            *mark = *alpha < level_ || (*alpha <= 127 && measure_excess(pixel) < 0) ? 1 : 0;
        }
    }
    /// Works on runs of a row.
    void flood_outside() {
        std::vector<Pixel> open{{0, 0}};
        while (!open.empty()) {
            const auto [seed, y] = open.back();
            open.pop_back();
            if (unreached_.at(seed, y) == 0) continue;
            const auto begin_of_row = [&](int row) { return &unreached_.at(0, row); };
            char* const here = begin_of_row(y);
            int begin = seed;
            while (begin > 0 && here[begin - 1] != 0) --begin;
            const auto end = static_cast<int>(find_mark(here + seed, here + raster_.width, 0) - here);
            std::fill_n(&unreached_.at(begin, y), end - begin, 0);
            std::fill_n(&inside_.at(begin, y), end - begin, 0);
            for (const int row : {y - 1, y + 1}) {
                if (row < 0 || row >= raster_.height) continue;
                char *const there = begin_of_row(row), *const last = there + end;
                for (char* at = there + begin; (at = find_mark(at, last, 1)) != last;
                     at = find_mark(at, last, 0))
                    open.push_back({static_cast<int>(at - there), row});
            }
        }
    }
    int compute_max_nearby(Pixel p) const {
        int max_alpha = 0;
        for (int y = std::max(0, p.y - 1); y <= std::min(raster_.height - 1, p.y + 1); ++y)
            for (int x = std::max(0, p.x - 1); x <= std::min(raster_.width - 1, p.x + 1); ++x)
                max_alpha = std::max(max_alpha, int{raster_.at(x, y)});
        return max_alpha;
    }

    const AlphaRaster& raster_;
    int level_;
    Marks unreached_; ///< clear, and not reached from outside so far
    Marks inside_;    ///< opaque, or not connected to the raster's rim
};

} // namespace

Raster<char> fill_holes(const AlphaRaster& raster, int level) {
    return FilledShape(raster, level).inside();
}

Region trace_outer_contours(const AlphaRaster& raster, int level) {
    const FilledShape shape(raster, level);
    Region rings = trace_borders(shape.inside(), Diagonals::Joined,
                                 [&](Pixel pixel) { return shape.measure_excess(pixel); });
    // An outline begins on the left: where it begins decides how it is simplified, and so on each layout.
    for (Polygon& ring : rings) std::rotate(ring.begin(), ring.end() - 1, ring.end());
    return rings;
}

} // namespace spotit::geom
