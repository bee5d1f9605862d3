// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "serve/json.hpp"

#include <spotit/job/prepare.hpp>
#include <spotit/render.hpp>

#include <functional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace spotit::serve {

using Send = std::function<void(const Json& line)>;

/// A drawing that pages keep by what is in it.
struct Fragment {
    std::string id;  ///< begins with a letter
    std::string svg; ///< its own ids begin with `id`
};
Fragment picture_fragment(const render::Renderer& renderer, int picture);

/// Returns the numbers of an SVG viewBox.
std::string view_box(const geom::Box& box);

/// Sends a deck: its drawings but those that the page has, its figures and symbols, then each face, or only
/// those wanted (indices). The page has the drawings then.
void send_deck(const job::PreparedDeck& deck, const diag::SourceText& text, std::set<std::string>& has,
               const Send& send, std::span<const int> wanted);
/// Returns the line for a theme that makes no deck: its symbols, as far as they could be read.
Json theme_json(const theme::Theme& theme, const diag::SourceText& text);
/// Sends one page (from 0) as it is printed; of a shorter document the last.
void send_sheet(const job::PreparedDeck& deck, int page, const Send& send);

} // namespace spotit::serve
