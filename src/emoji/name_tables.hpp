#pragma once

#include "emoji/line_table.hpp"

#include <spotit/emoji.hpp>

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

/// The tables of names, in their files and in memory.
namespace spotit::emoji {

/// A table of names and its language.
struct NameFile {
    std::filesystem::path file;
    std::string language; ///< as emojibase writes it
};

/// Finds the file in the language, or its base language ("de" for "de-AT"), or English.
std::optional<NameFile> find_name_file(const base::DataPaths& places, std::string_view language);

/// Finds the folder with the tables of emoji and shortcodes.
std::optional<std::filesystem::path> find_index_folder(const base::DataPaths& places);

/// Words of search keys, sorted: those of names, and those of tags too.
struct SearchWords {
    std::vector<std::string_view> names, all;
};

/// The names of emoji in a language; they are read on first use.
class LanguageTable {
public:
    explicit LanguageTable(NameFile source)
        : file_(std::move(source.file))
        , language_(std::move(source.language)) {}
    const std::string& language() const { return language_; }
    const LineTable& lines();
    const SearchWords& words();

private:
    std::filesystem::path file_;
    std::string language_;
    std::once_flag lines_once_, words_once_;
    LineTable lines_;
    SearchWords words_; ///< parts of the lines
};

/// Returns the table of the language, of its base language or of English; the same one while its file stays
/// as it is. Null if there is none.
std::shared_ptr<LanguageTable> find_language_table(const base::DataPaths& places, std::string_view language);

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

/// Returns the table of a file, which make() begins; the same one, however many decks this process makes,
/// until the file is written again.
template<class Table, class Make>
std::shared_ptr<Table> find_or_make(const std::filesystem::path& file, const Make& make) {
    struct Entry {
        std::filesystem::file_time_type time{};
        std::shared_ptr<Table> table{};
    };
    static std::map<std::filesystem::path, Entry> entries;
    static std::mutex busy;
    std::error_code ignored;
    const auto time = std::filesystem::last_write_time(file, ignored);
    const std::lock_guard lock(busy);
    Entry& entry = entries[file];
    if (!entry.table || entry.time != time) entry = {time, make()};
    return entry.table;
}

} // namespace spotit::emoji
