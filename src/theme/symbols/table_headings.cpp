#include "theme/symbols/symbols.hpp"

#include "diag/write.hpp"

#include <spotit/base/utf8.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

struct HeadingWord {
    std::string_view word;
    ColumnKind kind;
};
constexpr HeadingWord heading_words[] = {{"picture", ColumnKind::Picture}, {"emoji", ColumnKind::Picture},
                                         {"image", ColumnKind::Picture},   {"word", ColumnKind::Word},
                                         {"text", ColumnKind::Word},       {"name", ColumnKind::Word}};

/// A language by its code, its English name and its own.
struct Language {
    std::string_view code, english, own;
};
// clang-format off
// Emoji have names in Bokmål, whose code is nb.
constexpr Language languages[] = {
    {"ar", "Arabic", "العربية"}, {"bg", "Bulgarian", "български"}, {"bn", "Bengali", "বাংলা"},
    {"ca", "Catalan", "català"}, {"cs", "Czech", "čeština"}, {"cy", "Welsh", "Cymraeg"},
    {"da", "Danish", "dansk"}, {"de", "German", "Deutsch"}, {"el", "Greek", "Ελληνικά"},
    {"en", "English", "English"}, {"eo", "Esperanto", "Esperanto"}, {"es", "Spanish", "español"},
    {"et", "Estonian", "eesti"}, {"eu", "Basque", "euskara"}, {"fa", "Persian", "فارسی"},
    {"fi", "Finnish", "suomi"}, {"fr", "French", "français"}, {"ga", "Irish", "Gaeilge"},
    {"gl", "Galician", "galego"}, {"he", "Hebrew", "עברית"}, {"hi", "Hindi", "हिन्दी"},
    {"hr", "Croatian", "hrvatski"}, {"hu", "Hungarian", "magyar"}, {"id", "Indonesian", "Indonesia"},
    {"is", "Icelandic", "íslenska"}, {"it", "Italian", "italiano"}, {"ja", "Japanese", "日本語"},
    {"ko", "Korean", "한국어"}, {"la", "Latin", "Latina"}, {"lt", "Lithuanian", "lietuvių"},
    {"lv", "Latvian", "latviešu"}, {"ms", "Malay", "Melayu"}, {"nb", "Norwegian", "norsk"},
    {"nl", "Dutch", "Nederlands"}, {"nb", "Bokmål", "norsk bokmål"}, {"no", "no", "no"},
    {"pl", "Polish", "polski"}, {"pt", "Portuguese", "português"}, {"ro", "Romanian", "română"},
    {"ru", "Russian", "русский"}, {"sk", "Slovak", "slovenčina"}, {"sl", "Slovenian", "slovenščina"},
    {"sq", "Albanian", "shqip"}, {"sr", "Serbian", "српски"}, {"sv", "Swedish", "svenska"},
    {"sw", "Swahili", "Kiswahili"}, {"th", "Thai", "ไทย"}, {"tr", "Turkish", "Türkçe"},
    {"uk", "Ukrainian", "українська"}, {"ur", "Urdu", "اردو"}, {"vi", "Vietnamese", "Tiếng Việt"},
    {"zh", "Chinese", "中文"},
};
// clang-format on

/// Returns true for other codes, which are no headings by themselves, since many are words.
bool is_rare_code(std::string_view heading) {
    constexpr std::string_view of_three[] = {"dsb", "fil", "gsw", "haw", "hsb", "nds", "yue"};
    const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
    return (heading.size() == 2 && std::ranges::all_of(heading, is_small)) ||
           std::ranges::find(of_three, heading) != std::end(of_three);
}

/// Returns the language's code; empty if the heading is no language that is known for sure.
std::string find_language(std::string_view heading) {
    const std::string wanted = base::fold(heading);
    const auto* const found = std::ranges::find_if(languages, [&](const Language& each) {
        return each.code == wanted || base::fold(each.english) == wanted || base::fold(each.own) == wanted;
    });
    if (found != std::end(languages)) return std::string(found->code);
    // "pt-BR", "zh-Hant"
    const std::size_t hyphen = wanted.find('-');
    const bool is_kind = hyphen != std::string::npos && is_language(heading) &&
                         !find_language(heading.substr(0, hyphen)).empty();
    return is_kind ? std::string(heading) : std::string();
}

const HeadingWord* find_word(std::string_view heading) {
    const std::string wanted = diag::to_lower_case(heading);
    const auto* const found = std::ranges::find(heading_words, wanted, &HeadingWord::word);
    return found == std::end(heading_words) ? nullptr : found;
}

bool is_note(std::string_view heading) {
    return heading.starts_with("x_");
}

std::optional<TableColumn> make_column(std::string_view heading) {
    if (is_note(heading) || heading.empty()) return TableColumn{ColumnKind::Unused, {}, std::string(heading)};
    if (const HeadingWord* word = find_word(heading))
        return TableColumn{word->kind, {}, std::string(heading)};
    std::string language = find_language(heading);
    if (language.empty() && is_rare_code(heading)) language = heading;
    if (language.empty()) return std::nullopt;
    return TableColumn{ColumnKind::Name, std::move(language), std::string(heading)};
}

void report_unknown_heading(Problems& problems, const TableCell& cell) {
    std::vector<std::string_view> known;
    for (const HeadingWord& each : heading_words) known.push_back(each.word);
    for (const Language& each : languages) known.insert(known.end(), {each.english, each.own});
    const std::string_view near = problems.nearest_word(cell.text, known);
    problems.error(cell.span, "table-heading", "{} is not a heading of a table of words", cell.text)
        .suggest(std::string(near), near)
        .fix("write picture, emoji, word, name, or a language such as de or German")
        .note(diag::write("to leave the column out write  x_{}", cell.text))
        .note("if this row is a symbol like the others, put a row of headings above it: de in "
              "one column, fr in the next");
}

void report_second(Problems& problems, const TableCell& cell, const TableColumn& first,
                   const diag::Sentence& what) {
    problems
        .error(cell.span, "table-heading", "two columns have {}: {} and {}", what, first.heading, cell.text)
        .fix(diag::write("to leave this column out write  x_{}", cell.text));
}

bool is_same(const TableColumn& one, const TableColumn& other) {
    return one.kind != ColumnKind::Unused && one.kind == other.kind && one.language == other.language;
}

} // namespace

bool has_headings(const TableRow& first) {
    return std::ranges::any_of(first, [](const TableCell& cell) {
        return is_note(cell.text) || find_word(cell.text) != nullptr || !find_language(cell.text).empty();
    });
}

std::optional<std::vector<TableColumn>> read_headings(Problems& problems, const TableRow& first) {
    std::vector<TableColumn> columns;
    const std::size_t before = problems.count();
    for (const TableCell& cell : first) {
        auto column = make_column(cell.text);
        if (!column) {
            report_unknown_heading(problems, cell);
            continue;
        }
        const auto same =
            std::ranges::find_if(columns, [&](const TableColumn& other) { return is_same(*column, other); });
        if (same != columns.end())
            report_second(problems, cell, *same,
                          column->kind == ColumnKind::Picture ? diag::Sentence("the picture")
                          : column->kind == ColumnKind::Word  ? diag::Sentence("the word")
                                                              : "the same language");
        columns.push_back(std::move(*column));
    }
    if (problems.count() != before) return std::nullopt;
    return columns;
}

} // namespace spotit::theme
