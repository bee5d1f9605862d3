// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/theme/symbol_options.hpp>
#include <spotit/yaml.hpp>

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::theme {

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

} // namespace spotit::theme
