#include "emoji/name_tables.hpp"

#include <algorithm>
#include <fstream>
#include <system_error>

namespace spotit::emoji {
namespace {

std::string_view read_first_cell(std::string_view line) {
    return take_cell(line);
}

/// Returns the contents of a file; empty if it can't be read.
std::string read_text(const std::filesystem::path& file) {
    std::error_code problem;
    const auto size = std::filesystem::file_size(file, problem);
    std::ifstream in(file, std::ios::binary);
    if (problem || !in) return {};
    std::string text(size, '\0');
    in.read(text.data(), static_cast<std::streamsize>(size));
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

} // namespace

std::string_view take_cell(std::string_view& line) {
    const std::string_view cell = line.substr(0, line.find('\t'));
    line.remove_prefix(std::min(cell.size() + 1, line.size()));
    return cell;
}

LineTable::LineTable(const std::filesystem::path& file)
    : text_(std::make_shared<const std::string>(read_text(file))) {
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
