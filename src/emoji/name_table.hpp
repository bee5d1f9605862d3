// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#pragma once

#include "emoji/emojibase_reader.hpp"

#include <spotit/emoji.hpp>

#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace spotit::emoji {

/// The data of an index after reading.
struct NameIndex::Table {
    std::filesystem::path folder;
    std::once_flag once;
    std::map<std::string, std::string, std::less<>> emoji_by_name;
    std::map<std::string, std::vector<std::string>, std::less<>> names_by_emoji; ///< those that find it
    std::vector<emojibase::Emoji> emoji;
    emojibase::Groups groups;

    void read();
    /// Returns the emoji of a group, a subgroup or a friendly name; none if there is no such group, all for
    /// an empty name.
    std::vector<const emojibase::Emoji*> group(std::string_view name) const;
};

} // namespace spotit::emoji
