#include "serve/worker/answers.hpp"

#include "serve/text.hpp"
#include "serve/worker/lines/deck_lines.hpp"

#include <spotit/document.hpp>
#include <spotit/symbol/font.hpp>
#include <spotit/symbol/load.hpp>
#include <spotit/theme/read.hpp>

#include <algorithm>
#include <utility>

namespace spotit::serve {
namespace {

constexpr std::size_t max_found = 48, max_drawn = 6 * max_found, max_fonts = 100;

std::vector<Drawn> draw_symbols(const std::vector<symbol::SymbolSpec>& specs, const symbol::Fonts& fonts) {
    diag::Sink sink;
    document::Document document;
    for (const symbol::SymbolSpec& spec : specs) document.pictures.push_back(symbol::load(spec, fonts, sink));
    document.picture_count = static_cast<int>(specs.size());
    const render::Renderer renderer(document);
    std::vector<Drawn> drawn;
    for (std::size_t i = 0; i < specs.size(); ++i)
        drawn.push_back({draw_picture(renderer, static_cast<int>(i)).svg,
                         render::join_svg_view_box(document.pictures[i].box)});
    return drawn;
}

/// Returns the names that themes are offered, and the families of this computer.
std::vector<std::string> list_font_names(const base::DataPaths& places) {
    std::vector<std::string> names;
    for (const theme::KeyInfo& key : theme::list_key_infos())
        if (key.path == "fonts.text") names = key.names;
    for (const symbol::FontInfo& font : symbol::list_installed_fonts({.places = places}, "a"))
        if (!font.color && std::ranges::find(names, font.family) == names.end()) names.push_back(font.family);
    names.resize(std::min(names.size(), max_fonts));
    return names;
}

} // namespace

Json list_fonts(const base::DataPaths& places) {
    const std::vector<std::string> names = list_font_names(places);
    std::vector<symbol::SymbolSpec> specs;
    for (const std::string& name : names) // on one line
        specs.push_back({.content = symbol::Word{replace_all(name, " ", "\u00A0")}, .font = name});
    diag::Sink sink;
    const std::vector<Drawn> drawn =
        draw_symbols(specs, symbol::Fonts::open({.places = places}, specs, sink));
    std::vector<decltype(make_font("", {}))> fonts;
    for (std::size_t i = 0; i < names.size(); ++i) fonts.push_back(make_font(names[i], drawn[i]));
    return fonts;
}

void SymbolSearch::draw(const std::vector<std::string>& emoji) {
    if (emoji.empty()) return;
    diag::Sink sink;
    const auto to_spec = [](const std::string& text) { return symbol::SymbolSpec{symbol::Emoji{text}}; };
    std::vector<Drawn> drawn =
        draw_symbols(base::collect(emoji, to_spec), symbol::Font::open_default(places_, sink));
    for (std::size_t i = 0; i < emoji.size(); ++i) drawn_[emoji[i]] = std::move(drawn[i]);
}

Json SymbolSearch::find(const EmojiSearch& wanted) {
    emoji::EmojiFound found = index_.search({.words = {wanted.words}, .languages = wanted.languages});
    if (found.emoji.size() > max_found) found.emoji.resize(max_found);
    if (drawn_.size() > max_drawn) drawn_.clear();
    std::vector<std::string> unknown;
    for (const emoji::EmojiInfo& each : found.emoji)
        if (!drawn_.contains(each.emoji)) unknown.push_back(each.emoji);
    draw(unknown);
    return make_found(
        base::collect(found.emoji, [&](const auto& info) { return make_emoji(info, drawn_.at(info.emoji)); }),
        found);
}

} // namespace spotit::serve
