#pragma once

#include "serve/task.hpp"

#include <spotit/job/prepare.hpp>
#include <spotit/render.hpp>

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <unordered_map>

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
    Reader reader;
    Send send;
    Preview wanted;
    PictureIds& picture_ids; ///< of earlier decks
};

/// Sends a deck: its drawings but those that the page has, its figures and symbols, then each face that the
/// page shows otherwise, or only `cards` (indices). The page has the drawings then.
void send_deck(const job::PreparedDeck& deck, Page& page, std::span<const int> cards);
/// Sends the printed page that is wanted; of a shorter document the last.
void send_sheet(const job::PreparedDeck& deck, const Page& page);

} // namespace spotit::serve
