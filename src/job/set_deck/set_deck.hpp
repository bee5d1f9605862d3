#pragma once

#include "job/load_drawings.hpp"

#include <spotit/layout.hpp>

namespace spotit::job {

/// Lays out the cards of a Set deck, in their order: copies of each drawing, upright, in the middle of the
/// card, in the rows that suit its shape best; all drawings of the deck at the same scale. Gap, margin and
/// max_size hold; drawings without room shrink, even to nothing, so compare `smallest` with `min_size`.
/// `drawings` are the deck's symbols, made by `symbol::make_set_symbol`.
std::vector<layout::Layout> lay_out_set(const deck::Deck& deck, std::span<const symbol::Symbol> drawings,
                                        const geom::Shape& card, const layout::Options& options);

/// Draws the symbols of a Set deck: its shapes in its colors and fills, in the order of
/// deck::make_set_drawings, each with only a name and a place in the theme. Returns no drawings when it
/// reports a faulty shape to the sink.
DrawnPictures build_set_pictures(const theme::Theme& theme, const deck::Deck& deck,
                                 const base::DataPaths& places, diag::Sink& sink, Memory* memory = nullptr);

} // namespace spotit::job
