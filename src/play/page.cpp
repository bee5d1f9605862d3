// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/play.hpp>

#include "play/frame.hpp"
#include "play/page_texts.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/base/numbers.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/diagram.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace spotit::play {

namespace {

using Json = nlohmann::ordered_json;

constexpr base::EnumName<deck::PaddedBase> base_names[] = {{deck::PaddedBase::Pairs, "pairs"},
                                                           {deck::PaddedBase::Triples, "triples"},
                                                           {deck::PaddedBase::Kirkman, "kirkman"},
                                                           {deck::PaddedBase::Plane, "plane"}};
static_assert(base::is_complete(base_names));

/// Returns the numbers of an SVG matrix.
std::string matrix(const geom::Affine& place) {
    std::string text;
    for (const double value : {place.a, place.b, place.c, place.d})
        text += base::format_number(value, 6) + " ";
    return text + base::format_number(place.e, 3) + " " + base::format_number(place.f, 3);
}

/// Returns the data of a path around a picture, coarse: fingers touch it.
std::string touch_outline(const symbol::Symbol& picture) {
    const double tolerance = std::max(picture.box.width(), picture.box.height()) / 100;
    const int decimals = picture.box.width() < 20 ? 2 : 0;
    std::string path;
    for (const geom::Polygon& ring : picture.outline) {
        char command = 'M';
        for (const geom::Point point : geom::simplify(ring, tolerance)) {
            path += fmt::format("{}{} {}", command, base::format_number(point.x, decimals),
                                base::format_number(point.y, decimals));
            command = 'L';
        }
        path += 'z';
    }
    return path;
}

/// Returns the numbers of an SVG viewBox.
std::string view_box(const geom::Box& box) {
    return fmt::format("{} {} {} {}", base::format_number(box.left), base::format_number(box.top),
                       base::format_number(box.width()), base::format_number(box.height()));
}

Json placed_pictures(const std::vector<document::PlacedPicture>& placed) {
    Json all = Json::array();
    for (const document::PlacedPicture& one : placed) all.push_back({one.picture, matrix(one.place)});
    return all;
}

/// The page's drawings: what stands in its hidden SVG, and the number of the ground below each card.
struct Drawings {
    std::string svg;
    std::vector<std::size_t> grounds;
};

Drawings draw(const PageInput& input) {
    const document::Document& document = input.document;
    Drawings drawings;
    std::map<std::string, std::size_t> grounds;
    std::vector<bool> used(document.pictures.size());
    for (int card = 0; card < document.card_count; ++card) {
        const document::Face& face = document.faces[static_cast<std::size_t>(card)];
        if (face.drawing) used[static_cast<std::size_t>(face.drawing->picture)] = true;
        for (const auto* placed : {&face.symbols, &face.texts})
            for (const document::PlacedPicture& one : *placed)
                used[static_cast<std::size_t>(one.picture)] = true;
        const auto [at, is_new] = grounds.try_emplace(input.renderer.ground_svg(card), grounds.size());
        drawings.grounds.push_back(at->second);
        if (is_new) drawings.svg += fmt::format("<g id=\"ground{}\">{}</g>\n", at->second, at->first);
    }
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i])
            drawings.svg +=
                fmt::format("<g id=\"p{}\">{}</g>\n", i, input.renderer.picture_svg(static_cast<int>(i)));
    drawings.svg += fmt::format("<clipPath id=\"card\">{}</clipPath>\n", input.renderer.card_svg());
    return drawings;
}

Json card_json(const PageInput& input, const Drawings& drawings, std::size_t index) {
    const document::Face& face = input.document.faces[index];
    Json card{{"ground", drawings.grounds[index]}, {"pictures", placed_pictures(face.symbols)}};
    if (!face.texts.empty()) card["texts"] = placed_pictures(face.texts);
    if (index < input.deck.features.size()) card["features"] = input.deck.features[index];
    return card;
}

Json lines_json(const diagram::Lines& lines) {
    Json json{{"box", view_box(lines.box.grown(20))}, {"symbols", Json::array()}, {"cards", Json::array()}};
    for (const geom::Point point : lines.symbols) json["symbols"].push_back({point.x, point.y});
    for (const std::vector<geom::Point>& line : lines.cards) {
        std::string path;
        for (const geom::Point point : line)
            path += fmt::format("{}{} {}", path.empty() ? 'M' : 'L', base::format_number(point.x, 1),
                                base::format_number(point.y, 1));
        json["cards"].push_back(std::move(path));
    }
    return json;
}

