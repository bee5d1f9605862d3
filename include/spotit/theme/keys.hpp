#pragma once

#include <spotit/diag.hpp>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::theme {

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
std::vector<KeyInfo> gather_key_infos();

/// Returns the JSON Schema 2020-12 of themes, for editors.
std::string write_schema();

/// The value that a deck has of a key, after all layers.
struct ResolvedSetting {
    std::string_view key; ///< "card.size"
    std::string value;    ///< a word, a text, "true", "#1e90ff", a paint or a list as YAML; empty: nothing
    std::optional<double> number{}; ///< of a length in millimeters, an angle in degrees, a share of 1
    std::string text; ///< as it is written: "55%", "brand"; of a default as a theme would write it
    std::shared_ptr<const diag::SourceText>
        source{};        ///< gives the value; null: it is the default, or follows from others
    std::string layer{}; ///< the name of the source: a style's, or a file's
    std::string lower{}; ///< that of the layer that gives the value if the source does not; empty: none
};
/// Returns the values of all keys that have a form in one line, in the order of the sections.
std::vector<ResolvedSetting> list_settings(const Theme& theme);

} // namespace spotit::theme
