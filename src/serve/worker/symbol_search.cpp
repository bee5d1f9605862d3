// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "serve/worker/symbol_search.hpp"

#include <spotit/document.hpp>
#include <spotit/symbol.hpp>

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
        document.pictures.push_back(symbol::load({.emoji = one}, font, sink));
    document.picture_count = static_cast<int>(emoji.size());
    const render::Renderer renderer(document);
    for (std::size_t i = 0; i < emoji.size(); ++i)
        drawn_[emoji[i]] = {picture_fragment(renderer, static_cast<int>(i)).svg,
                            view_box(document.pictures[i].box)};
}

Json SymbolSearch::find(const Json& task) {
    auto found =
        index_.search({.words = {task.value("words", "")}, .language = task.value("language", "en")});
    if (found.size() > max_found) found.resize(max_found);
    if (drawn_.size() > max_drawn) drawn_.clear();
    std::vector<std::string> unknown;
    for (const emoji::EmojiInfo& one : found)
        if (!drawn_.contains(one.emoji)) unknown.push_back(one.emoji);
    draw(unknown);
    Json list = Json::array();
    for (const emoji::EmojiInfo& one : found) {
        const Drawn& drawn = drawn_.at(one.emoji);
        list.push_back({{"emoji", one.emoji}, {"name", one.name}, {"svg", drawn.svg}, {"box", drawn.box}});
    }
    return list;
}

} // namespace spotit::serve
