#pragma once

#include <spotit/base/indices.hpp>
#include <spotit/deck.hpp>
#include <spotit/diag.hpp>
#include <spotit/emoji.hpp>
#include <spotit/job/report.hpp>
#include <spotit/job/request.hpp>
#include <spotit/symbol.hpp>
#include <spotit/theme/theme.hpp>

#include <string>
#include <vector>

namespace spotit::job {

using base::PictureIndex;
using base::SymbolIndex;

/// A picture to be drawn: a symbol of the deck in one of its forms.
struct PictureSpec {
    SymbolIndex symbol{};
    int form = 0;             ///< 0 or 1
    symbol::SymbolSpec shown; ///< the emoji, text or image
    std::string caption{};    ///< the name below the drawing; may be empty
    color::Color caption_color{};
    double caption_height = 0; ///< of an x in the caption, at least, mm
    theme::SymbolOptions options{};
};

/// The pictures of a deck and the cards that have them. A symbol that has two forms has two pictures.
struct DeckPictures {
    std::vector<PictureSpec> specs;               ///< by PictureIndex
    std::vector<std::vector<PictureIndex>> cards; ///< in the order of the deck's cards
    deck::Forms forms{};                          ///< of the symbols on each card; empty: each has one form
    long long matches_across = 0; ///< pairs of cards whose common symbol has a different form on each
    std::vector<SymbolIndex> same_forms{}; ///< symbols with equal forms, which share one picture
    color::Color ground = color::white;    ///< mean color of the cards behind the symbols

    const PictureSpec& operator[](PictureIndex index) const { return specs[static_cast<std::size_t>(index)]; }
};

/// Deals the theme's deck, into balanced piles if it is split in two.
deck::Deck deal(const theme::Theme& theme);
/// Proves the deck's promise, and notes the figures that need no drawing.
void note_deck(const theme::Theme& theme, const deck::Deck& deck, Report& report);

/// Returns the mean color of the cards behind the symbols. The memory may be null.
color::Color find_ground(const theme::Theme& theme, Memory* memory);

/// Returns the pictures of a deck that is not of the kind Set. Reports names that the theme's forms need and
/// that are unknown, and the findings of `check_faces`, to the sink.
DeckPictures build_pictures(const theme::Theme& theme, const deck::Deck& deck, const base::DataPaths& places,
                            diag::Sink& sink, Memory* memory = nullptr);

/// Returns the symbol as the only subject of a problem; none for a drawing of a Set deck.
std::vector<diag::Subject> list_subjects(const symbol::SymbolSpec& source);
/// Returns the name of a symbol, in the deck's language where it is known.
std::string choose_symbol_name(const symbol::SymbolSpec& source, const emoji::Names& names);

/// Returns the names with a number where an earlier one is the same, so that all differ.
std::vector<std::string> number_names(std::vector<std::string> names);
/// Numbers the names that are members of some items.
template<class Item>
void number_names(std::vector<Item>& items, std::string Item::*name) {
    std::vector<std::string> names = number_names(base::collect(items, name));
    for (std::size_t i = 0; i < items.size(); ++i) items[i].*name = std::move(names[i]);
}
/// Returns the names of the symbols, all different, in their order.
std::vector<std::string> list_symbol_names(const DeckPictures& pictures, int symbol_count);

} // namespace spotit::job
