// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

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
    std::shared_ptr<const diag::Source> theme;
    std::vector<theme::Override> overrides;
    /// --with FILE: they lie over the theme, the later ones over the earlier.
    std::vector<std::shared_ptr<const diag::Source>> overlays{};
    symbol::Places places;               ///< where fonts and profiles lie
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
    double smallest_symbol = 0;             ///< optical size, mm
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

/// A deck that is laid out, but not drawn yet. Cheap to copy.
class Made {
public:
    struct Data;
    explicit Made(std::shared_ptr<Data> data)
        : data_(std::move(data)) {}
    const Report& report() const;
    Data& data() const { return *data_; }

private:
    std::shared_ptr<Data> data_;
};

/// Reads the theme and makes everything but the files. Throws diag::Error when the theme or the deck is
/// wrong.
Made make(const Request& request);

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
/// Draws the deck as the theme's `output` has it; the report then has the stages and warnings of that, too.
/// Throws diag::Error (Fault::Usage) when nothing is left of it.
std::string pdf(const Made& made, const Selection& selection = {});

/// Pictures of the deck, one file each.
struct PictureOptions {
    enum class Of { Cards, Backs, Sheets } of = Of::Cards;
    enum class Format { Svg, Png } format = Format::Png;
    bool bleed = false;                          ///< of cards: with what is cut off
    std::optional<std::pair<int, int>> pixels{}; ///< of PNG: width and height; none: as the theme's image_dpi
};
/// One for each card, back or sheet, in their order.
std::vector<std::string> pictures(const Made& made, const PictureOptions& options);

struct Result {
    std::string pdf;
    Report report;
};

/// Both in one.
Result make_deck(const Request& request);

/// A card service, or shops of a kind that ask for the same, and what its files must be. Services change
/// their figures: `read` says when they were read, and `source` where.
struct Service {
    struct Product {
        std::string_view name;
        std::optional<geom::Shape::Kind> shape{}; ///< none: any
        geom::Size size{};                        ///< of a card, mm; none: any
        int width = 0, height = 0;                ///< of its pictures, pixels
    };
    /// Of one card after the other; or one PDF with a page for each side.
    enum class Files { Pictures, Pdf };
    enum class Backs { Free, Wanted };
    struct Setting {
        std::string_view key, value;
    };
    std::string_view name;  ///< as --service takes it, and of its folder: "the-game-crafter"
    std::string_view title; ///< "The Game Crafter"
    std::vector<Product> products;
    Files files = Files::Pdf;
    /// How far paint goes beyond the cut, and how far symbols stay inside of it, mm. `safe` is as large as
    /// the bleed where the service says nothing of it.
    double bleed = 3, safe = 3;
    Backs backs = Backs::Free;
    std::vector<Setting> settings{}; ///< of a theme, that make its PDF
    std::string_view source, read;   ///< "help.drivethrupartners.com", "2026-11"
};
std::span<const Service> services();

struct BundleOptions {
    std::vector<std::string> services{}; ///< only what these want, by their names; none: everything
};
/// A deck in all its forms: for the printer at home, a print shop, a cutter and the card services. A service
/// makes cards of its own sizes; the deck is laid out anew for it.
struct Bundle {
    struct File {
        std::string name; ///< a path below the bundle's folder: "cutter/sheet-01.svg"
        std::string bytes;
    };
    std::vector<File> files;           ///< the last is report.txt
    std::vector<std::string> left_out; ///< services that can't take the deck; the report says why
    bool sound = true;                 ///< what each PDF promises was proved from the file itself
    Report report{};                   ///< of the deck for home, or for the only service
};
/// Throws diag::Error when a service that is asked for by name can't take the deck.
Bundle bundle(const Request& request, const BundleOptions& options = {});

/// What became of the files of a bundle that was in the folder before, and that are not of this one: of those
/// that are left, somebody has changed something since.
struct Tidied {
    std::vector<std::string> removed, left; ///< by their names in the folder
};
/// Writes a bundle into its folder, which is made if need be, and clears away what is left of earlier ones,
/// as far as their report lists it. Throws diag::Error (Fault::File).
Tidied save(const Bundle& bundle, const std::filesystem::path& folder);

/// Two pages that show how far a printer's backs lie off its fronts, in the theme's language. A request
/// without a theme is for A4, turned along the long edge, and in English, where its overlays and overrides
/// say nothing else. Throws diag::Error also when the paper is too small.
std::string calibration(const Request& request);
/// The languages that its pages are translated to; English stands in for others.
std::span<const std::string_view> calibration_languages();

/// The cards of a deck by the names of their symbols, for people and for other programs.
struct CardList {
    /// What stands on a card for a symbol: one of the first three, perhaps with a name below.
    struct Face {
        std::string emoji{}, text{}, image{}, label{};
        friend bool operator==(const Face&, const Face&) = default;
    };
    struct Symbol {
        std::string id; ///< no other symbol of the deck has it: the name, with a number where others share it
        std::string name;                           ///< in the deck's language
        std::map<std::string, std::string> names{}; ///< in others, by their codes
        std::string emoji{}, text{}, image{};       ///< what it is: one of the three
        std::string category{};                     ///< of deck.categories; empty: the deck has none
        std::vector<Face>
            forms{}; ///< of deck.forms, those that are on cards; none: it is shown as what it is
    };
    struct Card {
        std::vector<int> symbols;  ///< indices
        deck::Features features{}; ///< of a Set deck
        std::vector<int> forms{};  ///< of each symbol, by index; none: each has the first
        int pile = 0;              ///< of a deck that is split in two, from 1; 0: it isn't
    };
    std::string title, language, kind; ///< kind as a theme writes it
    std::string promise;               ///< "each of the 1596 pairs of cards shares exactly one symbol"
    std::vector<Symbol> symbols;
    std::vector<Card> cards;
};

struct Listing {
    CardList list;
    Report report; ///< of what can be known without drawing
};
/// The cards of a theme, without drawing anything. Throws diag::Error when the theme or the deck is wrong.
Listing list(const Request& request);

/// A table to read, a table with one row a card (RFC 4180), and JSON, which `read_list` understands.
std::string list_as_text(const CardList& list);
std::string list_as_csv(const CardList& list);
std::string list_as_json(const CardList& list);
/// Reads what `list_as_json` wrote. Throws diag::Error when it is nothing of the kind.
CardList read_list(const std::shared_ptr<const diag::Source>& json);

/// What is wrong with a list, each with the cards' numbers and the symbols' names; nothing when it keeps its
/// kind's promise. Looks at the list alone, not at how it came about.
struct Verdict {
    long long pairs = 0;                    ///< of cards
    std::string promise{};                  ///< what holds, with the figures; empty when something is wrong
    long long broken = 0;                   ///< how many faults there are
    std::vector<diag::Diagnostic> faults{}; ///< the first of them
};
Verdict verify(const CardList& list);

/// Reads a theme, or standard input for "-". Throws diag::Error (Fault::File).
std::shared_ptr<const diag::Source> read_source(const std::string& path);

/// Throws the diag::Error of `save` when the folder of the file is missing, before any work is done.
void require_folder_of(const std::filesystem::path& file);

/// Writes to a temporary name in the same folder and renames: the old file stays whole until the new one is.
/// Throws diag::Error (Fault::File).
void save(const std::filesystem::path& path, std::string_view bytes);

} // namespace spotit::job
