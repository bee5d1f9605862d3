// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/base/data_paths.hpp>
#include <spotit/deck/options.hpp>
#include <spotit/diag.hpp>
#include <spotit/document/style.hpp>
#include <spotit/emoji.hpp>
#include <spotit/extras/options.hpp>
#include <spotit/layout/options.hpp>
#include <spotit/pdf/options.hpp>
#include <spotit/sheet/options.hpp>
#include <spotit/symbol/spec.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// YAML to values: every module's options with defaults filled in, and where each was written.
namespace spotit::theme {

/// What a theme says of one symbol that concerns its place on the cards.
struct SymbolOptions {
    double scale = 1;
    std::optional<layout::Rotation> rotation{};
    std::vector<std::string>
        forms{}; ///< its own two forms as words ("3 × 4", "12"), instead of the deck's; or none
};

/// What becomes of something that players could stumble over.
enum class Check { Off, Warn, Error };
inline constexpr base::EnumName<Check> check_names[] = {
    {Check::Off, "off"}, {Check::Warn, "warn"}, {Check::Error, "error"}};
static_assert(base::is_complete(check_names));
struct Checks {
    Check look_alike = Check::Warn;  ///< symbols that could be taken for each other
    Check color_blind = Check::Warn; ///< that could by those who can't tell red from green
    Check legibility = Check::Warn;  ///< symbols that are too small to be seen, pictures that are too coarse
};

/// How a symbol is shown on a card: by its picture, by its name, or by its picture with the name below.
struct DisplayForm {
    enum class Kind { Picture, Word, Label } kind = Kind::Picture;
    std::string language{}; ///< of the name; empty: the deck's
    friend bool operator==(const DisplayForm&, const DisplayForm&) = default;
};
/// deck.forms.
struct Forms {
    std::optional<deck::FormMode> mode{}; ///< none: every symbol has the form `first` everywhere
    DisplayForm first{}, second{};
};

/// deck.set: what the drawings of a Set deck are made of.
struct SetDrawings {
    std::vector<color::Color> colors{};
    std::vector<std::string> color_names{}; ///< as the theme writes them; may be empty
    std::vector<diag::Span> color_spans{};  ///< where it does; none of the usual ones
    std::vector<symbol::SetFill> fills{};
    std::vector<symbol::SymbolSpec>
        shapes{}; ///< pictures, emoji, or in `name` that of a built-in shape alone
};

struct Theme {
    std::string title;
    std::string language = "en";
    std::uint64_t seed = 1; ///< deck.seed and layout.seed follow it unless they are given
    deck::Options deck;     ///< numbers are possible for the symbols at hand, or reading has failed
    std::vector<symbol::SymbolSpec> symbols;
    std::vector<SymbolOptions> fits; ///< one for each symbol
    symbol::FontOptions fonts;
    symbol::DrawingStyle drawing = symbol::DrawingStyle::Full; ///< of the pictures; Set decks keep theirs
    Checks check;
    std::vector<std::string>
        categories{};       ///< names of deck.categories, whose symbols come one after the other
    int unused_symbols = 0; ///< how many of them the deck has no place for
    document::Style style;
    layout::Options layout;
    std::uint64_t layout_seed = 1;
    std::optional<Forms> forms{};
    SetDrawings set{};                       ///< of a Set deck
    int copies = 1;                          ///< of the whole deck
    std::vector<color::Color> copy_colors{}; ///< of their backs, in turn
    std::optional<document::Back> back{};
    extras::Options extras{};
    std::optional<std::string> footer{}; ///< of the sheets; nothing: the usual line
    pdf::Options output{};
    int image_dpi = 300;       ///< of PNG files
    std::map<int, int> reroll; ///< by card, from 1: which other arrangement it gets
    sheet::Options sheet;
    std::string paper_name;  ///< "A4", or the size as written
    std::string card_name{}; ///< "poker", where the card's size is given by its name
    std::map<std::string, diag::Span, std::less<>>
        spans; ///< of the values that were given, by key: "card.size"
    /// Every file and folder that was read or that the deck will be made from, each once: the theme, what it
    /// extends, overlays, lists, pictures, fonts. Some may be missing.
    std::vector<std::filesystem::path> files;
    std::vector<diag::Diagnostic>
        hints{}; ///< what may have been meant otherwise, for those who ask for details
};

/// -s KEY=VALUE. The key is a way through the sections: "card.size". An entry of a list is its number, from
/// 1: "symbols[3].scale"; a symbol can also be named itself: "symbols[🐶].scale".
struct Override {
    std::string key, value;
};

/// The indices of `count` of the candidates that look least alike, in their order; the theme has everything
/// but the symbols of groups.
using ChooseDistinct = std::function<std::vector<std::size_t>(
    const Theme& so_far, std::span<const symbol::SymbolSpec> candidates, std::size_t count)>;

/// Told of each file and folder before it is looked for, also when reading fails then.
using FileListener = std::function<void(const std::filesystem::path&)>;

/// Returns what is wrong with a press profile, given its bytes and its name; nothing if it is one.
using CheckProfile =
    std::function<std::optional<diag::Diagnostic>(const std::string& profile, const std::string& name)>;

/// What a theme is read with. Later wins: what the theme extends, the theme, the overlays, the overrides.
struct Context {
    std::span<const Override> overrides{};
    base::DataPaths places{};                                            ///< of the emoji's names and groups
    std::span<const std::shared_ptr<const diag::SourceText>> overlays{}; ///< --with FILE, or a style
    ChooseDistinct distinct{};    ///< empty: the first of a group stand for those that look least alike
    FileListener file_listener{}; ///< may be empty
    bool hints = false;           ///< whether Theme::hints are wanted: to look for them takes time
    CheckProfile check_profile{}; ///< pdf::check_press_profile; empty: profiles are not looked into
};

/// A style that themes can extend by its name.
struct Style {
    std::string_view name, summary;
};
std::span<const Style> styles();
/// Its text, to be laid over a theme as a file is; nothing when there is none of this name.
std::shared_ptr<const diag::SourceText> style_source(std::string_view name);

/// Reads a theme. Every mistake is collected and thrown together as diag::Error; warnings go into the sink.
Theme read(std::shared_ptr<const diag::SourceText> source, const Context& context, diag::Sink& sink);

/// The names by which forms show symbols.
class DisplayNames {
public:
    /// Of a deck in this language.
    DisplayNames(base::DataPaths places, std::string language);
    /// What a symbol is called in a language (empty: the deck's); empty where nobody knows.
    std::string find(const symbol::SymbolSpec& source, const std::string& language = {});

private:
    const emoji::Names& names_in(const std::string& language);

    base::DataPaths places_;
    std::string language_;
    std::map<std::string, emoji::Names, std::less<>> names_;
};

/// JSON Schema 2020-12 of themes, for editors.
std::string schema();
/// The page on all keys, as Markdown.
std::string reference();

/// A key of themes, for manuals and for those who complete it.
struct KeyInfo {
    std::string path;                 ///< "card.size"; of the entries of a list "symbols.name"
    std::string summary;              ///< one sentence without its full stop
    std::string takes;                ///< "a length such as 5mm"
    std::string default_text;         ///< the default, as it would be written; empty: none
    std::vector<std::string> words{}; ///< that it takes
    std::vector<std::string> names{}; ///< that it knows, beside other values: papers, styles, sizes of cards
    bool closed = false;              ///< and nothing else
    bool section = false;             ///< it has keys of its own
    bool listed = false;              ///< it stands in an entry of `symbols`: --set reaches it by symbols[3].
};
/// All that are built, in the order of the sections.
std::vector<KeyInfo> key_infos();

} // namespace spotit::theme
