// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/context/entry.hpp"
#include "theme/context/ink_palette.hpp"
#include "theme/context/problems.hpp"
#include "theme/keys/card_sizes.hpp"
#include "theme/keys/keys.hpp"

#include <spotit/emoji.hpp>
#include <spotit/theme/read.hpp>
#include <spotit/yaml.hpp>

#include <filesystem>
#include <initializer_list>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::extras {
enum class Game;
}

namespace spotit::theme {

struct PaintParts;
struct Theme;

/// The name of the sources of -s KEY=VALUE.
inline constexpr std::string_view override_source = "--set";

/// The keys that were given, by path.
struct GivenKeys {
    std::map<std::string, diag::Span, std::less<>> spans{};
    std::map<std::string, std::size_t, std::less<>> layers{}; ///< number of the layer, from 0 for the lowest
};

/// The colors that a theme defines.
struct Palette {
    std::map<std::string, color::Color, std::less<>> named{};
    InkPalette inks{}; ///< colors given in inks
};

/// The symbols of the deck while they are read.
struct SymbolList {
    Entry entry{};                                         ///< the entry of the list that is being read
    std::vector<GroupSlot> groups{};                       ///< groups to be filled at the end
    std::map<std::string, diag::Span, std::less<>> seen{}; ///< by identity
    /// Indices of pictures that came from folders, by identity; an entry of their own takes their place.
    std::map<std::string, std::size_t, std::less<>> of_folders{};
    int count = 0;          ///< intended symbols, including wrong ones
    bool are_known = false; ///< false: there are none, or an entry stands for an unknown number of them
    const yaml::Node* categories = nullptr; ///< deck.categories, read after all other keys
    /// A word that is the name of an emoji.
    struct PictureWord {
        std::string word, emoji;
        diag::Span span;
        bool is_beside = false; ///< that emoji
    };
    std::vector<PictureWord> picture_words{};
};

/// Overrides of single entries and symbols.
struct EntryOverrides {
    /// -s symbols[🐶].scale=1.2, applied when all symbols are known
    struct OfSymbol {
        yaml::Node symbol; ///< a scalar
        yaml::Node keys;   ///< a map with one key
    };
    std::vector<OfSymbol> of_symbols{};
    /// -s symbols[3].scale=1.2, already applied to the list
    struct OfEntry {
        std::string list; ///< path of the list's key
        diag::Span key;   ///< in the setting
    };
    std::vector<OfEntry> of_entries{};
};

/// extras.rules.
struct WantedRules {
    bool all = false; ///< extras.rules: true
    std::map<extras::Game, diag::Span> named{};
};

/// The state of reading a theme: its values, and the data that readers and checks share.
struct ReadContext {
    const Context& input;
    std::shared_ptr<const diag::SourceText> source; ///< of the theme itself
    Problems problems;
    Theme& theme;
    GivenKeys keys{};
    Palette palette{};
    SymbolList symbols{};
    EntryOverrides overrides{};
    WantedRules rules{};
    emoji::NameIndex emoji_names{};
    PaintParts* paint = nullptr; ///< the paint that is being read
    CardShape card_shape = CardShape::Circle;
    std::map<int, diag::Span> rerolled{}; ///< the cards of layout.reroll
    bool back_is_painted = false;         ///< true if the theme gives the paint of the back
    bool has_all_layers = true;           ///< false: a layer could not be read, so keys may be missing
    std::list<yaml::Node> merged_nodes{}; ///< values merged from several layers
    std::set<std::filesystem::path> noted_files{}, places_checked{};
    std::filesystem::path folder{}; ///< of the theme, without links; empty until a file is named

    /// Reports an error or a warning, to which fixes and notes can be added.
    diag::Diagnostic& error(diag::Span span, diag::Id id, std::string message);
    diag::Diagnostic& warn(diag::Span span, diag::Id id, std::string message);
    /// Returns whether the key was given and its value could be read.
    bool has(std::string_view path) const;
    /// Returns true if a layer above that of the key has given one of the others.
    bool is_below(std::string_view path, std::initializer_list<std::string_view> others) const;
    /// Returns the place of the value of the first of these keys that was given; the start of the theme if
    /// none was.
    diag::Span find_span(std::initializer_list<std::string_view> paths) const;
};

} // namespace spotit::theme
