#pragma once

#include "emoji/line_table.hpp"

#include <spotit/emoji.hpp>

#include <filesystem>
#include <mutex>
#include <string_view>
#include <vector>

namespace spotit::emoji {

/// A line of index/emoji.txt.
struct IndexedEmoji {
    std::string_view normalized, characters;
    std::string_view group, subgroup;
    std::string_view shortcode; ///< that is shown
    std::string_view name;      ///< Unicode's
    std::string_view name_keys, tag_keys;
};

/// The data of an index after reading.
struct NameIndex::Table {
    std::filesystem::path folder;
    std::once_flag once;
    LineTable lines; ///< that the emoji are parts of
    std::vector<IndexedEmoji> emoji;
    LineTable shortcodes; ///< emoji by lookup key

    void read();
    /// Returns the emoji of a group, a subgroup or a friendly name; none if there is no such group, all for
    /// an empty name.
    std::vector<const IndexedEmoji*> find_group(std::string_view name) const;
};

} // namespace spotit::emoji
