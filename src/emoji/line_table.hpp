#pragma once

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::emoji {

/// Cuts off and returns the first cell of a line of cells that tabs separate; empty behind the last one.
std::string_view take_cell(std::string_view& line);

/// Calls `hear` with each word of search keys, which blanks and tabs separate.
template<class Hear>
void for_each_word(std::string_view keys, Hear&& hear) {
    while (!keys.empty()) {
        const std::string_view word = keys.substr(0, keys.find_first_of(" \t"));
        if (!word.empty()) hear(word);
        keys.remove_prefix(std::min(word.size() + 1, keys.size()));
    }
}

/// A table of <spotit/emoji/tables.hpp> as its file has it: the lines are parts of the text that was read.
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

} // namespace spotit::emoji
