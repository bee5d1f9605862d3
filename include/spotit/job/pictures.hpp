// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/job/prepare.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace spotit::job {

/// The kind of pictures to be drawn of a deck, one file each.
struct PictureOptions {
    enum class Of { Cards, Backs, Sheets } of = Of::Cards;
    enum class Format { Svg, Png } format = Format::Png;
    bool bleed = false;                          ///< of cards: with the part that is cut off
    std::optional<std::pair<int, int>> pixels{}; ///< of PNG: width and height; none: as the theme's image_dpi
    std::vector<int> only{}; ///< indices of the cards, backs or sheets, from 0; empty: all of them
};

/// Finished pictures.
struct PictureFiles {
    std::vector<std::string> files; ///< the bytes of each
    Report report;                  ///< of the deck, with the stages of these files
};
/// Draws one picture for each card, back or sheet, in their order.
PictureFiles pictures(const PreparedDeck& deck, const PictureOptions& options);

} // namespace spotit::job
