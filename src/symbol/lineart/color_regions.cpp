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
    template<typename Visit>
    void visit_all(Visit visit) const;
    int& label(Pixel pixel) { return regions_.labels.at(pixel); }
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

bool Division::is_calm(Pixel pixel) const {
    bool result = true;
    const PerceivedColor here = sight(pixel);
    calm_.visit_neighbors(pixel, [&](Pixel next) { result = result && contrast(here, sight(next)) < calm; });
    return result;
}

/// Extends a label to all connected calm pixels.
void Division::flood(Pixel from) {
    label(from) = regions_.count;
    const std::vector<Pixel> found = spread(calm_, {from}, [&](Pixel next, Pixel) {
        if (label(next) != open || calm_.at(next) == 0) return false;
        label(next) = regions_.count;
        return true;
    });
    if (found.size() >= min_pixels) {
        ++regions_.count;
        return;
    }
    for (const Pixel pixel : found) {
        label(pixel) = open;
        calm_.at(pixel) = 0;
    }
}

void Division::seed() {
    visit_all([&](Pixel pixel) {
        if (sight(pixel).alpha >= 0.5) label(pixel) = open;
        calm_.at(pixel) = is_calm(pixel) ? 1 : 0;
    });
    visit_all([&](Pixel pixel) {
        if (label(pixel) == open && calm_.at(pixel) != 0) flood(pixel);
    });
}

/// Edge pixels go to the regions on both sides, from both sides.
void Division::grow() {
    std::vector<Pixel> front;
    visit_all([&](Pixel pixel) {
        if (label(pixel) >= 0) front.push_back(pixel);
    });
    spread(calm_, std::move(front), [&](Pixel next, Pixel from) {
        if (label(next) != open) return false;
        label(next) = label(from);
        return true;
    });
    std::ranges::replace(regions_.labels.values, open, ColorRegions::clear);
}

} // namespace

ColorRegions color_regions(const RasterizedPicture& picture) {
    return Division(picture).divide();
}

} // namespace spotit::symbol
