#pragma once

#include "job/card_arranger.hpp"

#include <spotit/document.hpp>
#include <spotit/document/compose.hpp>
#include <spotit/similarity.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::theme {
struct Theme;
}

namespace spotit::job {

/// A deck under construction: results of later stages are empty or null.
struct CheckSubject {
    const Request& request;
    const theme::Theme& theme;
    const DeckPictures& pictures;
    std::span<const symbol::Symbol> drawings{};
    std::span<const layout::Layout> layouts{};
    const sheet::Imposition* imposition = nullptr; ///< set together with the document
    const document::Document* document = nullptr;
};
/// The part of a deck that has just been made.
enum class CheckStage { Drawings, Layouts, Document };

/// Returns the place of a key in the theme; empty if the theme does not have it.
diag::Span find_key(const theme::Theme& theme, std::string_view key);
/// Returns the place of the first of the keys that the theme has.
diag::Span find_key(const theme::Theme& theme, std::initializer_list<std::string_view> keys);

/// Adds the findings of all checks of a stage to the sink, with the severity that the theme's `check` gives
/// them.
void run_checks(CheckStage stage, const CheckSubject& subject, diag::Sink& sink);

/// The pictures of a deck, their drawings and the layouts of its cards.
struct CardLayouts {
    const DeckPictures& pictures;
    std::span<const symbol::Symbol> drawings;
    std::span<const layout::Layout> layouts;
};

/// Throws diag::Error when a symbol is smaller than `layout.min_size`, because packing never fails, it only
/// shrinks. The error names the worst card, its smallest symbol and fixes, some of them tried with the
/// arranger unless that is null.
void require_legible(const theme::Theme& theme, const CardLayouts& cards, const CardArranger* arranger);

/// Returns a key of the appearance of a picture: pictures with the same key can't be told apart. Empty if a
/// word is missing.
std::string describe_face(const PictureSpec& spec);

/// Reports symbols that look like another one, because cards would share more than one symbol, as errors. A
/// symbol whose two forms are the same is a warning; it is an error if all symbols are so or if the forms are
/// the symbol's own.
void check_faces(const theme::Theme& theme, const DeckPictures& pictures, diag::Sink& sink);

/// The colors that remain where the theme's output is printed.
struct Print {
    color::Vision vision = color::Vision::Normal;
    similarity::SoftProof press{};
};
/// Returns the print for the theme's output.
Print find_print(const theme::Theme& theme, const base::DataPaths& places);

/// The sizes of a picture on all cards.
struct PictureSize {
    double max_scale = 0, min_scale = 0; ///< millimeters to a unit of the drawing
    double min_size = 0;                 ///< optical size, mm; 0: it is on no card
    std::size_t card = 0;                ///< the card with the smallest one
};

/// Returns the sizes of each picture; of no size those on no card.
inline std::vector<PictureSize> picture_sizes(const CardLayouts& cards) {
    std::vector<PictureSize> result(cards.drawings.size());
    for (std::size_t card = 0; card < cards.layouts.size(); ++card)
        for (std::size_t i = 0; i < cards.pictures.cards[card].size(); ++i) {
            const layout::Placement& placement = cards.layouts[card].placements[i];
            PictureSize& size = result[static_cast<std::size_t>(cards.pictures.cards[card][i])];
            const double scale = std::hypot(placement.place.a, placement.place.b);
            size.max_scale = std::max(size.max_scale, scale);
            if (size.min_size != 0 && size.min_size <= placement.size) continue;
            size.min_size = placement.size;
            size.min_scale = scale;
            size.card = card;
        }
    return result;
}

/// Returns the findings on all pictures, by their sizes on the cards.
template<class Find>
std::vector<diag::Diagnostic> find_in_pictures(const CheckSubject& subject, Find&& find) {
    const std::vector<PictureSize> sizes =
        picture_sizes({subject.pictures, subject.drawings, subject.layouts});
    std::vector<diag::Diagnostic> found;
    for (std::size_t i = 0; i < sizes.size(); ++i)
        if (auto diagnostic = find(subject.pictures.specs[i], subject.drawings[i], sizes[i])) {
            diagnostic->subject = written_name(subject.pictures.specs[i].shown);
            found.push_back(*std::move(diagnostic));
        }
    return found;
}

} // namespace spotit::job
