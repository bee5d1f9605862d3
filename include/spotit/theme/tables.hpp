#pragma once

#include <spotit/base/enum_names.hpp>
#include <spotit/diag.hpp>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace spotit::yaml {
struct Node;
}

/// Tables of words, as spreadsheets, Quizlet and Anki save them.
namespace spotit::theme {

/// A kind of file that has a table by its name.
struct TableFormat {
    std::string_view ending;
    diag::Sentence remedy{}; ///< what its program can write instead; empty if it can be read
};
std::span<const TableFormat> list_table_formats();
/// Returns null for other files.
const TableFormat* find_table_format(std::string_view file);

/// How the characters of a file are written as bytes.
enum class Encoding { Utf8, Utf16, Windows1252 };
inline constexpr auto encoding_names = base::name_values<Encoding>({"UTF-8", "UTF-16", "Windows-1252"});

enum class ColumnKind {
    Picture, ///< an emoji, its name in colons, or the path of a picture
    Word,    ///< the word itself, or the picture's name
    Name,    ///< the name in a language, or a translation
    Unused
};
inline constexpr auto column_kind_names =
    base::name_values<ColumnKind>({"picture", "word", "translation", "ignored"});
/// A column of a table of words.
struct TableColumn {
    ColumnKind kind = ColumnKind::Unused;
    std::string language{}; ///< empty: not known from the heading
    std::string heading{};  ///< as written; empty in tables without headings
};

/// Whether the first row has the headings of the columns.
enum class Heading {
    None,
    Known,
    Doubtful ///< differs from the other rows, but is not known to be a heading
};
inline constexpr auto heading_names = base::name_values<Heading>({"none", "known", "doubt"});

/// A list or a table of words as it is read, for people to look at before they take it.
struct TablePreview {
    std::string separator{}; ///< empty: each line is one cell
    Encoding encoding = Encoding::Utf8;
    Heading heading = Heading::None;
    std::vector<TableColumn> columns{};
    std::vector<std::vector<std::string>> rows{}; ///< without known headings; each has a cell in each column
    std::shared_ptr<const diag::SourceText> text{}; ///< in which the problems have their places
    std::vector<diag::Diagnostic> problems{};
};
/// Reads the bytes of a file, or a text that was pasted, which has no name. `language` is that of the deck.
TablePreview preview_table(const std::string& name, std::string bytes, const std::string& language);
/// Completes the languages of columns, as far as articles and letters of their words show them.
void detect_languages(TablePreview& table, const std::string& deck_language);

/// Returns true if a file that is given for a theme is a table or a list by its name, also a workbook, which
/// can't be read. A text with the keys of a theme is none.
bool replaces_theme(std::string_view name, std::string_view text);
/// Returns the theme that has the table or the list for its symbols, and its name for a title; its places are
/// the beginning of that. Words in two columns make a split deck.
yaml::Node read_table_theme(const diag::SourceText& source);

} // namespace spotit::theme
