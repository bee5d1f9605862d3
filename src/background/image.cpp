#include "background/patterns.hpp"

#include <spotit/geom/rim_distance.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::background {
namespace {

/// Tiles overlap by this, mm: renderers would leave light seams between adjacent edges.
constexpr double overlap = 0.1;

/// The places of the copies of a picture.
struct Placing {
    double scale = 1;
    std::vector<geom::Point> centers{};
};

/// Returns the largest scale at which no corner of the page is cut off.
double fit_inside(const geom::Shape& card, geom::Size page) {
    double low = 0, high = std::min(card.size().width / page.width, card.size().height / page.height);
    const auto is_held = [&, rim = geom::RimDistance<double>(card)](double scale) {
        return rim.find_clearance({scale * page.width / 2, scale * page.height / 2}) >= 0;
    };
    if (is_held(high)) return high;
    for (int i = 0; i < 50; ++i) (is_held((low + high) / 2) ? low : high) = (low + high) / 2;
    return low;
}

Placing place_tiles(const Image& image, geom::Size page, const geom::Box& box) {
    const double width = std::max(image.size, 1.0), height = width * page.height / page.width;
    const int columns = static_cast<int>(std::ceil(box.right / width - 0.5));
    const int rows = static_cast<int>(std::ceil(box.bottom / height - 0.5));
    Placing placing{(width + overlap) / page.width, {}};
    for (int row = -rows; row <= rows; ++row)
        for (int column = -columns; column <= columns; ++column)
            placing.centers.push_back({column * width, row * height});
    return placing;
}

Placing place_image(const Image& image, geom::Size page, const Request& request) {
    switch (image.fit) {
    case Image::Fit::Tile:
        return place_tiles(image, page, request.box);
    case Image::Fit::Contain:
        return {fit_inside(request.card, page), {{}}};
    case Image::Fit::Cover:
        break;
    }
    return {std::max(request.box.width() / page.width, request.box.height() / page.height), {{}}};
}

drawing::Items draw_copies(const symbol::Symbol& picture, const Placing& placing) {
    const geom::Point middle = picture.page.value_or(picture.box).center();
    drawing::Items copies;
    for (const geom::Point center : placing.centers) {
        const geom::Affine place = geom::Affine::translation(center) * geom::Affine::scaling(placing.scale) *
                                   geom::Affine::translation(-1 * middle);
        copies.push_back({drawing::Use{picture.drawing, place}});
    }
    return copies;
}

} // namespace

symbol::Symbol draw(const Image& image, const Request& request) {
    const symbol::SymbolSpec file{.content = symbol::Picture{image.file}, .span = request.source.span};
    const symbol::Symbol picture = symbol::load(file, symbol::open_text_fonts({}), request.sink);
    const std::string name = image.file.filename().string();
    if (picture.box.empty()) return {.name = name};
    const geom::Box page = picture.page.value_or(picture.box);
    const Placing placing = place_image(image, {page.width(), page.height()}, request);
    drawing::Group group{.opacity = image.opacity, .items = draw_copies(picture, placing)};
    symbol::Symbol made = make_symbol(name, {{std::move(group)}}, request);
    if (picture.pixels)
        made.pixels = geom::Size{request.box.width() / placing.scale, request.box.height() / placing.scale};
    return made;
}

} // namespace spotit::background
