#pragma once

#include <spotit/base/files.hpp>
#include <spotit/diag.hpp>
#include <spotit/symbol/spec.hpp>

#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::theme {

struct Theme;

/// -s KEY=VALUE. The key is a path through the sections: "card.size".
using Override = diag::Setting;

/// Returns the indices of `count` candidates that differ most, in their order; the theme is complete except
/// for the symbols of groups.
using ChooseDistinct = std::function<std::vector<std::size_t>(
    const Theme& so_far, std::span<const symbol::SymbolSpec> candidates, std::size_t count)>;

/// Called for each file and folder before it is opened, even if reading fails then.
using FileListener = std::function<void(const std::filesystem::path&)>;
/// Called with the theme as far as it could be read, before errors are thrown.
using ThemeListener = std::function<void(const Theme&)>;

/// Returns the error of a press profile, given its bytes and its name; nothing if it is valid.
using CheckProfile =
    std::function<std::optional<diag::Diagnostic>(const std::string& profile, const std::string& name)>;

/// The context in which a theme is read. Later wins: extended themes, the theme, the overlays, the overrides.
struct Context {
    std::vector<Override> overrides{};
    base::DataPaths places{}; ///< the folders of emoji's names, fonts and profiles
    std::vector<std::shared_ptr<const diag::SourceText>> overlays{}; ///< --with FILE, or a style
    ChooseDistinct distinct{};      ///< empty: the first of a group are taken instead
    FileListener file_listener{};   ///< may be empty
    CheckProfile check_profile{};   ///< pdf::check_press_profile; empty: profiles are not checked
    bool confine = false;           ///< refuses files outside of the theme's folder
    ThemeListener theme_listener{}; ///< may be empty
};

/// A style or look that themes can build on by its name.
struct Style {
    std::string_view name, summary;
};
std::vector<Style> list_styles();
std::vector<Style> list_looks();
/// Returns what `extends` takes by its name: the styles, and the looks whose name no style has.
std::vector<Style> list_layers();
/// Returns the text of one of these, to be used like a theme file; null if there is none.
std::shared_ptr<const diag::SourceText> read_style(std::string_view name);

/// Returns a symbol as a theme writes it, a picture by its path from the folder of the theme.
std::string write_symbol(const symbol::SymbolSpec& spec, const diag::SourceText& text);
/// Returns the id of a symbol of a theme.
std::string make_id(const symbol::SymbolSpec& spec, const diag::SourceText& text);

/// Reads a theme. All errors are collected and thrown together as diag::Error; warnings go into the sink.
Theme read(const std::shared_ptr<const diag::SourceText>& source, const Context& input, diag::Sink& sink);
/// Returns one theme with what the theme has by all its layers, each value with the name of its layer as a
/// comment.
std::string write_resolved(const std::shared_ptr<const diag::SourceText>& source, const Context& input);

struct Theme;

/// A key of themes, for manuals and completions.
struct KeyInfo {
    std::string path;                 ///< "card.size"; of the entries of a list "symbols.name"
    std::string summary;              ///< one sentence without its full stop
    std::string takes;                ///< "a length such as 5mm"
    std::string default_text;         ///< the default as written in a theme; empty: none
    std::vector<std::string> words{}; ///< that are possible values
    std::optional<std::array<double, 2>> range{}, usual{}; ///< of numbers, and the part of it to offer first
    std::vector<std::pair<std::string, double>> units{};   ///< of lengths, in the unit
    std::string_view unit{};                               ///< "mm", "°" or nothing
    std::vector<std::string> names{}; ///< to offer besides words: papers, styles, languages, colors
    bool closed = false;              ///< it takes nothing but words and names
    bool section = false;             ///< it has keys of its own
    bool listed = false;              ///< it belongs to an entry of `symbols`, which --set does not reach
    bool repeated = false;            ///< it is one of a background of the backs, as of the cards before
};
/// Returns all keys, in the order of the sections.
const std::vector<KeyInfo>& list_key_infos();

/// Returns the JSON Schema 2020-12 of themes, for editors.
std::string write_schema();

/// The value that a deck has of a key, after all layers.
struct ResolvedSetting {
    const KeyInfo* info = nullptr; ///< never null
    std::string value; ///< a word, a text, "true", "#1e90ff", a paint or a list as YAML; empty: nothing
    std::optional<double> number{};    ///< of a length in millimeters, an angle in degrees, a share of 1
    std::vector<std::string> colors{}; ///< those of the value, each as "#1e90ff"
    std::string text{}; ///< as it is written: "55%", "brand"; of a default as a theme would write it
    std::shared_ptr<const diag::SourceText>
        source{};        ///< gives the value; null: it is the default, or follows from others
    std::string layer{}; ///< the name of the source: a style's, or a file's
    std::string lower{}; ///< that of the layer that gives the value if the source does not; empty: none

    std::string_view key() const { return info->path; }
};
/// Returns the values of all keys that have a form in one line, in the order of the sections.
std::vector<ResolvedSetting> list_settings(Theme theme);

/// A deck that a theme could have.
struct DeckOffer {
    int symbols_per_card = 0, cards = 0;
    int missing = 0; ///< the number of symbols to add; negative: those that it leaves out
    bool is_chosen = false;
    diag::Sentence text{};
    std::vector<diag::Setting> settings{};
};
/// Returns the decks among which a theme can choose, those with few symbols on a card first: the largest of
/// its symbols, those that show more of them, the perfect ones that need more, and its own; none where their
/// number is fixed.
std::vector<DeckOffer> list_deck_offers(const Theme& theme);

} // namespace spotit::theme
