#pragma once

#include <spotit/deck.hpp>
#include <spotit/document.hpp>
#include <spotit/render.hpp>

#include <span>
#include <string>

/// A deck as a page for browsers: games with its cards, and why any two of them match.
namespace spotit::play {

/// The part of the page that is shown first.
enum class Start { Games, Why };

/// The text and the form of a symbol on one of its pictures.
struct PictureLabel {
    std::string text{};
    int form = 0; ///< 0 or 1
};

struct PageInput {
    const document::Document& document;
    const deck::Deck& deck;
    const render::Renderer& renderer;                  ///< of the document
    render::Palette palette = render::Palette::Colors; ///< of the renderer
    double gap = 0;                         ///< between symbols, mm: what is touched beyond their outlines
    std::span<const PictureLabel> labels{}; ///< of the pictures, where symbols have two forms
    bool is_split = false;                  ///< the cards are two piles, the first the larger one
    int left_out = 0;                       ///< cards of the full deck that this one has not
    Start start = Start::Games;
};

/// Returns an HTML file that needs no other: the symbols as vectors, each once. Its policy (CSP) forbids all
/// requests. Throws diag::Error (ErrorCategory::Usage) if the program was built without the page's scripts.
std::string make_page(const PageInput& input);

} // namespace spotit::play
