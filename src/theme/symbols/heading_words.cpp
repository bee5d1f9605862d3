#include "theme/symbols/tables.hpp"
#include "theme/values/values.hpp"

#include <spotit/diag/phrases.hpp>
#include <spotit/emoji/words.hpp>

#include <algorithm>

namespace spotit::theme {
namespace {

/// Headings in search keys and in the singular; those of the first rows stand for nothing else.
struct HeadingWords {
    std::string_view words;
    ColumnKind kind;
    bool are_sure = false;
};
constexpr HeadingWords heading_words[] = {
    {"picture emoji image", ColumnKind::Picture, true},
    {"word text name", ColumnKind::Word, true},
    {"translation", ColumnKind::Name, true},
    {"photo foto bild imagen dibujo dessin", ColumnKind::Picture},
    {"term vocabulary question front", ColumnKind::Word},
    {"wort begriff vokabel frage vorderseite", ColumnKind::Word},
    {"mot terme vocabulaire recto", ColumnKind::Word},
    {"palabra termino vocabulario pregunta anverso", ColumnKind::Word},
    {"definition meaning answer back", ColumnKind::Name},
    {"ubersetzung bedeutung antwort ruckseite", ColumnKind::Name},
    {"traduction sens reponse verso", ColumnKind::Name},
    {"traduccion definicion significado respuesta reverso", ColumnKind::Name},
};

/// A language by its code, its English name and its own, and search keys of other names in German, French and
/// Spanish.
struct Language {
    std::string_view code, english, own, others;
};
// clang-format off
// Emoji have names in Bokmål, whose code is nb.
constexpr Language languages[] = {
    {"ar", "Arabic", "العربية", "arabisch arabe"},
    {"bg", "Bulgarian", "български", "bulgarisch bulgare bulgaro"}, {"bn", "Bengali", "বাংলা", "bengalisch"},
    {"ca", "Catalan", "català", "katalanisch"}, {"cs", "Czech", "čeština", "tschechisch tcheque checo"},
    {"cy", "Welsh", "Cymraeg", "walisisch gallois gales"}, {"da", "Danish", "dansk", "danisch danois danes"},
    {"de", "German", "Deutsch", "allemand aleman"}, {"el", "Greek", "Ελληνικά", "griechisch grec griego"},
    {"en", "English", "English", "englisch anglais ingles"}, {"eo", "Esperanto", "Esperanto", ""},
    {"es", "Spanish", "español", "spanisch espagnol castellano"},
    {"et", "Estonian", "eesti", "estnisch estonien estonio"}, {"eu", "Basque", "euskara", "baskisch vasco"},
    {"fa", "Persian", "فارسی", "persisch persan persa"}, {"fi", "Finnish", "suomi", "finnisch finnois fines"},
    {"fr", "French", "français", "franzosisch frances"},
    {"ga", "Irish", "Gaeilge", "irisch irlandais irlandes"},
    {"gl", "Galician", "galego", "galicisch galicien gallego"},
    {"he", "Hebrew", "עברית", "hebraisch hebreu hebreo"}, {"hi", "Hindi", "हिन्दी", ""},
    {"hr", "Croatian", "hrvatski", "kroatisch croate croata"},
    {"hu", "Hungarian", "magyar", "ungarisch hongrois hungaro"},
    {"id", "Indonesian", "Indonesia", "indonesisch indonesien indonesio"},
    {"is", "Icelandic", "íslenska", "islandisch islandais islandes"},
    {"it", "Italian", "italiano", "italienisch italien"},
    {"ja", "Japanese", "日本語", "japanisch japonais japones"},
    {"ko", "Korean", "한국어", "koreanisch coreen coreano"}, {"la", "Latin", "Latina", "latein"},
    {"lt", "Lithuanian", "lietuvių", "litauisch lituanien lituano"},
    {"lv", "Latvian", "latviešu", "lettisch letton leton"},
    {"ms", "Malay", "Melayu", "malaiisch malais malayo"},
    {"nb", "Norwegian", "norsk", "norwegisch norvegien noruego"},
    {"nl", "Dutch", "Nederlands", "niederlandisch neerlandais neerlandes"},
    {"nb", "Bokmål", "norsk bokmål", ""}, {"no", "no", "no", ""},
    {"pl", "Polish", "polski", "polnisch polonais polaco"},
    {"pt", "Portuguese", "português", "portugiesisch portugais"},
    {"ro", "Romanian", "română", "rumanisch roumain rumano"},
    {"ru", "Russian", "русский", "russisch russe ruso"},
    {"sk", "Slovak", "slovenčina", "slowakisch slovaque eslovaco"},
    {"sl", "Slovenian", "slovenščina", "slowenisch slovene esloveno"},
    {"sq", "Albanian", "shqip", "albanisch albanais albanes"},
    {"sr", "Serbian", "српски", "serbisch serbe serbio"},
    {"sv", "Swedish", "svenska", "schwedisch suedois sueco"},
    {"sw", "Swahili", "Kiswahili", "suaheli suajili"}, {"th", "Thai", "ไทย", "thailandisch tailandes"},
    {"tr", "Turkish", "Türkçe", "turkisch turc turco"},
    {"uk", "Ukrainian", "українська", "ukrainisch ukrainien ucraniano"}, {"ur", "Urdu", "اردو", "ourdou"},
    {"vi", "Vietnamese", "Tiếng Việt", "vietnamesisch vietnamien vietnamita"},
    {"zh", "Chinese", "中文", "chinesisch chinois chino"},
};
// clang-format on

/// Returns true for other codes, which are no headings by themselves, since many are words.
bool is_rare_code(std::string_view heading) {
    constexpr std::string_view of_three[] = {"dsb", "fil", "gsw", "haw", "hsb", "nds", "yue"};
    const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
    return (heading.size() == 2 && std::ranges::all_of(heading, is_small)) ||
           std::ranges::find(of_three, heading) != std::end(of_three);
}

/// Returns the language of a heading; one that it has in German, French or Spanish is not sure.
std::optional<FoundColumn> find_language(std::string_view heading) {
    const std::string wanted = emoji::to_search_key(heading);
    const auto is_wanted = [&](std::string_view name) { return emoji::to_search_key(name) == wanted; };
    for (const Language& each : languages) {
        const bool is_sure = each.code == wanted || is_wanted(each.english) || is_wanted(each.own);
        if (is_sure || has_search_key(each.others, wanted))
            return FoundColumn{{ColumnKind::Name, std::string(each.code), std::string(heading)}, is_sure};
    }
    // "pt-BR", "zh-Hant"
    const std::size_t hyphen = heading.find('-');
    if (hyphen == std::string_view::npos || !is_language(heading) ||
        !find_language(heading.substr(0, hyphen)))
        return std::nullopt;
    return FoundColumn{{ColumnKind::Name, std::string(heading), std::string(heading)}, true};
}

bool is_note(std::string_view heading) {
    return heading.starts_with("x_");
}

} // namespace

bool has_search_key(std::string_view words, std::string_view word) {
    const std::vector<std::string_view> all = split_at(words);
    return std::ranges::find(all, word) != all.end();
}

std::optional<FoundColumn> find_known(std::string_view heading) {
    if (is_note(heading)) return FoundColumn{{ColumnKind::Unused, {}, std::string(heading)}, true};
    std::vector<std::string> keys = emoji::find_singulars(emoji::to_search_key(heading));
    keys.insert(keys.begin(), emoji::to_search_key(heading));
    for (const HeadingWords& each : heading_words)
        for (const std::string& key : keys)
            if (has_search_key(each.words, key))
                return FoundColumn{{each.kind, {}, std::string(heading)}, each.are_sure};
    return find_language(heading);
}

std::optional<TableColumn> find_column(std::string_view heading, const std::vector<TableColumn>& before) {
    if (heading.empty()) return TableColumn{};
    if (auto known = find_known(heading)) {
        const bool has_word = std::ranges::find(before, ColumnKind::Word, &TableColumn::kind) != before.end();
        if (known->column.kind == ColumnKind::Word && has_word && !known->is_sure)
            known->column.kind = ColumnKind::Name;
        return std::move(known->column);
    }
    if (!is_rare_code(heading)) return std::nullopt;
    return TableColumn{ColumnKind::Name, std::string(heading), std::string(heading)};
}

std::vector<TableColumn> find_columns(const TableRow& headings) {
    std::vector<TableColumn> columns;
    for (const TableCell& cell : headings)
        columns.push_back(find_column(cell.text, columns).value_or(TableColumn{.heading = cell.text}));
    return columns;
}

std::vector<std::string_view> list_headings() {
    std::vector<std::string_view> known;
    for (const HeadingWords& each : heading_words)
        for (const std::string_view word : split_at(each.words)) known.push_back(word);
    for (const Language& each : languages) known.insert(known.end(), {each.english, each.own});
    return known;
}

} // namespace spotit::theme
