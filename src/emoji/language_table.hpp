#pragma once

#include "emoji/line_table.hpp"
#include "emoji/name_files.hpp"

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spotit::emoji {

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

} // namespace spotit::emoji
