#include "emojibase/reader.hpp"

namespace spotit::emojibase {
namespace {

/// Cuts off and returns the part of the text before the separator.
std::string_view take_until(std::string_view& text, char separator) {
    const std::string_view part = text.substr(0, text.find(separator));
    text.remove_prefix(part.size() == text.size() ? part.size() : part.size() + 1);
    return part;
}

} // namespace

std::vector<ClassroomWord> read_classroom_words() {
    constexpr std::string_view heading = "# ";
    std::vector<ClassroomWord> words;
    std::string_view section;
    for (std::string_view text = classroom_text(); !text.empty();) {
        std::string_view line = take_until(text, '\n');
        if (line.starts_with(heading)) section = line.substr(heading.size());
        if (line.empty() || line.starts_with(heading)) continue;
        ClassroomWord& word = words.emplace_back();
        word.section = section;
        word.emoji = take_until(line, '|');
        for (std::string_view& name : word.names) name = take_until(line, '|');
    }
    return words;
}

} // namespace spotit::emojibase
