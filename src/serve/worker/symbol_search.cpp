#include "serve/worker/answers.hpp"

#include "serve/worker/lines/deck_lines.hpp"

#include <spotit/document.hpp>
#include <spotit/symbol/font.hpp>
#include <spotit/symbol/load.hpp>

namespace spotit::serve {
namespace {

constexpr std::size_t max_found = 48, max_drawn = 1000;

} // namespace

void SymbolSearch::draw(const std::vector<std::string>& emoji) {
    if (emoji.empty()) return;
    diag::Sink sink;
    const symbol::Font font = symbol::Font::open_default(places_, sink);
    document::Document document;
    for (const std::string& one : emoji)
        document.pictures.push_back(symbol::load({symbol::Emoji{one}}, font, sink));
    document.picture_count = static_cast<int>(emoji.size());
    const render::Renderer renderer(document);
    for (std::size_t i = 0; i < emoji.size(); ++i)
        drawn_[emoji[i]] = {draw_picture(renderer, static_cast<int>(i)).svg,
                            render::join_svg_view_box(document.pictures[i].box)};
}

Json SymbolSearch::find(const EmojiSearch& wanted) {
    emoji::EmojiFound found = index_.search({.words = {wanted.words}, .languages = wanted.languages});
    if (found.emoji.size() > max_found) found.emoji.resize(max_found);
    if (drawn_.size() > max_drawn) drawn_.clear();
    std::vector<std::string> unknown;
    for (const emoji::EmojiInfo& one : found.emoji)
        if (!drawn_.contains(one.emoji)) unknown.push_back(one.emoji);
    draw(unknown);
    EmojiList list;
    for (const emoji::EmojiInfo& one : found.emoji) list.push_back(make_emoji(one, drawn_.at(one.emoji)));
    return make_found(std::move(list), found);
}

} // namespace spotit::serve
