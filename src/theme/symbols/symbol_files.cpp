#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"
#include "theme/symbols/tables.hpp"

#include <spotit/diag/phrases.hpp>

namespace spotit::theme {
namespace {

/// Reports a file that is no text but holds a table, or a picture; true if it is one.
bool refuse_other_file(Problems& problems, const Entry& entry) {
    const diag::Span& span = entry.source.span;
    if (is_path(entry.written) || is_unsupported_picture(entry.written)) {
        problems
            .error(span, "no-file", "`file` is a text file with one symbol per line, but this is a picture")
            .fix(diag::write("write  image: {}", entry.written))
            .add_subject(diag::make_file(resolve_path(span, entry.written).string()));
        return true;
    }
    const TableFormat* const other = find_table_format(entry.written);
    if (other == nullptr || other->remedy.empty()) return false;
    problems
        .error(span, "table-format", "{ending} files can't be read; a table of words is a text file",
               other->ending)
        .fix(diag::write("{}, and write that file's name", other->remedy));
    return true;
}

/// Returns the text of a file; nothing if it can't be read, which is reported.
std::optional<ListText> read_list_file(Reading& reading, const Entry& entry) {
    const diag::Span& span = entry.source.span;
    const Named named{"the file", entry.written, span, Named::Sort::Text};
    note_file(reading.files, named.path);
    if (refuse_other_file(reading, entry) || check_file(reading.files, named) != nullptr) return std::nullopt;
    auto source = read_file(named.path);
    if (!source) return std::nullopt;
    auto text = read_list_text(reading, *source, reading.theme.language);
    if (text && text->hint) reading.files.hints.push_back(std::move(*text->hint));
    return text;
}

} // namespace

void add_file(Reading& reading, const Entry& entry) {
    const auto list = read_list_file(reading, entry);
    if (!list) return;
    const auto& source = list->source;
    const std::string_view text = source->text();
    if (is_table(entry.written, text)) return add_table(reading, entry, *list);
    const auto locate = [&](std::string_view part) {
        const auto at = static_cast<std::size_t>(part.data() - text.data());
        return diag::Span{source, at, at + part.size()};
    };
    std::vector<std::string_view> lines = list_lines(text);
    const auto numbers = take_line_numbers(lines);
    if (!numbers.empty()) note_list_numbers(reading, numbers, locate(numbers.front()));
    for (const std::string_view line : lines)
        add_symbols(reading, {yaml::Node::Kind::Scalar, std::string(line), locate(line), {}, {}}, entry);
}

} // namespace spotit::theme