Json deck_json(const PageInput& input, const Drawings& drawings) {
    const document::Document& document = input.document;
    Json json{{"title", document.title},
              {"language", document.language},
              {"kind", deck::kind_name(input.deck.kind)},
              {"start", input.start == Start::Why ? "why" : "games"},
              {"width", document.card.size.width},
              {"height", document.card.size.height},
              {"gap", input.gap},
              {"order", input.deck.order},
              {"matching", input.deck.matching},
              {"categories", input.deck.categories > 0},
              {"split", input.is_split},
              {"left_out", input.left_out},
              {"names", document.names},
              {"symbols", Json::array()},
              {"boxes", Json::array()},
              {"outlines", Json::array()},
              {"cards", Json::array()}};
    for (int i = 0; i < document.picture_count; ++i) {
        json["symbols"].push_back(static_cast<int>(document.picture_symbols[static_cast<std::size_t>(i)]));
        const symbol::Symbol& picture = document.pictures[static_cast<std::size_t>(i)];
        json["boxes"].push_back(view_box(picture.box));
        json["outlines"].push_back(touch_outline(picture));
    }
    for (int i = 0; i < document.card_count; ++i)
        json["cards"].push_back(card_json(input, drawings, static_cast<std::size_t>(i)));
    if (input.deck.kind == deck::Kind::Padded) json["base"] = base::enum_name(base_names, input.deck.base);
    for (const PictureLabel& label : input.labels) {
        json["labels"].push_back(label.text);
        json["forms"].push_back(label.form);
    }
    if (const auto clock = deck::clock(input.deck))
        json["clock"] = {{"corners", clock->corners}, {"symbols", clock->symbols}, {"cards", clock->cards}};
    if (const auto lines = diagram::draw_lines(input.deck)) json["lines"] = lines_json(*lines);
    if (const auto grid = diagram::make_grid(input.deck))
        json["grid"] = {{"cards", grid->cards}, {"symbols", grid->symbols}};
    if (!document.faces.empty()) {
        color::Color ground = document::ground_color(document, document.faces.front());
        if (input.palette == render::Palette::Grays) {
            const double gray = color::to_gray(ground);
            ground = {gray, gray, gray, 1};
        }
        json["ground"] = {{"color", color::to_hex(ground)},
                          {"is_dark", color::readable_on(ground) == color::white}};
    }
    json["texts"] = page_texts(document.language);
    return json;
}

/// Returns JSON that may stand in a script element.
std::string in_script(const Json& json) {
    const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    std::string safe;
    for (const char c : text) safe += c == '<' ? "\\u003c" : std::string(1, c);
    return safe;
}

std::string in_html(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '<')
            safe += "&lt;";
        else if (c == '&')
            safe += "&amp;";
        else if (c == '"')
            safe += "&quot;";
        else
            safe += c;
    }
    return safe;
}

/// Replaces the places in the order in which the frame has them.
class Filler {
public:
    explicit Filler(std::string_view frame)
        : rest_(frame) {}
    void put(std::string_view place, std::string_view text) {
        const std::size_t at = std::min(rest_.find(place), rest_.size());
        result_ += rest_.substr(0, at);
        result_ += text;
        rest_.remove_prefix(std::min(at + place.size(), rest_.size()));
    }
    std::string finished() { return result_ += rest_; }

private:
    std::string_view rest_;
    std::string result_;
};

} // namespace

std::string page(const PageInput& input) {
    if (frame().empty()) {
        diag::Diagnostic missing;
        missing.id = "no-page";
        missing.message = "this spotit-print was built without its pages, for want of npm";
        missing.notes = {
            "fix: run scripts/setup where npm works, then build again:  cmake --preset release && "
            "cmake --build --preset release",
            "`spotit-print play THEME` without -o plays in the terminal"};
        throw diag::Error(diag::ErrorCategory::Usage, std::move(missing));
    }
    const Drawings drawings = draw(input);
    Filler filler(frame());
    filler.put("{{language}}", in_html(input.document.language));
    filler.put("{{title}}", in_html(input.document.title));
    filler.put("{{drawings}}", drawings.svg);
    filler.put("{{deck}}", in_script(deck_json(input, drawings)));
    return filler.finished();
}

} // namespace spotit::play
