// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/cards.hpp>
#include <spotit/job/page.hpp>
#include <spotit/job/pdf.hpp>
#include <spotit/job/pictures.hpp>

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace spotit::cli {

/// An output format.
struct Format {
    using DeckWriter = job::PdfFile (*)(const job::PreparedDeck&, const job::Selection&);
    using CutWriter = std::string (*)(const job::PreparedDeck&, int page);
    using PageWriter = job::PageFile (*)(const job::PreparedDeck&);
    using ListWriter = std::string (*)(const cards::CardList&);

    std::string_view name; ///< for --format, and the ending of the file's name
    /// Writes a deck to one file, a picture of each card or sheet, the outlines of a sheet's cards for
    /// cutters, a page for browsers, or the list of cards.
    std::variant<DeckWriter, job::PictureFormat, CutWriter, PageWriter, ListWriter> writer;

    bool is_deck() const { return std::holds_alternative<DeckWriter>(writer); }
    bool is_pictures() const { return std::holds_alternative<job::PictureFormat>(writer); }
    bool is_drawn() const { return is_deck() || is_pictures(); }
    bool is_outlines() const { return std::holds_alternative<CutWriter>(writer); }
    bool is_one_file() const { return !is_pictures() && !is_outlines(); }
    /// Returns ".pdf".
    std::string ending() const;
    /// Returns "PDF".
    std::string title() const;
};
/// Returns all formats; the first is the default.
std::span<const Format> formats();
/// Returns the format of that name, or null.
const Format* find_format(std::string_view name);
/// Returns ".pdf, .png or .svg" for (&Format::is_drawn, &Format::ending, " or ").
std::string list_formats(bool (Format::*is_such)() const, std::string (Format::*shown)() const,
                         std::string_view last_separator = " and ");

} // namespace spotit::cli
