#pragma once

#include <spotit/emoji.hpp>

#include <algorithm>
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

/// Cuts off and returns the first cell of a line of cells that tabs separate; empty behind the last one.
std::string_view take_cell(std::string_view& line);

/// Calls `visit` with each word of search keys, which blanks and tabs separate.
template<class Visit>
void for_each_word(std::string_view keys, Visit&& visit) {
    while (!keys.empty()) {
        const std::string_view word = keys.substr(0, keys.find_first_of(" \t"));
        if (!word.empty()) visit(word);
        keys.remove_prefix(std::min(word.size() + 1, keys.size()));
    }
}

/// A table of <spotit/emoji.hpp> as its file has it: the lines are parts of the text that was read.
class LineTable {
public:
    /// No lines.
    LineTable() = default;
    /// Reads the file; one that is missing has no lines.
    explicit LineTable(const std::filesystem::path& file);

    const std::vector<std::string_view>& lines() const { return lines_; }
    /// Returns what follows the first cell of the line that begins with this one; empty if there is none.
    /// The lines must be sorted.
    std::string_view find(std::string_view first_cell) const;

private:
    std::shared_ptr<const std::string> text_{};
    std::vector<std::string_view> lines_{};
};

/// Finds a file of the folder with names below one of the places.
std::optional<std::filesystem::path> find_file(const base::DataPaths& places,
                                               const std::filesystem::path& name);

/// Words of search keys, sorted: those of names, and those of tags too.
struct SearchWords {
    std::vector<std::string_view> names, all;
};

/// The names of emoji in a language; they are read on first use.
class LanguageTable {
public:
    LanguageTable(std::filesystem::path file, std::string language)
        : file_(std::move(file))
        , language_(std::move(language)) {}
    /// Returns the language as emojibase writes it.
    const std::string& language() const { return language_; }
    const LineTable& lines();
    /// Returns the search key of the name of a normalized emoji; empty if it is not searched.
    std::string_view find_name_key(std::string_view emoji);
    const SearchWords& words();

private:
    std::filesystem::path file_;
    std::string language_;
    std::once_flag lines_once_, keys_once_, words_once_;
    LineTable lines_;
    std::map<std::string_view, std::string> name_keys_;
    SearchWords words_; ///< parts of the lines and of the keys
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
    std::filesystem::path file;
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
