#include <spotit/play.hpp>

#include "play/deck_object.hpp"
#include "play/frame.hpp"

#include <spotit/base/json.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/diag.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <map>

namespace spotit::play {
namespace {

using base::Json;

/// Returns a fragment of SVG with all of a back.
std::string draw_back(const render::Renderer& renderer, const document::Document& document) {
    std::string svg = renderer.draw_ground_svg(document.card_count);
    const document::Face& back = document.faces[static_cast<std::size_t>(document.card_count)];
    for (const auto& [picture, matrix] : place_pictures(back.list_pictures(document::Role::Text)))
        svg += fmt::format("<use href=\"#p{}\" transform=\"matrix({})\"/>", picture, matrix);
    return svg;
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
    const auto cards = static_cast<std::size_t>(document.card_count);
    const bool has_back = document::count_backs(document) > 0;
    for (const document::Face& face : std::span(document.faces).first(cards + (has_back ? 1 : 0)))
        for (const document::Item& item : face.items)
            if (const document::PlacedPicture* const placed = document::find_picture(item))
                used[static_cast<std::size_t>(placed->picture)] = true;
    for (int card = 0; card < document.card_count; ++card) {
        const auto [at, is_new] = grounds.try_emplace(input.renderer.draw_ground_svg(card), grounds.size());
        drawings.grounds.push_back(at->second);
        if (is_new) drawings.svg += fmt::format("<g id=\"ground{}\">{}</g>\n", at->second, at->first);
    }
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i])
            drawings.svg += fmt::format("<g id=\"p{}\">{}</g>\n", i,
                                        input.renderer.draw_picture_svg(static_cast<int>(i)));
    if (has_back) drawings.svg += fmt::format("<g id=\"back\">{}</g>\n", draw_back(input.renderer, document));
    drawings.svg +=
        fmt::format("<clipPath id=\"card\">{}</clipPath>\n", render::draw_shape_svg(input.document.card));
    return drawings;
}

/// Returns all that the page says, by its names.
Json make_texts(std::string_view language) {
    const texts::Texts texts = texts::find(language);
    Json json = make_other_texts(texts);
    for (const texts::Row& row : texts::english)
        if (texts::is_of_page(row)) json[row.name] = texts[texts::Name(row)];
    return json;
}

/// Returns JSON that may stand in a script element.
std::string to_script_text(const Json& json) {
    const std::string text = json.dump();
    std::string safe;
    for (const char c : text) safe += c == '<' ? "\\u003c" : std::string(1, c);
    return safe;
}

/// Replaces places, in the order in which the frame has them, by texts.
std::string fill(std::string_view frame,
                 std::initializer_list<std::pair<std::string_view, std::string_view>> texts) {
    std::string result;
    for (const auto& [place, text] : texts) {
        const std::size_t at = std::min(frame.find(place), frame.size());
        result.append(frame.substr(0, at)).append(text);
        frame.remove_prefix(std::min(at + place.size(), frame.size()));
    }
    return result.append(frame);
}

} // namespace

std::string make_page(const PageInput& input) {
    if (frame().empty()) {
        throw diag::Error(
            diag::ErrorCategory::Usage,
            {.id = "no-page",
             .message = "this spotit-print was built without its pages, because npm was missing",
             .notes = {diag::make_fix(
                           "run scripts/setup where npm works, then build again:  cmake --preset release && "
                           "cmake --build --preset release"),
                       "`spotit-print play THEME` without -o plays in the terminal"}});
    }
    const Drawings drawings = draw(input);
    Json deck = make_deck(input, drawings.grounds);
    deck["texts"] = make_texts(input.document.language);
    return fill(frame(), {{"{{language}}", base::escape_markup(input.document.language)},
                          {"{{title}}", base::escape_markup(input.document.title)},
                          {"{{drawings}}", drawings.svg},
                          {"{{deck}}", to_script_text(deck)}});
}

} // namespace spotit::play
