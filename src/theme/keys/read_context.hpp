// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "theme/keys/ink_palette.hpp"
#include "theme/keys/keys.hpp"

#include <spotit/base/enum_names.hpp>
#include <spotit/diag.hpp>
#include <spotit/emoji.hpp>
#include <spotit/theme/read.hpp>
#include <spotit/theme/symbol_options.hpp>
#include <spotit/yaml.hpp>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace spotit::extras {
enum class Game;
}

namespace spotit::theme {

/// Collects the errors and warnings of a theme, each of them once.
class Problems {
public:
    explicit Problems(diag::Sink& sink)
        : sink_(sink) {}

    /// Reports an error and its remedy, to which notes can be added.
    diag::Diagnostic& error(diag::Span span, diag::Id id, std::string message, std::string fix = {});
    diag::Diagnostic& warn(diag::Span span, diag::Id id, std::string message, std::string fix = {});
    diag::Diagnostic& add(diag::Diagnostic error);
    /// Reports the errors of a text that can't be read.
    void add(const diag::Error& errors);
    /// Returns the number of errors so far.
    std::size_t count() const { return count_; }
    /// Returns true if the next error may take the time to search for a suggestion: only the first are shown.
    bool wants_suggestions() const { return count_ < max_suggestions; }
    /// Returns the candidate that was probably meant; empty if there is none, or there are too many errors.
    std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates) const;

private:
    /// Twice as many as are shown, since they are found in another order.
    static constexpr std::size_t max_suggestions = 40;

    diag::Sink& sink_;
    diag::Diagnostic unreported_; ///< takes the place of an error that is not reported
    std::size_t count_ = 0;
    std::set<std::tuple<const diag::SourceText*, std::size_t, std::string>> reported_; ///< place and message
};

/// The way in which emoji of a group are picked.
enum class Pick { Distinct, First, Random };
inline constexpr base::EnumName<Pick> pick_names[] = {
    {Pick::Distinct, "distinct"}, {Pick::First, "first"}, {Pick::Random, "random"}};
static_assert(base::is_complete(pick_names));

/// The keys of an entry of the list of symbols.
struct Entry {
    /// A key that says what kind of entry this is, and the place of its value.
    struct Origin {
        std::string_view key;
        diag::Span span;
    };
    std::vector<Origin> origins;      ///< one, in a valid entry
    std::optional<Origin> group_key;  ///< a key for groups alone
    std::optional<Origin> except_key; ///< for groups and folders
    std::optional<Origin> image_key;  ///< for pictures alone
    symbol::SymbolSpec source = {};   ///< the properties that its symbols share, and the one given symbol
    SymbolOptions fit = {};
    std::string group;        ///< of emoji
    std::optional<int> count; ///< of a group; none: as many as the deck needs
    Pick pick = Pick::Distinct;
    std::set<std::string> except;                                 ///< emoji without variation selectors
    std::vector<std::pair<std::string, diag::Span>> except_files; ///< names of pictures
    std::filesystem::path file, folder;
    std::string written; ///< of the file, folder or picture: the path as the theme writes it
};

/// A group among the symbols.
struct GroupSlot {
    std::size_t at = 0; ///< index of the symbol after the group
    Entry entry;
};

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

/// The files and folders that a theme names.
struct NamedFiles {
    std::set<std::filesystem::path> noted{}, checked{};
    std::filesystem::path folder{}; ///< of the theme, without links; empty until a file is named
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
    WantedRules rules{};
    emoji::NameIndex emoji_names{};
    std::map<int, diag::Span> rerolled{}; ///< the cards of layout.reroll
    bool back_is_painted = false;         ///< true if the theme gives the paint of the back
    bool has_all_layers = true;           ///< false: a layer could not be read, so keys may be missing
    std::list<yaml::Node> merged_nodes{}; ///< values merged from several layers
    NamedFiles files{};

    diag::Diagnostic& error(diag::Span span, diag::Id id, std::string message, std::string fix = {});
    diag::Diagnostic& warn(diag::Span span, diag::Id id, std::string message, std::string fix = {});
    /// Reports what stands there twice, and where it came first.
    void report_second(diag::Span span, const diag::Span& first, std::string message);
    /// Returns whether the key was given and its value could be read.
    bool has(std::string_view path) const;
    /// Returns true if a layer above that of the key has given one of the others.
    bool is_below(std::string_view path, std::initializer_list<std::string_view> others) const;
    /// Returns the place of the value of the first of these keys that was given; the start of the theme if
    /// none was.
    diag::Span find_span(std::initializer_list<std::string_view> paths) const;
};

} // namespace spotit::theme
