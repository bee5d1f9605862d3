#pragma once

#include "serve/json.hpp"

#include <spotit/job/prepare.hpp>
#include <spotit/render.hpp>

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace spotit::serve {

using Send = std::function<void(const Json& line)>;

/// A drawing that pages keep by what is in it.
struct Fragment {
    std::string id;  ///< begins with a letter
    std::string svg; ///< its own ids begin with `id`
};
Fragment draw_picture(const render::Renderer& renderer, int picture);

/// The ids of fragments of pictures in their own colors, by the hashes of their drawings: where a page has
/// them, they need not be drawn.
using PictureIds = std::unordered_map<std::uint64_t, std::string>;

/// The page that decks are sent to.
struct Page {
    const diag::SourceText& text; ///< of the theme
    Send send;
    std::set<std::string> has;      ///< ids of drawings
    std::vector<std::string> faces; ///< ids of what it shows on each face
    bool is_proof = false;          ///< colors are shown as the press of the theme prints them
    PictureIds& picture_ids;        ///< of earlier decks
};

/// Sends a deck: its drawings but those that the page has, its figures and symbols, then each face that the
/// page shows otherwise, or only those wanted (indices). The page has the drawings then.
void send_deck(const job::PreparedDeck& deck, Page& page, std::span<const int> wanted);
/// Sends one printed page (from 0); of a shorter document the last.
void send_sheet(const job::PreparedDeck& deck, const Page& page, int number);

} // namespace spotit::serve
