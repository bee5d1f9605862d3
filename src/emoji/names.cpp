#include <spotit/emoji.hpp>

#include "emoji/name_tables.hpp"

#include <algorithm>
#include <optional>

namespace spotit::emoji {

const LineTable& LanguageTable::lines() {
    std::call_once(lines_once_, [this] { lines_ = LineTable(file_); });
    return lines_;
}

const SearchWords& LanguageTable::words() {
    std::call_once(words_once_, [this] {
        for (std::string_view line : lines().lines()) {
            take_cell(line); // the emoji
            take_cell(line); // its name
            for_each_word(line, [this](std::string_view word) { words_.all.push_back(word); });
            for_each_word(take_cell(line), [this](std::string_view word) { words_.names.push_back(word); });
        }
        for (auto* const list : {&words_.names, &words_.all}) {
            std::ranges::sort(*list);
            // Not std::ranges::unique: clang 14 cannot compile its result with this standard library.
            list->erase(std::unique(list->begin(), list->end()), list->end());
        }
    });
    return words_;
}

std::shared_ptr<LanguageTable> find_language_table(const base::DataPaths& places, std::string_view language) {
    const std::optional<NameFile> source = find_name_file(places, language);
    if (!source) return {};
    return find_or_make<LanguageTable>(source->file,
                                       [&] { return std::make_shared<LanguageTable>(*source); });
}

Names::Names(const base::DataPaths& places, std::string_view language)
    : table_(find_language_table(places, language)) {}

std::string Names::find(std::string_view emoji) const {
    if (!table_) return {};
    std::string_view line = table_->lines().find(normalize(emoji));
    return std::string(take_cell(line));
}

const std::string& Names::find_language() const {
    static const std::string none;
    return table_ ? table_->language() : none;
}

} // namespace spotit::emoji
