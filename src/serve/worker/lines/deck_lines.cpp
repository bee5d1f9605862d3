// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/lines/deck_lines.hpp"

#include "serve/content_id.hpp"
#include "serve/worker/lines/service_list.hpp"
#include "serve/worker/lines/theme_lines.hpp"

#include <spotit/base/numbers.hpp>
#include <spotit/bundle.hpp>
#include <spotit/color.hpp>
#include <spotit/document.hpp>
#include <spotit/job/pictures.hpp>
#include <spotit/theme/theme.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace spotit::serve {

namespace {

std::string replace_all(std::string text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

std::string matrix(const geom::Affine& place) {
    std::string text = "matrix(";
    for (const double value : {place.a, place.b, place.c, place.d})
        text += base::format_number(value, 6) + " ";
    return text + base::format_number(place.e, 3) + " " + base::format_number(place.f, 3) + ")";
}

render::Palette shown_palette(const job::PreparedDeck& deck, const Page& page) {
    return page.is_proof ? render::Palette::Colors : job::find_palette(deck);
}

render::ColorMap shown_colors(const job::PreparedDeck& deck, const Page& page) {
    return page.is_proof ? job::soft_proof(deck) : render::ColorMap();
}

/// The drawings of a document, by their number there and by what is in them.
class Drawings {
public:
    Drawings(const job::PreparedDeck& deck, const Page& page)
        : deck_(deck)
        , document_(deck.document())
        , has_own_colors_(!page.is_proof && shown_palette(deck, page) == render::Palette::Colors)
        , renderer_(deck.document(), shown_palette(deck, page), shown_colors(deck, page))
        , has_(page.has)
        , picture_ids_(page.picture_ids) {}

    const std::string& picture(int index) {
        std::string& id = ids_[index];
        if (id.empty()) id = find_picture(index);
        return id;
    }
    std::string ground(int face) {
        const auto& drawing = document_.faces[static_cast<std::size_t>(face)].drawing;
        std::string svg = renderer_.ground_svg(face);
        if (drawing)
            svg = replace_all(svg, fmt::format("\"#p{}\"", drawing->picture),
                              "\"#" + picture(drawing->picture) + "\"");
        const std::string id = "g" + content_id(svg);
        return keep({id, svg});
    }
    Json placed(const std::vector<document::PlacedPicture>& all) {
        Json list = Json::array();
        for (const document::PlacedPicture& one : all) {
            Json entry{picture(one.picture), matrix(one.place)};
            if (one.picture < document_.picture_count)
                entry.push_back(
                    static_cast<int>(document_.picture_symbols[static_cast<std::size_t>(one.picture)]));
            list.push_back(std::move(entry));
        }
        return list;
    }
    /// Returns the drawings that the page does not have yet, by their ids.
    const Json& unknown() const { return unknown_; }
    std::string clip() const { return renderer_.card_svg(); }

private:
    std::string find_picture(int index) {
        const auto drawing = has_own_colors_ ? deck_.drawing_id(index) : std::nullopt;
        const auto known = drawing ? picture_ids_.find(*drawing) : picture_ids_.end();
        if (known != picture_ids_.end() && has_.contains(known->second)) return known->second;
        std::string id = keep(picture_fragment(renderer_, index));
        if (drawing) picture_ids_[*drawing] = id;
        return id;
    }
    std::string keep(Fragment fragment) {
        if (!has_.contains(fragment.id)) unknown_[fragment.id] = std::move(fragment.svg);
        return fragment.id;
    }

    const job::PreparedDeck& deck_;
    const document::Document& document_;
    bool has_own_colors_;
    render::Renderer renderer_;
    const std::set<std::string>& has_;
    PictureIds& picture_ids_;
    std::map<int, std::string> ids_;
    Json unknown_ = Json::object();
};

/// Returns the symbols of the theme, those on cards with the picture that a card shows.
Json symbols_json(const job::PreparedDeck& deck, const diag::SourceText& text, Drawings& drawings) {
    const document::Document& document = deck.document();
    const auto& specs = deck.theme().symbols;
    std::map<int, int> pictures; // of symbols
    for (int i = document.picture_count - 1; i >= 0; --i)
        pictures[static_cast<int>(document.picture_symbols[static_cast<std::size_t>(i)])] = i;
    Json list = Json::array();
    for (std::size_t i = 0; i < std::max(specs.size(), document.names.size()); ++i) {
        Json entry = i < specs.size() ? symbol_json(deck.theme(), i, text) : Json{{"kind", "drawing"}};
        if (i < document.names.size()) entry["name"] = document.names[i];
        if (const auto at = pictures.find(static_cast<int>(i)); at != pictures.end()) {
            entry["picture"] = drawings.picture(at->second);
            entry["box"] = view_box(document.pictures[static_cast<std::size_t>(at->second)].box);
        }
        list.push_back(std::move(entry));
    }
    return list;
}

Json figures_json(const job::PreparedDeck& deck) {
    const job::Report& report = deck.report();
    return {{"cards", report.cards},
            {"perCard", report.symbols_per_card},
            {"symbols", report.symbols},
            {"unused", report.unused_symbols},
            {"sheets", report.sheets},
            {"pages", deck.document().pages.size()},
            {"paper", report.paper},
            {"backs", report.backs},
            {"hasBars", report.bars > 0},
            {"coverage", report.mean_coverage},
            {"language", deck.theme().language},
            {"kind", report.kind}};
}

/// Returns the matrices of `color::simulate_vision`, row by row, by the names that the page has for them.
Json visions_json() {
    // Between black and white nothing is clamped, so that differences give the matrix.
    constexpr double middle = 0.5, step = 0.25;
    Json visions = Json::object();
    for (const auto& kind :
         {std::pair{"protanopia", color::Vision::Protanopia},
          std::pair{"deuteranopia", color::Vision::Deuteranopia}, std::pair{"gray", color::Vision::Gray}}) {
        const auto column = [&](double red, double green, double blue) {
            const color::LinearRgb seen =
                color::simulate_vision({middle + red, middle + green, middle + blue}, kind.second);
            return std::array{(seen.red - middle) / step, (seen.green - middle) / step,
                              (seen.blue - middle) / step};
        };
        const std::array columns{column(step, 0, 0), column(0, step, 0), column(0, 0, step)};
        Json matrix = Json::array();
        for (std::size_t row = 0; row < 3; ++row)
            for (const auto& one : columns) matrix.push_back(std::round(one[row] * 1e6) / 1e6);
        visions[kind.first] = std::move(matrix);
    }
    return visions;
}

} // namespace

std::string view_box(const geom::Box& box) {
    return fmt::format("{} {} {} {}", base::format_number(box.left), base::format_number(box.top),
                       base::format_number(box.width()), base::format_number(box.height()));
}

Fragment picture_fragment(const render::Renderer& renderer, int picture) {
    const std::string given = fmt::format("p{}-", picture);
    std::string svg = replace_all(renderer.picture_svg(picture), "\"" + given, "\"?-");
    svg = replace_all(std::move(svg), "#" + given, "#?-");
    std::string id = "s" + content_id(svg);
    svg = replace_all(std::move(svg), "\"?-", "\"" + id + "-");
    svg = replace_all(std::move(svg), "#?-", "#" + id + "-");
    return {std::move(id), std::move(svg)};
}

void send_deck(const job::PreparedDeck& deck, Page& page, std::span<const int> wanted) {
    const document::Document& document = deck.document();
    Drawings drawings(deck, page);
    std::vector<Json> faces;
    for (std::size_t i = 0; i < document.faces.size(); ++i) {
        if (!wanted.empty() && std::ranges::find(wanted, static_cast<int>(i)) == wanted.end()) continue;
        const document::Face& face = document.faces[i];
        Json line{{"t", "face"},
                  {"n", i},
                  {"ground", drawings.ground(static_cast<int>(i))},
                  {"pictures", drawings.placed(face.symbols)},
                  {"texts", drawings.placed(face.texts)}};
        std::string id = content_id(line.dump());
        if (i < page.faces.size() && page.faces[i] == id) continue;
        line["id"] = std::move(id);
        faces.push_back(std::move(line));
    }
    Json head{{"t", "head"},
              {"title", document.title},
              {"width", document.card.size.width},
              {"height", document.card.size.height},
              {"clip", drawings.clip()},
              {"faces", document.faces.size()},
              {"cards", document.card_count},
              {"figures", figures_json(deck)},
              {"count", count_json(deck.theme())},
              {"settings", settings_json(deck.theme())},
              {"visions", visions_json()},
              {"services", services_json(deck.theme())},
              {"symbols", symbols_json(deck, page.text, drawings)}};
    head["drawings"] = drawings.unknown();
    for (const auto& [id, svg] : drawings.unknown().items()) page.has.insert(id);
    page.send(head);
    for (const Json& face : faces) page.send(face);
}

void send_sheet(const job::PreparedDeck& deck, const Page& page, int number) {
    const document::Document& document = deck.document();
    const int shown = std::clamp(number, 0, static_cast<int>(document.pages.size()) - 1);
    const render::Palette palette = shown_palette(deck, page);
    const render::Renderer renderer(document, palette, shown_colors(deck, page));
    Json line{{"t", "sheet"},
              {"page", shown},
              {"pages", document.pages.size()},
              {"name", document.pages[static_cast<std::size_t>(shown)].name},
              {"width", document.paper.width},
              {"height", document.paper.height},
              {"svg", renderer.page_svg(shown, {.palette = palette})}};
    if (document.one_card_per_page) {
        line["cut"] = renderer.card_svg();
        for (const bundle::Service& service : bundle::services())
            line["safe"][service.name] = renderer.card_svg(service.safe);
    }
    page.send(line);
}

} // namespace spotit::serve
