#pragma once

#include "job/card_arranger.hpp"

#include <spotit/document.hpp>
#include <spotit/document/compose.hpp>
#include <spotit/similarity.hpp>

#include <cmath>

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
/// The part of a deck that has just been made. MadeDrawings: those of a deck that is dealt no symbols.
enum class CheckStage { Drawings, MadeDrawings, Layouts, Document };

/// Adds the findings of all checks of a stage to the sink, with the severity that the theme's `check` gives
/// them.
void run_checks(CheckStage stage, const CheckSubject& subject, diag::Sink& sink);

/// Throws diag::Error when a symbol is smaller than `layout.min_size`, because packing never fails, it only
/// shrinks. The error names the worst card, its smallest symbol and fixes, some of them tried with the
/// arranger unless that is null.
void require_legible(const CheckSubject& subject, const CardArranger* arranger);
/// Throws diag::Error when `layout.fill` makes a symbol of this card smaller than `layout.min_size`. A small
/// fill takes long for each card, and the first such card decides for the deck.
void require_legible_fill(const CheckSubject& subject, std::size_t card, const CardArranger& arranger);

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
Print prepare_print(const theme::Theme& theme, const base::DataPaths& places);

/// A placement of a picture.
struct OnCard {
    const layout::Placement* placement;
    std::size_t card;

    /// Returns the millimeters to a unit of the drawing.
    double compute_scale() const { return std::hypot(placement->place.a, placement->place.b); }
};

} // namespace spotit::job
