// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "job/card_arranger.hpp"
#include "job/deck_pictures.hpp"

#include <spotit/base/data_paths.hpp>
#include <spotit/color.hpp>
#include <spotit/diag.hpp>
#include <spotit/document.hpp>
#include <spotit/document/compose.hpp>
#include <spotit/job/request.hpp>
#include <spotit/layout.hpp>
#include <spotit/similarity.hpp>
#include <spotit/symbol.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

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

} // namespace spotit::job
