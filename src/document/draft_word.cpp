#include "document/parts.hpp"

#include <spotit/geom/rim_distance.hpp>
#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <cmath>

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
            return rim.find_clearance(place(corner)) >= min_clearance;
        });
    };
    double low = 0, high = std::hypot(width, height) / box.width();
    for (int i = 0; i < 40; ++i) (fits((low + high) / 2) ? low : high) = (low + high) / 2;
    return turn * geom::Affine::scaling(low) * centered;
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

} // namespace

void add_draft_word(Document& document, const std::string& word, const symbol::FontOptions& fonts) {
    if (const auto placed = place_word(document, document.card, word, fonts))
        for (Face& face : document.faces) face.add(*placed, Role::Text);
}

void add_draft_word(Document& document, std::size_t first, const std::string& word,
                    const symbol::FontOptions& fonts) {
    if (first >= document.pages.size()) return;
    const auto [width, height] = document.paper;
    auto placed = place_word(document, geom::Shape::rectangle(document.paper), word, fonts);
    if (!placed) return;
    placed->place = geom::Affine::translation({width / 2, height / 2}) * placed->place;
    for (std::size_t i = first; i < document.pages.size(); ++i) document.pages[i].texts.push_back(*placed);
}

} // namespace spotit::document
