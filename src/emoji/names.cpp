// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/emoji.hpp>

#include "emoji/line_table.hpp"
#include "emoji/name_files.hpp"
#include "emoji/shared_tables.hpp"

#include <mutex>
#include <optional>

namespace spotit::emoji {

struct Names::Table {
    NameFile source;
    std::once_flag once;
    LineTable names;
};

Names::Names(const base::DataPaths& places, std::string_view language) {
    static SharedTables<Table> tables;
    const std::optional<NameFile> source = find_name_file(places, language);
    if (!source) return;
    table_ = tables.find_or_make(source->file, [&] {
        auto table = std::make_shared<Table>();
        table->source = *source;
        return table;
    });
}

std::string Names::find(std::string_view emoji) const {
    if (!table_) return {};
    std::call_once(table_->once, [this] { table_->names = LineTable(table_->source.file); });
    std::string_view line = table_->names.find(normalized(emoji));
    return std::string(take_cell(line));
}

const std::string& Names::language() const {
    static const std::string none;
    return table_ ? table_->source.language : none;
}

} // namespace spotit::emoji
