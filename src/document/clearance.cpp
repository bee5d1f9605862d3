#include <spotit/document.hpp>

#include <spotit/geom/rim_distance.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::document {

namespace {

template<class Visit>
void for_each_symbol(const Document& document, Visit&& visit) {
    for (int card = 0; card < document.card_count; ++card)
        for (const PlacedPicture& placed :
             document.faces[static_cast<std::size_t>(card)].pictures(Role::Symbol))
            visit(document.pictures[static_cast<std::size_t>(placed.picture)], placed.place);
}

} // namespace

double symbol_clearance(const Document& document) {
    const geom::RimDistance<double> rim(document.card);
    double result = std::numeric_limits<double>::infinity();
    // Card shapes are convex, so corners of a box come nearest to the rim.
    for_each_symbol(document, [&](const symbol::Symbol& symbol, const geom::Affine& place) {
        for (const geom::Polygon& ring : symbol.outline)
            for (const geom::Point& corner : ring) result = std::min(result, rim.clearance(place(corner)));
    });
    return result;
}

std::optional<double> coarsest_resolution(const Document& document) {
    std::optional<double> min_dpi;
    const auto look = [&](const symbol::Symbol& picture, const geom::Affine& place) {
        if (!picture.pixels || picture.box.width() <= 0) return;
        const double inches = picture.box.width() * std::hypot(place.a, place.b) / geom::millimeters_per_inch;
        min_dpi = std::min(min_dpi.value_or(1e9), picture.pixels->width / inches);
    };
    for_each_symbol(document, look);
    for (const Face& face : document.faces)
        for (const auto& [picture, place] : face.pictures(Role::Ground))
            look(document.pictures[static_cast<std::size_t>(picture)], place);
    return min_dpi;
}

} // namespace spotit::document
