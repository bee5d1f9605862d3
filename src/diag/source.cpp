#include <spotit/diag.hpp>

#include <spotit/base/utf8.hpp>

#include <algorithm>

namespace spotit::diag {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

} // namespace

SourceText::SourceText(std::string name, std::string text)
    : name_(std::move(name))
    , text_(std::move(text)) {
    // A byte order mark belongs to no line, so that columns are those of an editor.
    line_starts_.push_back(text_.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    for (std::size_t i = 0; i < text_.size(); ++i) {
        if (text_[i] == '\r' && i + 1 < text_.size() && text_[i + 1] == '\n') continue;
        if (text_[i] == '\n' || text_[i] == '\r') line_starts_.push_back(i + 1);
    }
}

int SourceText::find_line_number(std::size_t byte) const {
    const auto after =
        std::upper_bound(line_starts_.begin(), line_starts_.end(), std::min(byte, text_.size()));
    return static_cast<int>(std::max<std::ptrdiff_t>(after - line_starts_.begin(), 1));
}

SourceText::Position SourceText::find_position(std::size_t byte) const {
    byte = std::min(byte, text_.size());
    Position position;
    position.line = find_line_number(byte);
    const std::size_t line_start = line_starts_[static_cast<std::size_t>(position.line - 1)];
    for (std::size_t i = line_starts_.front(); i < byte;) {
        const base::Character character = base::read_character(text_, i);
        i += character.length;
        // A position inside a character counts as its start.
        if (i > byte) break;
        position.utf16 += character.value > 0xFFFF ? 2 : 1;
        if (i > line_start) ++position.column;
    }
    return position;
}

std::string_view SourceText::read_line(int number) const {
    if (number < 1 || number > count_lines()) return {};
    const auto index = static_cast<std::size_t>(number - 1);
    const std::size_t begin = line_starts_[index];
    std::size_t end = index + 1 < line_starts_.size() ? line_starts_[index + 1] : text_.size();
    while (end > begin && (text_[end - 1] == '\n' || text_[end - 1] == '\r')) --end;
    return std::string_view(text_).substr(begin, end - begin);
}

std::optional<std::size_t> SourceText::find_invalid_utf8() const {
    for (std::size_t i = 0; i < text_.size();) {
        const base::Character character = base::read_character(text_, i);
        if (!character.is_valid) return i;
        i += character.length;
    }
    return std::nullopt;
}

} // namespace spotit::diag
