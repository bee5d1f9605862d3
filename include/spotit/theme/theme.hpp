#pragma once

#include <spotit/base/files.hpp>
#include <spotit/deck/options.hpp>
#include <spotit/diag.hpp>
#include <spotit/document/style.hpp>
#include <spotit/emoji.hpp>
#include <spotit/extras/options.hpp>
#include <spotit/layout/options.hpp>
#include <spotit/pdf/options.hpp>
#include <spotit/sheet/options.hpp>
#include <spotit/symbol/spec.hpp>
#include <spotit/theme/card_shapes.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Reads YAML themes into values: every module's options with defaults filled in, and the places in the
/// source.
namespace spotit::theme {

/// The severity of a check.
enum class Check { Off, Warn, Error };
inline constexpr auto check_names = base::name_values<Check>({"off", "warn", "error"});
struct Checks {
    Check look_alike = Check::Warn;  ///< symbols that could be taken for each other
    Check color_blind = Check::Warn; ///< symbols that the color-blind could take for each other
    Check legibility = Check::Warn;  ///< symbols that are too small, pictures of too low resolution
    friend bool operator==(const Checks&, const Checks&) = default;
};

/// The form of a symbol on a card: its picture, its name, or its picture with the name below.
struct DisplayForm {
    enum class Kind { Picture, Word, Label } kind = Kind::Picture;
    std::string language{}; ///< of the name; empty: the deck's
    friend bool operator==(const DisplayForm&, const DisplayForm&) = default;
};
/// deck.forms.
struct Forms {
    /// None: every symbol has the form `first` everywhere.
    std::optional<deck::FormMode> mode = deck::FormMode::Mixed;
    DisplayForm first{}, second{DisplayForm::Kind::Word, {}};
    friend bool operator==(const Forms&, const Forms&) = default;
};

/// labels: the names below pictures.
struct Labels {
    double x_height = 0; ///< at least, mm; 0 while the theme is read: by the size of the cards
    std::optional<color::Color> color{}; ///< none: readable on the card
    std::string font{};                  ///< a family or a file; empty: that of words
    friend bool operator==(const Labels&, const Labels&) = default;
};

/// deck.set: the features of a Set deck's drawings.
struct SetDrawings {
    std::vector<color::Color> colors{};
    std::vector<std::string> color_names{}; ///< as the theme writes them; may be empty
    std::vector<diag::Span> color_spans{};  ///< their places; none for the default colors
    std::vector<symbol::SetFill> fills{};
    std::vector<symbol::SymbolSpec> shapes{}; ///< pictures, emoji, built-in shapes
    friend bool operator==(const SetDrawings&, const SetDrawings&) = default;
};
/// Fills in what the theme of a Set deck leaves open. The colors differ for the color-blind, too (Okabe and
/// Ito 2008).
SetDrawings complete_set(SetDrawings set);

/// The theme's options of one symbol for its place on the cards.
struct SymbolOptions {
    double scale = 1;
    std::optional<layout::Rotation> rotation{};
    std::vector<std::string>
        forms{}; ///< its own two forms as words ("3 × 4", "12"), instead of the deck's; or none
    std::optional<symbol::Edge> edge{}; ///< none: the theme's
    friend bool operator==(const SymbolOptions&, const SymbolOptions&) = default;
};

/// A symbol that a person has placed on a card.
struct Pin {
    std::string symbol{};          ///< its emoji, word, file or name, as written
    diag::Span span{};             ///< of that
    geom::Point at{};              ///< the middle of its drawing, from that of the card
    diag::Span at_span{};          ///< of that
    std::optional<double> size{};  ///< longer side of its drawing, mm; none: as on the card without pins
    std::optional<double> angle{}; ///< clockwise, radians; none: as on the card without pins
    friend bool operator==(const Pin&, const Pin&) = default;
};

/// A color and its text in the theme.
struct WrittenColor {
    color::Color color;
    std::string text; ///< "navy", "hsl(210 80% 40%)", or a name of the theme's own
    friend bool operator==(const WrittenColor&, const WrittenColor&) = default;
};

struct Theme {
    std::string title;
    std::map<std::string, std::string> titles; ///< by language
    std::string language = "en";
    std::uint64_t seed = 1; ///< the default of deck.seed and layout.seed
    deck::Options deck;     ///< its numbers are possible for the symbols, unless reading has failed
    std::optional<deck::Options>
        written_deck{}; ///< where kind and symbols per card of `deck` follow from the symbols: without them
    std::vector<symbol::SymbolSpec> symbols;
    std::vector<SymbolOptions> fits; ///< one for each symbol
    symbol::FontOptions fonts;
    symbol::DrawingStyle drawing = symbol::DrawingStyle::Full; ///< of the pictures; Set decks keep theirs
    symbol::Edge edge{};                                       ///< of symbols without their own
    std::optional<symbol::Edge> word_edge{};                   ///< of words; none: that of symbols
    std::vector<double> word_scales{1}; ///< of words, relative to pictures: of all, or of each form
    Checks check;
    std::vector<std::string>
        categories{}; ///< names of deck.categories, whose symbols come one after the other
    document::Style style;
    CardShape card_shape{};
    layout::Options layout;
    std::uint64_t layout_seed = 1;
    std::optional<Forms> forms{};
    Labels labels{};
    SetDrawings set{};                       ///< of a Set deck
    int copies = 1;                          ///< of the whole deck
    std::vector<color::Color> copy_colors{}; ///< of their backs, in turn
    std::optional<document::Back> back{};
    extras::Options extras{};
    std::optional<std::string> footer{}; ///< of the pages; none: the default line
    pdf::Options output{};
    int image_dpi = 300;                    ///< of PNG files
    std::map<int, int> reroll;              ///< by card, from 1: number of the alternative arrangement
    std::map<int, std::vector<Pin>> pins{}; ///< by card, from 1
    sheet::Options sheet;
    std::string paper_name = "A4";      ///< or the size as written
    std::string card_name{};            ///< "poker", where the card's size is given by its name
    std::vector<WrittenColor> colors{}; ///< all that it names, in the order in which they were read
    std::map<std::string, diag::Span, std::less<>> spans; ///< places of the given values, by key: "card.size"
    std::map<std::string, diag::Span, std::less<>> lower_spans{}; ///< those of the values that these replace
    /// Every file and folder that was read or that the deck will be made from, each once: the theme, its
    /// extended themes, overlays, lists, pictures, fonts. Some may be missing.
    std::vector<std::filesystem::path> files;
    std::vector<diag::Diagnostic> hints{}; ///< of files outside of the theme's folder, numbered lists
    /// Returns the place of the first of the keys that is given; empty if none is.
    diag::Span find_place(std::initializer_list<std::string_view> keys) const;
    friend bool operator==(const Theme&, const Theme&) = default;
};

/// Finds the names by which forms show symbols.
class DisplayNames {
public:
    /// For a deck in this language.
    DisplayNames(base::DataPaths places, std::string language);
    /// Returns the name of a symbol in a language (empty: the deck's); empty if it is unknown.
    std::string find(const symbol::SymbolSpec& source, const std::string& language = {});

private:
    base::DataPaths places_;
    std::string language_;
    std::map<std::string, emoji::Names, std::less<>> names_;
};

} // namespace spotit::theme
