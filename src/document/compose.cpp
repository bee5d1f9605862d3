#include "document/parts.hpp"

#include <spotit/background.hpp>
#include <spotit/base/overloaded.hpp>
#include <spotit/document/compose.hpp>
#include <spotit/geom/rim_distance.hpp>
#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace spotit::document {
namespace {

/// Share of the card's smaller side that stays free between the word and the rim.
constexpr double free_rim = 0.04;

/// Upwards, as large as the card holds it.
geom::Affine place_across(const geom::Shape& card, const geom::Box& box) {
    const geom::RimDistance<double> rim(card);
    const auto [width, height] = card.size();
    const geom::Affine turn = geom::Affine::rotation(-std::atan2(height, width));
    const geom::Affine centered = geom::Affine::translation({-box.center().x, -box.center().y});
    const double min_clearance = free_rim * std::min(width, height);
    const auto fits = [&](double scale) {
        const geom::Affine place = turn * geom::Affine::scaling(scale) * centered;
        return std::ranges::all_of(box.list_corners(), [&](geom::Point corner) {
            return rim.measure_clearance(place(corner)) >= min_clearance;
        });
    };
    const double scale = geom::bisect(0.0, std::hypot(width, height) / box.width(), fits);
    return turn * geom::Affine::scaling(scale) * centered;
}

/// Adds the word to the document, across a shape; nothing if it is empty.
std::optional<PlacedPicture> place_word(Document& document, const geom::Shape& shape, const std::string& word,
                                        const symbol::FontOptions& fonts) {
    if (word.empty()) return std::nullopt;
    // Gray with a light rim is visible on any ground, and the card stays visible below it.
    const symbol::TextStyle style{.size = 10,
                                  .weight = symbol::TextStyle::Weight::Bold,
                                  .color = {0.3, 0.3, 0.3, 0.42},
                                  .halo = color::Color{1, 1, 1, 0.4}};
    symbol::Symbol mark = symbol::typeset(word, style, symbol::open_text_fonts({.places = fonts.places}));
    if (mark.box.empty()) return std::nullopt;
    const geom::Affine place = place_across(shape, mark.box);
    return PlacedPicture{add_picture(document, std::move(mark)), place};
}

/// Returns the bleed, or a little more where cards paint each their half of the gaps.
double overlap_neighbors(const ComposeInput& parts, double bleed) {
    const double gap = parts.sheet.gap, reach = sheet::compute_reach_to_neighbor(gap, bleed);
    const bool is_seam = reach > gap / 2 && !parts.style.card.is_circle() && !parts.sheet.one_card_per_page;
    return is_seam ? std::max(bleed, reach) : bleed;
}

template<class Visit>
void for_each_symbol(const Document& document, Visit&& visit) {
    for (int card = 0; card < document.card_count; ++card)
        for (const PlacedPicture& placed :
             document.faces[static_cast<std::size_t>(card)].list_pictures(Role::Symbol))
            visit(document.pictures[static_cast<std::size_t>(placed.picture)], placed.place);
}

} // namespace

void add_draft_word(Document& document, std::size_t first, const std::string& word,
                    const symbol::FontOptions& fonts) {
    if (first >= document.pages.size()) return;
    const auto [width, height] = document.paper;
    auto placed = place_word(document, geom::Shape::rectangle(document.paper), word, fonts);
    if (!placed) return;
    placed->place = geom::Affine::translation({width / 2, height / 2}) * placed->place;
    for (std::size_t i = first; i < document.pages.size(); ++i) document.pages[i].texts.push_back(*placed);
}

Document compose(ComposeInput parts, diag::Sink& sink) {
    Document document{.title = parts.title,
                      .language = parts.language,
                      .paper = parts.imposition.paper,
                      .card = parts.style.card,
                      .bleed = overlap_neighbors(parts, parts.imposition.bleed),
                      .back_bleed = overlap_neighbors(parts, parts.imposition.back_bleed),
                      .flip = parts.imposition.flip,
                      .one_card_per_page = parts.sheet.one_card_per_page,
                      .pictures = std::move(parts.pictures),
                      .picture_symbols = std::move(parts.picture_symbols),
                      .names = std::move(parts.names)};
    document.picture_count = static_cast<int>(document.pictures.size());
    add_faces(document, parts, sink);
    if (const auto placed = place_word(document, document.card, parts.draft_word, parts.fonts))
        for (Face& face : document.faces) face.add(*placed, Role::Text);
    add_pages(document, parts, sink);
    return document;
}

