#include "theme/symbols/tables.hpp"
#include "theme/values/values.hpp"

#include <spotit/emoji.hpp>

#include <algorithm>
#include <map>

namespace spotit::theme {
namespace {

/// Returns the search keys of a word, and of what it may be the plural of.
std::vector<std::string> list_keys(std::string_view word) {
    std::vector<std::string> keys{emoji::to_search_key(word)};
    std::ranges::copy(emoji::derive_singulars(keys.front()), std::back_inserter(keys));
    return keys;
}

/// Headings in search keys and in the singular.
struct HeadingWords {
    ColumnKind kind;
    std::string_view language; ///< empty: the program's own, which stand for nothing else
    std::string_view words;
};
constexpr HeadingWords heading_words[] = {
    {ColumnKind::Picture, "", "picture emoji image"},
    {ColumnKind::Word, "", "word text name"},
    {ColumnKind::Name, "", "translation"},
    {ColumnKind::Picture, "en", "photo foto bild imagen dibujo dessin"},
    {ColumnKind::Word, "en", "term vocabulary question front"},
    {ColumnKind::Word, "de", "wort begriff vokabel frage vorderseite"},
    {ColumnKind::Word, "fr", "mot terme vocabulaire recto nom"},
    {ColumnKind::Word, "es", "palabra termino vocabulario pregunta anverso nombre"},
    {ColumnKind::Name, "en", "definition meaning answer back"},
    {ColumnKind::Name, "de", "ubersetzung bedeutung antwort ruckseite"},
    {ColumnKind::Name, "fr", "traduction sens reponse verso"},
    {ColumnKind::Name, "es", "traduccion definicion significado respuesta reverso"},
};

/// Returns the row of a heading; null if it is not known.
const HeadingWords* find_heading_words(std::string_view heading) {
    for (const std::string& key : list_keys(heading)) // "terme" before "term", whose plural it could be
        for (const HeadingWords& each : heading_words)
            if (has_search_key(each.words, key)) return &each;
    return nullptr;
}

// clang-format off
/// Kinds of things, each in the four languages, that stand above columns of such things.
constexpr std::string_view kinds_of_things[] = {
    "country land pays pais", "capital hauptstadt capitale", "city town stadt ville ciudad",
    "continent kontinent erdteil continente", "region province state bundesland provinz kanton departement provincia",
    "river fluss fleuve rio", "mountain berg montagne montana", "flag flagge fahne drapeau bandera",
    "currency wahrung monnaie devise moneda", "inhabitant einwohner habitant habitante", "person personne persona",
    "author autor auteur schriftsteller ecrivain escritor", "inventor erfinder inventeur", "invention erfindung invento",
    "painter maler peintre pintor artist kunstler artiste artista", "composer komponist compositeur compositor",
    "scientist wissenschaftler forscher scientifique cientifico", "job profession beruf metier profesion oficio",
    "title titel titre titulo", "film movie pelicula", "song lied chanson cancion", "club verein team equipe equipo",
    "work werk oeuvre obra", "year jahr annee ano", "date datum fecha", "century jahrhundert siecle siglo",
    "event ereignis evenement evento acontecimiento", "animal tier", "young jungtier petit cria",
    "female weibchen femelle hembra", "male mannchen male macho", "element elemento", "symbol zeichen symbole simbolo",
    "formula formel formule", "number zahl nombre numero nummer chiffre ziffer",
    "calculation rechnung aufgabe calcul exercice calculo ejercicio",
    "result ergebnis losung resultat solution resultado solucion", "unit einheit unite unidad", "verb verbe verbo",
    "noun nomen substantiv substantif sustantivo", "adjective adjektiv adjectif adjetivo",
    "infinitive infinitiv grundform infinitif infinitivo", "participle partizip participe participio",
    "present prasens presente", "past prateritum vergangenheit passe preterit preterite pasado preterito",
    "singular einzahl singulier", "plural mehrzahl pluriel", "opposite gegenteil contraire contrario",
    "synonym synonyme sinonimo", "sentence satz phrase oracion", "example beispiel exemple ejemplo",
    "expression ausdruck redewendung idiom expresion", "abbreviation abkurzung abreviation abreviatura",
    "letter buchstabe lettre letra", "category kategorie thema topic theme categorie categoria tema",
    "lesson lektion chapter kapitel lecon chapitre leccion capitulo", "language sprache langue idioma lengua",
    "type art kind sort tipo", "description explanation erklarung beschreibung explication descripcion explicacion",
};
// clang-format on

/// Returns true for other codes, which are no headings by themselves, since many are words.
bool is_rare_code(std::string_view heading) {
    const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
    return (heading.size() == 2 && std::ranges::all_of(heading, is_small)) ||
           has_search_key("dsb fil gsw haw hsb nds yue", heading);
}

/// Returns the codes of languages by the search keys of their names.
std::map<std::string, std::string_view> list_codes() {
    std::map<std::string, std::string_view> codes;
    for (const Language& language : list_languages())
        for (const std::string_view name : split_at(language.names))
            codes.emplace(emoji::to_search_key(name), language.code());
    return codes;
}

} // namespace

std::string_view find_language(std::string_view heading) {
    static const std::map<std::string, std::string_view> codes = list_codes(); // each row of a table asks
    if (const auto found = codes.find(emoji::to_search_key(heading)); found != codes.end())
        return found->second;
    const std::size_t hyphen = heading.find('-'); // "pt-BR", "zh-Hant"
    const bool is_kind = hyphen != std::string_view::npos && is_language(heading) &&
                         !find_language(heading.substr(0, hyphen)).empty();
    return is_kind ? heading : "";
}

bool has_search_key(std::string_view words, std::string_view key) {
    const std::vector<std::string_view> all = split_at(words);
    return std::ranges::find(all, key) != all.end();
}

std::optional<FoundColumn> find_column(std::string_view heading) {
    const auto make = [&](ColumnKind kind, bool is_own, std::string_view language = {}) {
        return FoundColumn{{kind, std::string(language), std::string(heading)}, is_own};
    };
    if (heading.starts_with("x_")) return make(ColumnKind::Unused, true);
    // In small letters these are codes of languages, or words.
    constexpr std::string_view numbers[] = {"ID", "Id", "No", "No.", "Nr", "Nr.", "N°", "#"};
    if (std::ranges::find(numbers, heading) != std::end(numbers) ||
        has_search_key(mask_headings, emoji::to_search_key(heading)))
        return make(ColumnKind::Unused, false);
    if (const HeadingWords* const found = find_heading_words(heading))
        return make(found->kind, found->language.empty());
    const std::string_view language = find_language(heading);
    if (language.empty()) return std::nullopt;
    return make(ColumnKind::Name, false, language);
}

std::string_view find_heading_language(std::string_view heading) {
    const HeadingWords* const found = find_heading_words(heading);
    return found != nullptr ? found->language : std::string_view();
}

std::optional<TableColumn> find_any_column(std::string_view heading) {
    if (auto found = find_column(heading)) return std::move(found->column);
    if (!is_rare_code(heading)) return std::nullopt;
    return TableColumn{ColumnKind::Name, std::string(heading), std::string(heading)};
}

std::optional<std::size_t> find_kind_of_thing(std::string_view word) {
    const std::vector<std::string> keys = list_keys(word);
    for (std::size_t i = 0; i < std::size(kinds_of_things); ++i)
        for (const std::string& key : keys)
            if (has_search_key(kinds_of_things[i], key)) return i;
    return std::nullopt;
}

std::string_view find_near_heading(const Problems& problems, std::string_view heading) {
    std::vector<std::string_view> known;
    for (const HeadingWords& each : heading_words)
        std::ranges::copy(split_at(each.words), std::back_inserter(known));
    for (const Language& language : list_languages())
        std::ranges::copy(split_at(language.names), std::back_inserter(known));
    return problems.nearest_word(heading, known);
}

} // namespace spotit::theme
