#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <system_error>
#include <utility>

namespace spotit::emoji {

/// The tables that this process has read from files, so that a file is read once however many decks are made.
template<class Table>
class SharedTables {
public:
    /// Returns the table of a file, which make() begins; another one after the file was written again.
    template<class Make>
    std::shared_ptr<Table> find_or_make(const std::filesystem::path& file, Make&& make) {
        std::error_code ignored;
        const auto time = std::filesystem::last_write_time(file, ignored);
        const std::lock_guard lock(busy_);
        Entry& entry = entries_[file];
        if (!entry.table || entry.time != time) entry = {time, make()};
        return entry.table;
    }

private:
    struct Entry {
        std::filesystem::file_time_type time{};
        std::shared_ptr<Table> table{};
    };
    std::map<std::filesystem::path, Entry> entries_{};
    std::mutex busy_{};
};

} // namespace spotit::emoji
