#include "document/composed.hpp"

#include "document/deck.hpp"
#include "symbol/paint.hpp"

#include <spotit/geom/rim_distance.hpp>

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace spotit::tests {
namespace {

constexpr double scale = 20; // pixels a millimeter

void look(Ink& ink, std::uint32_t pixel, geom::Point at, const geom::RimDistance<double>& rim) {
    if (pixel >> 24U < 128) return;
    ink.box.add(at);
    const double clearance = rim.measure_clearance(at);
    ink.min_clearance = std::min(ink.min_clearance, clearance);
    ink.max_clearance = std::max(ink.max_clearance, clearance);
    if (pixel >> 24U < 250) return;
    ink.dark |= (pixel & 0xFFFFFFU) < 0x101010U;
    ink.light |= (pixel & 0xFFU) > 0xF0U && (pixel >> 16U & 0xFFU) > 0xF0U;
}

} // namespace

std::vector<std::string> Composed::texts(int face) const {
    std::vector<std::string> names;
    for (const document::PlacedPicture& placed :
         document.faces[static_cast<std::size_t>(face)].list_pictures(document::Role::Text))
        names.push_back(document.pictures[static_cast<std::size_t>(placed.picture)].name);
    return names;
}

Composed compose(const Faces& faces) {
    layout::Layout layout;
    layout.placements.push_back({.place = {}, .size = 10, .angle = 0});
    const auto count = static_cast<std::size_t>(faces.cards);
    sheet::Options sheet;
    sheet.bleed = 2;
    if (faces.back) sheet.duplex = sheet::Duplex::LongEdge;
    diag::Sink sink;
    document::Document document = compose({.title = faces.title,
                                           .style = faces.style,
                                           .back = faces.back,
                                           .symbols = {square("square")},
                                           .cards = std::vector<std::vector<int>>(count, {0}),
                                           .layouts = std::vector<layout::Layout>(count, layout),
                                           .sheet = sheet,
                                           .first_pile = faces.first_pile,
                                           .copies = faces.copies,
                                           .copy_colors = faces.copy_colors,
                                           .margin = faces.margin},
                                          sink);
    return {std::move(document), sink.list_sorted()};
}

Ink ink_of_labels(const document::Document& document, int face) {
    const geom::Size size = document.card.size();
    const int width = static_cast<int>(scale * (size.width + 4)),
              height = static_cast<int>(scale * (size.height + 4));
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t* context = cairo_create(surface);
    cairo_scale(context, scale, scale);
    cairo_translate(context, size.width / 2 + 2, size.height / 2 + 2);
    for (const document::PlacedPicture& placed :
         document.faces[static_cast<std::size_t>(face)].list_pictures(document::Role::Text)) {
        const auto [a, b, c, d, e, f] = placed.place;
        const cairo_matrix_t place{a, b, c, d, e, f};
        cairo_save(context);
        cairo_transform(context, &place);
        symbol::paint(context, document.pictures[static_cast<std::size_t>(placed.picture)].drawing);
        cairo_restore(context);
    }
    cairo_surface_flush(surface);
    const geom::RimDistance<double> rim(document.card);
    Ink ink;
    for (int y = 0; y < height; ++y) {
        const void* const row =
            cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
        for (int x = 0; x < width; ++x)
            look(ink, static_cast<const std::uint32_t*>(row)[x],
                 {(x + 0.5) / scale - size.width / 2 - 2, (y + 0.5) / scale - size.height / 2 - 2}, rim);
    }
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    return ink;
}

} // namespace spotit::tests
