#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/deck/options.hpp>
#include <spotit/diag.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::job {

/// The resolution that print shops ask of pictures at their printed size.
inline constexpr double min_dpi = 300;
/// Nobody sees a tenth less, so that there is no warning of it.
inline constexpr double tolerated_dpi = 0.9 * min_dpi;

/// A step of the work and the time it took.
struct Stage {
    std::string_view name;
    double milliseconds = 0; ///< wall clock
};

/// What is behind the cards: nothing, without backs or with backs that are left out, a page for each side, or
/// what a printer or folding bring there.
enum class Backs { None, LeftOut, Pages, LongEdge, ShortEdge, Fold };
inline constexpr auto backs_names =
    base::name_values<Backs>({"none", "left-out", "pages", "long-edge", "short-edge", "fold"});

/// The figures of a deck, for people.
struct Report {
    int cards = 0, symbols_per_card = 0, symbols = 0, unused_symbols = 0;
    int sheets = 0, cards_per_sheet = 0;
    diag::Sentence shape; ///< of the cards: "circles of 85 mm"
    std::string paper;    ///< "A4", or a size
    int bars = 2;         ///< of 50 mm, to check the scale, that found room on each sheet: 0 to 2
    long long pairs = 0;  ///< of cards, each shown to share exactly one symbol
    double mean_coverage = 0, worst_coverage = 0;
    int worst_card = 0;                     ///< from 1
    double min_symbol = 0;                  ///< optical size, mm
    std::optional<double> total_ink{};      ///< of all inks together where they are densest, 1 = 100 %
    std::optional<double> unlimited_ink{};  ///< what it would be without output.ink_limit, if more
    diag::Sentence flattened{};             ///< what X-1a made pixels of: "3 pictures at 600 dpi: ..."
    long long matches_across = 0;           ///< pairs of cards that match one form of a symbol with another
    std::vector<std::string> other_fonts{}; ///< families that stood in for the fonts of words
    std::string font;                       ///< file name of the emoji font
    deck::Kind kind = deck::default_kind;
    diag::Sentence promise{}; ///< what was shown of the deck: "each of the 1596 pairs of cards shares ..."
    Backs backs = Backs::None;
    std::string print_options{}; ///< of CUPS's `lp`, for the true size: "-o media=A4 -o print-scaling=none"
    bool draft = false;          ///< has a word across its cards: not for printing
    diag::Sentence part{};       ///< what of the deck is in the file: "2 of the 3 sheets"; empty: all
    std::vector<diag::Sentence> hints{};        ///< what PDF/X-1a changed
    std::vector<std::filesystem::path> files{}; ///< all that was read for it
    std::vector<Stage> stages;
    std::vector<diag::Diagnostic> warnings;
    std::vector<diag::Diagnostic> remarks{}; ///< what may have been meant otherwise; no warnings
};

} // namespace spotit::job