const PlacedPicture* find_picture(const Item& item) {
    using Found = const PlacedPicture*;
    return std::visit(base::Overloaded{[](const PlacedPicture& placed) -> Found { return &placed; },
                                       [](const drawing::Area&) -> Found { return nullptr; },
                                       [](const drawing::Line&) -> Found { return nullptr; }},
                      item.node);
}

std::span<const Item> Face::find_ground() const {
    return {items.begin(),
            std::ranges::find_if(items, [](const Item& item) { return item.role != Role::Ground; })};
}

std::vector<PlacedPicture> Face::list_pictures(Role role) const {
    std::vector<PlacedPicture> found;
    for (const Item& item : items)
        if (const PlacedPicture* const placed = find_picture(item); placed != nullptr && item.role == role)
            found.push_back(*placed);
    return found;
}

color::Color compute_ground_color(const Document& document, const Face& face) {
    color::Color color = color::white;
    const base::Overloaded add{
        [&](const drawing::Area& area) { color = area.color; }, [](const drawing::Line&) {},
        [&](const PlacedPicture& placed) {
            color = background::compute_mean_color(
                document.pictures[static_cast<std::size_t>(placed.picture)], document.card, color);
        }};
    for (const Item& item : face.find_ground()) std::visit(add, item.node);
    return color;
}

bool is_front(const Document& document, int face) {
    return face < document.card_count || face == document.title_card;
}

int count_backs(const Document& document) {
    return static_cast<int>(document.faces.size()) - document.card_count - (document.title_card ? 1 : 0);
}

double measure_face_bleed(const Document& document, int face) {
    return is_front(document, face) ? document.bleed : document.back_bleed;
}

geom::Shape compute_painted_shape(const Document& document, int face) {
    const double bleed = measure_face_bleed(document, face);
    if (!document.one_card_per_page) return document.card.shrink(-bleed);
    const geom::Box box = document.card.box().grow(bleed);
    return geom::Shape::rectangle({box.width(), box.height()});
}

Face fill_box(const Document& document, int face) {
    const geom::Shape box = geom::Shape::rectangle(compute_painted_shape(document, face).size());
    Face filled = document.faces.at(static_cast<std::size_t>(face));
    const base::Overloaded fill{[&](drawing::Area& area) { area.shape = box; }, [](drawing::Line&) {},
                                [](PlacedPicture&) {}};
    for (Item& item : filled.items) std::visit(fill, item.node);
    return filled;
}

double measure_symbol_clearance(const Document& document) {
    const geom::RimDistance<double> rim(document.card);
    double result = std::numeric_limits<double>::infinity();
    // Card shapes are convex, so corners of a box come nearest to the rim.
    for_each_symbol(document, [&](const symbol::Symbol& symbol, const geom::Affine& place) {
        for (const geom::Polygon& ring : symbol.outline)
            for (const geom::Point& corner : ring)
                result = std::min(result, rim.measure_clearance(place(corner)));
    });
    return result;
}

std::optional<double> find_coarsest_resolution(const Document& document) {
    std::optional<double> min_dpi;
    const auto look = [&](const symbol::Symbol& picture, const geom::Affine& place) {
        if (!picture.pixels || picture.box.width() <= 0) return;
        const double inches = picture.box.width() * std::hypot(place.a, place.b) / geom::millimeters_per_inch;
        min_dpi = std::min(min_dpi.value_or(1e9), picture.pixels->width / inches);
    };
    for_each_symbol(document, look);
    for (const Face& face : document.faces)
        for (const auto& [picture, place] : face.list_pictures(Role::Ground))
            look(document.pictures[static_cast<std::size_t>(picture)], place);
    return min_dpi;
}

} // namespace spotit::document
