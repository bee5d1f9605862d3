#include "extras/pages.hpp"

#include <spotit/base/overloaded.hpp>
#include <spotit/document/compose.hpp>
#include <spotit/drawing/painting.hpp>
#include <spotit/emoji.hpp>
#include <spotit/symbol/text.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

namespace spotit::extras {
namespace {

constexpr double min_line_width = 0.1; // mm: thinner ones may break up in print

/// Returns the drawing with no line around it that is thinner.
drawing::Drawing widen_rims(const drawing::Drawing& drawing, double min_width) {
    drawing::Items items = drawing.items();
    for (drawing::Item& item : items)
        if (auto* const line = std::get_if<drawing::Stroke>(&item.node))
            line->width = std::max(line->width, min_width);
    return items;
}

} // namespace

std::string without_emoji(const std::string& name) {
    std::string text;
    for (const emoji::TextRun& piece : emoji::split_sequences(name))
        if (!piece.emoji) text += piece.text;
    return text;
}

std::string Context::fill_in_counts(std::string_view text) const {
    const long long cards = document.card_count;
    return texts::fill_in(text, {{"{cards}", std::to_string(cards)},
                                 {"{pairs}", std::to_string(cards * (cards - 1) / 2)},
                                 {"{symbols}", std::to_string(document.names.size())}});
}

symbol::Symbol Context::set(std::string_view text, symbol::TextStyle style, double width) const {
    style.width = width;
    return symbol::typeset(text, style, fonts);
}

geom::Affine fit_into(const geom::Box& room, const geom::Box& drawing) {
    const double scale = std::min(room.width() / drawing.width(), room.height() / drawing.height());
    return geom::Affine::translation(room.center()) * geom::Affine::scaling(scale) *
           geom::Affine::translation(-1.0 * drawing.center());
}

symbol::Fonts open_fonts(const document::Document& document, const PageSetup& setup) {
    symbol::FontOptions fonts = setup.fonts;
    fonts.language = document.language;
    return symbol::open_text_fonts(fonts);
}

drawing::Item draw_rim(const geom::Shape& shape, double width, const color::Color& color) {
    drawing::Stroke line{.width = width, .color = color};
    line.path.add(geom::trace_rim(shape));
    return {std::move(line)};
}

Context make_context(document::Document& document, const Options& options, const PageSetup& setup) {
    const double narrower = std::min(document.paper.width, document.paper.height);
    Context context{document,
                    options,
                    setup,
                    texts::find(document.language),
                    open_fonts(document, setup),
                    std::clamp(std::pow(narrower / 210, 0.7), 0.6, 1.25)};
    if (document.faces.empty()) return context;
    const color::Color ground = document::compute_ground_color(document, document.faces.front());
    if (color::choose_readable_color(ground) == color::white) context.dark_ground = ground;
    return context;
}

symbol::Symbol draw_card_ground(const Context& context, const document::Face& face, const geom::Shape& shape,
                                double scale) {
    constexpr color::Color line_color{0.6, 0.6, 0.6, 1};
    const double line_width = min_line_width / scale;
    const document::Document& document = context.document;
    geom::Path rim;
    rim.add(geom::trace_rim(shape));
    drawing::Group ground{
        .clip = rim, .items = {{drawing::Fill{rim, document::compute_ground_color(document, face), {}}}}};
    const base::Overloaded add{
        [](const drawing::Area&) {}, // its color is there
        [&](const drawing::Line& line) {
            if (!line.outlined) return;
            const double inset = (document.card.size().width - line.outlined->size().width) / 2;
            ground.items.push_back(
                draw_rim(shape.shrink(inset), std::max(line.width, line_width), line.color));
        },
        [&](const document::PlacedPicture& placed) {
            if (shape == document.card)
                ground.items.push_back({drawing::Use{context.picture(placed.picture).drawing, {}}});
        }};
    for (const document::Item& item : face.find_ground()) std::visit(add, item.node);
    return {.name = "card",
            .drawing = drawing::Items{{std::move(ground)}, draw_rim(shape, line_width, line_color)},
            .box = shape.box().grow(line_width / 2)};
}

Page::Page(const Context& context, std::string_view title, std::string_view subtitle)
    : context_(context) {
    const double margin = std::max(context.setup.sheet.margin, sheet::rulers_edge);
    room_ = {margin, margin, context.document.paper.width - margin, context.document.paper.height - margin};
    if (title.empty()) return;
    add_text(title, context_.bold(7));
    if (!subtitle.empty()) add_text(subtitle, context_.gray(3.2));
    room_.top += 1.5 * context_.scale;
    page_.strokes.push_back({.from = {room_.left, room_.top},
                             .to = {room_.right, room_.top},
                             .width = 0.2,
                             .color = {0.5, 0.5, 0.5, 1}});
    room_.top += 4 * context_.scale;
    add_foot();
}

void Page::add_foot() {
    const Promise promise = context_.setup.promise;
    if (promise == Promise::None) return;
    symbol::Symbol line =
        context_.set(context_.fill_in_counts(
                         context_.texts[promise == Promise::OneMatch ? texts::Name("promise.one_match")
                                                                     : texts::Name("promise.one_third")]),
                     context_.gray(2.6), room_.width());
    const geom::Point at{room_.left, room_.bottom - measure_descent(line)};
    room_.bottom -= measure_ascent(line) + measure_descent(line) + 2 * context_.scale;
    add(std::move(line), at);
}

void Page::add_text(std::string_view text, const symbol::TextStyle& style) {
    add_below(context_.set(text, style, room_.width()), room_.left, room_.top);
}

void Page::add_below(symbol::Symbol text, double x, double& y) {
    const double top = y, rise = measure_ascent(text);
    y += rise + measure_descent(text);
    add(std::move(text), {x, top + rise});
}

void Page::add(symbol::Symbol text, geom::Point at) {
    if (!text.box.empty()) texts_.push_back({std::move(text), geom::Affine::translation(at)});
}

void Page::add_picture(int picture, const geom::Box& box) {
    const geom::Box& own = context_.picture(picture).box;
    if (own.width() > 0 && own.height() > 0) place(picture, fit_into(box, own));
}

void Page::add_symbol(int picture, const geom::Box& box) {
    constexpr double rim = 0.08; // of the smaller side
    if (!context_.dark_ground) return add_picture(picture, box);
    add_ground(box);
    add_picture(picture, box.grow(-rim * std::min(box.width(), box.height())));
}

void Page::add_ground(const geom::Box& box) {
    if (!context_.dark_ground) return;
    const double corner = std::min(box.width(), box.height()) / 6;
    geom::Path tile;
    tile.add(geom::trace_rim(geom::Shape::rectangle({box.width(), box.height()}, corner)));
    place_drawing("ground", {{drawing::Fill{std::move(tile), *context_.dark_ground, {}}}},
                  geom::Affine::translation(box.center()));
}

void Page::place_drawing(std::string name, drawing::Items items, const geom::Affine& place) {
    if (items.empty()) return;
    const geom::Box box = drawing::measure_ink(items).value_or(room_);
    this->place({.name = std::move(name), .drawing = std::move(items), .box = box}, place);
}

void Page::place(int picture, const geom::Affine& place) {
    page_.texts.push_back({picture, place});
}

int Page::place(symbol::Symbol picture, const geom::Affine& place) {
    pictures_.push_back(std::move(picture));
    const int number = -static_cast<int>(pictures_.size());
    page_.texts.push_back({number, place});
    return number;
}

void Page::add_centered(std::string_view text, symbol::TextStyle style, geom::Box& column) {
    if (text.empty()) return;
    style.align = symbol::TextStyle::Align::Center;
    add_below(context_.set(text, style, column.width()), column.center().x, column.top);
}

void Page::widen_rims_of_small_symbols() {
    std::map<int, double> min_scales; // by picture of the document
    for (const document::PlacedPicture& placed : page_.texts) {
        const double scale = std::hypot(placed.place.a, placed.place.b);
        const auto known = min_scales.try_emplace(placed.picture, scale).first;
        known->second = std::min(known->second, scale);
    }
    for (const auto& [picture, scale] : min_scales) {
        if (picture < 0) continue;
        symbol::Symbol symbol = context_.picture(picture);
        symbol.drawing = widen_rims(symbol.drawing, min_line_width / scale);
        if (symbol.drawing == context_.picture(picture).drawing) continue;
        symbol.box = symbol.box.grow(min_line_width / scale);
        pictures_.push_back(std::move(symbol));
        for (document::PlacedPicture& placed : page_.texts)
            if (placed.picture == picture) placed.picture = -static_cast<int>(pictures_.size());
    }
}

std::vector<document::PlacedPicture> Page::add_pictures(const std::string& name) {
    widen_rims_of_small_symbols();
    document::Document& document = context_.document;
    const int first = static_cast<int>(document.pictures.size());
    for (document::PlacedPicture& placed : page_.texts)
        if (placed.picture < 0) placed.picture = first - 1 - placed.picture;
    std::ranges::move(pictures_, std::back_inserter(document.pictures));
    document.pictures.push_back(symbol::combine("sheet " + name, std::move(texts_)));
    page_.texts.push_back({static_cast<int>(document.pictures.size()) - 1, {}});
    return std::move(page_.texts);
}

void Page::finish(const std::string& name) {
    page_.texts = add_pictures(name);
    page_.name = name;
    context_.document.pages.push_back(std::move(page_));
}

void Page::finish_face(int face) {
    std::vector<document::Item> added;
    for (const document::PlacedPicture& placed : add_pictures("title card"))
        added.push_back({document::Role::Text, placed});
    auto& items = context_.document.faces[static_cast<std::size_t>(face)].items;
    const std::size_t ground = context_.document.faces[static_cast<std::size_t>(face)].find_ground().size();
    items.insert(items.begin() + static_cast<std::ptrdiff_t>(ground), added.begin(), added.end());
}

void add(document::Document& document, const Options& options, const PageSetup& setup) {
    if (is_empty(options)) return;
    const Context context = make_context(document, options, setup);
    if (document.title_card) fill_title_card(context);
    if (document.one_card_per_page) return;
    const bool has_cards = document.card_count > 0;
    std::size_t first = document.pages.size();
    // What follows begins on another sheet.
    const auto end_sheets = [&] {
        document::pair_pages(document, first, setup.sheet);
        first = document.pages.size();
    };
    if (!options.rules.empty()) add_rules(context);
    if (options.key != KeyContent::None) add_key(context);
    end_sheets();
    if (has_cards && options.box_label) add_box_label(context);
    end_sheets();
    if (has_cards && options.why && setup.deck != nullptr) add_poster(context);
    end_sheets();
}

} // namespace spotit::extras
