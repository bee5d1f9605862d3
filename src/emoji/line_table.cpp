#include "emoji/name_tables.hpp"

#include <spotit/base/files.hpp>

#include <algorithm>

namespace spotit::emoji {
namespace {

std::string_view read_first_cell(std::string_view line) {
    return take_cell(line);
}

} // namespace

std::string_view take_cell(std::string_view& line) {
    const std::string_view cell = line.substr(0, line.find('\t'));
    line.remove_prefix(std::min(cell.size() + 1, line.size()));
    return cell;
}

LineTable::LineTable(const std::filesystem::path& file)
    : text_(std::make_shared<const std::string>(base::read_file(file).value_or(""))) {
    for (std::string_view rest = *text_; !rest.empty();) {
        lines_.push_back(rest.substr(0, rest.find('\n')));
        rest.remove_prefix(std::min(lines_.back().size() + 1, rest.size()));
    }
}

std::string_view LineTable::find(std::string_view first_cell) const {
    const auto at = std::ranges::lower_bound(lines_, first_cell, {}, read_first_cell);
    if (at == lines_.end() || read_first_cell(*at) != first_cell) return {};
    std::string_view line = *at;
    take_cell(line);
    return line;
}

} // namespace spotit::emoji
