#include "symbol/lineart/layers.hpp"

#include <algorithm>

namespace spotit::symbol {

namespace {

constexpr int open = -2; ///< not yet in a region
/// Maximum contrast between pixels of a region; an edge is spread over two or three pixels.
constexpr double calm = 0.02;
constexpr std::size_t min_pixels = 12;

/// The division of one picture.
class Division {
public:
    explicit Division(const RasterizedPicture& picture)
        : picture_(picture)
        , regions_{{picture.width(), picture.height(), ColorRegions::clear}}
        , calm_(picture.width(), picture.height(), 0) {}
    ColorRegions divide() {
        seed();
        grow();
        return std::move(regions_);
    }

private:
    struct Pixel {
        int x, y;
    };
    template<typename Visit>
    void visit_all(Visit visit) const;
    template<typename Visit>
    void neighbors(Pixel pixel, Visit visit) const;
    int& label(Pixel pixel) { return regions_.labels.at(pixel.x, pixel.y); }
    PerceivedColor sight(Pixel pixel) const { return picture_.pixel_at(pixel.x, pixel.y); }
    bool is_calm(Pixel pixel) const;
    void seed();
    void flood(Pixel from);
    void grow();

    const RasterizedPicture& picture_;
    ColorRegions regions_;
    Raster<char> calm_;
};

template<typename Visit>
void Division::visit_all(Visit visit) const {
    for (int y = 0; y < calm_.height; ++y)
        for (int x = 0; x < calm_.width; ++x) visit(Pixel{x, y});
}

template<typename Visit>
void Division::neighbors(Pixel pixel, Visit visit) const {
    constexpr std::array<Pixel, 4> ways{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    for (const Pixel way : ways) {
        const Pixel next{pixel.x + way.x, pixel.y + way.y};
        if (calm_.has(next.x, next.y)) visit(next);
    }
}

bool Division::is_calm(Pixel pixel) const {
    bool result = true;
    const PerceivedColor here = sight(pixel);
    neighbors(pixel, [&](Pixel next) { result = result && contrast(here, sight(next)) < calm; });
    return result;
}

/// Extends a label to all connected calm pixels.
void Division::flood(Pixel from) {
    std::vector<Pixel> found{from};
    label(from) = regions_.count;
    for (std::size_t i = 0; i < found.size(); ++i)
        neighbors(found[i], [&](Pixel next) {
            if (label(next) != open || calm_.at(next.x, next.y) == 0) return;
            label(next) = regions_.count;
            found.push_back(next);
        });
    if (found.size() >= min_pixels) {
        ++regions_.count;
        return;
    }
    for (const Pixel pixel : found) {
        label(pixel) = open;
        calm_.at(pixel.x, pixel.y) = 0;
    }
}

void Division::seed() {
    visit_all([&](Pixel pixel) {
        if (sight(pixel).alpha >= 0.5) label(pixel) = open;
        calm_.at(pixel.x, pixel.y) = is_calm(pixel) ? 1 : 0;
    });
    visit_all([&](Pixel pixel) {
        if (label(pixel) == open && calm_.at(pixel.x, pixel.y) != 0) flood(pixel);
    });
}

/// Edge pixels go to the regions on both sides, from both sides.
void Division::grow() {
    std::vector<Pixel> front;
    visit_all([&](Pixel pixel) {
        if (label(pixel) >= 0) front.push_back(pixel);
    });
    for (std::size_t i = 0; i < front.size(); ++i)
        neighbors(front[i], [&](Pixel next) {
            if (label(next) != open) return;
            label(next) = label(front[i]);
            front.push_back(next);
        });
    std::ranges::replace(regions_.labels.values, open, ColorRegions::clear);
}

} // namespace

ColorRegions color_regions(const RasterizedPicture& picture) {
    return Division(picture).divide();
}

} // namespace spotit::symbol
