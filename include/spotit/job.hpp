// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/base/data_paths.hpp>
#include <spotit/cards.hpp>
#include <spotit/deck.hpp>
#include <spotit/diag.hpp>
#include <spotit/document.hpp>
#include <spotit/symbol.hpp>
#include <spotit/theme.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A theme in, a finished deck out. What the command line can do, a program can do with these functions.
namespace spotit::job {

/// Told how far a stage is: 0 of n when it begins, n of n when it ends. May be called from any thread, one at
/// a time.
using Listener = std::function<void(std::string_view stage, int done, int total)>;

struct Request {
    std::shared_ptr<const diag::SourceText> theme;
    std::vector<theme::Override> overrides;
    /// --with FILE: they lie over the theme, the later ones over the earlier.
    std::vector<std::shared_ptr<const diag::SourceText>> overlays{};
    base::DataPaths places;              ///< where fonts and profiles lie
    int threads = 1;                     ///< at least 1; the result does not depend on it
    std::optional<std::int64_t> moment;  ///< for the dates in the file: seconds since 1970 UTC
    std::string producer;                ///< "spotit-print 1.0.0"
    Listener listener;                   ///< may be empty
    bool hints = false;                  ///< whether the report\'s remarks are wanted
    theme::FileListener file_listener{}; ///< may be empty; what it was told is right also when reading fails
    /// Proof: quick, with a word across the cards, so that it is looked at before anything is printed.
    enum class Purpose { Print, Proof } purpose = Purpose::Print;
};

struct Stage {
    std::string_view name;
    double milliseconds = 0; ///< wall clock
};

/// What was made, for people.
struct Report {
    int cards = 0, symbols_per_card = 0, symbols = 0, unused_symbols = 0;
    int sheets = 0, cards_per_sheet = 0;
    geom::Shape card;
    std::string paper;       ///< "A4", or a size
    bool scale_check = true; ///< whether both 50 mm bars found room
    long long pairs = 0;     ///< of cards, each shown to share exactly one symbol
    double mean_coverage = 0, worst_coverage = 0;
    int worst_card = 0;                     ///< from 1
    double min_symbol = 0;                  ///< optical size, mm
    std::optional<double> total_ink{};      ///< of all inks together where they are densest, 1 = 100 %
    std::optional<double> unlimited_ink{};  ///< what it would be without output.ink_limit, if more
    long long matches_across = 0;           ///< pairs of cards that match one form of a symbol with another
    std::vector<std::string> other_fonts{}; ///< families that stood in for the fonts of words
    std::string font;                       ///< file name of the emoji font
    std::string kind{};                     ///< of the deck, as a theme writes it
    std::string promise{}; ///< what was shown of the deck: "each of the 1596 pairs of cards shares ..."
    std::string backs{};   ///< what the backs are for: "backs for long-edge duplex"; empty: there are none
    bool proof = false;    ///< has a word across its cards: not for printing
    std::string part{};    ///< what of the deck is in the file: "2 of the 3 sheets"; empty: all
    std::vector<std::string> hints{};           ///< how it could be cheaper
    std::vector<std::filesystem::path> files{}; ///< all that was read for it
    std::vector<Stage> stages;
    std::vector<diag::Diagnostic> warnings;
    std::vector<diag::Diagnostic> remarks{}; ///< what may have been meant otherwise; no warnings
};

/// A deck that is laid out, but not drawn yet. Immutable and cheap to copy.
class PreparedDeck {
public:
    struct Data;
    explicit PreparedDeck(std::shared_ptr<const Data> data)
        : data_(std::move(data)) {}
    const Report& report() const;
    const theme::Theme& theme() const;
    const document::Document& document() const;
    const Data& data() const { return *data_; }
    /// Returns a deck with the same pages that is written with other settings of `output`.
    PreparedDeck with_output(const pdf::Options& output) const;

private:
    std::shared_ptr<const Data> data_;
};

/// Reads the theme of a request, with what lies over it. Reports its problems to the sink; throws diag::Error
/// when it has errors.
theme::Theme read_theme(const Request& request, diag::Sink& sink);

/// Reads the theme and makes everything but the files. Throws diag::Error when the theme or the deck is
/// wrong.
PreparedDeck prepare(const Request& request);

/// Which pages of a deck with backs.
enum class Pages { All, Fronts, Backs };
/// What is wanted of a deck: sheets are counted from 1, each with its back; those beyond the last are left
/// out.
struct Selection {
    Pages pages = Pages::All;
    int first = 1, last = 1'000'000;
    /// Reversed: the last page first, for printers that stack sheets face up.
    document::PageOrder order = document::PageOrder::Same;
};
/// A finished PDF.
struct PdfFile {
    std::string bytes;
    Report report; ///< of the deck, with the ink, the part and the stages of this file
};
/// Draws the deck as the theme's `output` has it. Throws diag::Error (ErrorCategory::Usage) when the
/// selection has no pages.
PdfFile pdf(const PreparedDeck& deck, const Selection& selection = {});

/// Pictures of the deck, one file each.
struct PictureOptions {
    enum class Of { Cards, Backs, Sheets } of = Of::Cards;
    enum class Format { Svg, Png } format = Format::Png;
    bool bleed = false;                          ///< of cards: with what is cut off
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

/// Prepares the deck and draws all of it.
PdfFile make_deck(const Request& request);

/// Two pages that show how far a printer's backs lie off its fronts, in the theme's language. A request
/// without a theme is for A4, turned along the long edge, and in English, where its overlays and overrides
/// say nothing else. Throws diag::Error also when the paper is too small.
std::string calibration(const Request& request);
/// The languages that its pages are translated to; English stands in for others.
std::span<const std::string_view> calibration_languages();

struct Listing {
    cards::CardList list;
    Report report; ///< of what can be known without drawing
};
/// The cards of a theme, without drawing anything. Throws diag::Error when the theme or the deck is wrong.
Listing list(const Request& request);

/// Reads a theme, or standard input for "-". Throws diag::Error (Fault::File).
std::shared_ptr<const diag::SourceText> read_source(const std::string& path);

/// Throws the diag::Error of `save` when the folder of the file is missing, before any work is done.
void require_folder(const std::filesystem::path& file);

/// Writes to a temporary name in the same folder and renames: the old file stays whole until the new one is.
/// Throws diag::Error (Fault::File).
void save(const std::filesystem::path& path, std::string_view bytes);

} // namespace spotit::job
