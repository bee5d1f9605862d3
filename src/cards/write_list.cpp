#include <spotit/cards.hpp>

#include "diag/write.hpp"

#include <spotit/base/json.hpp>
#include <spotit/base/utf8.hpp>
#include <spotit/diag/phrases.hpp>
#include <spotit/diag/sentence.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace spotit::cards {
namespace {

/// Returns "🐶 dog"; words and pictures by their names alone. In a deck with forms, the text on the card:
/// "chien (dog)" for the French word.
std::string write_cell(const CardList& list, const CardList::Card& card, std::size_t place) {
    const CardList::Symbol& symbol = list.symbols.at(static_cast<std::size_t>(card.symbols[place]));
    const CardList::Face& face = find_face(list, card, place);
    const symbol::SymbolKindRow& kind = symbol::find_row(face.kind);
    const std::string emoji = kind.has_names ? face.written + " " : "";
    if (!emoji.empty() && face.label.empty())
        return face.written == symbol.id ? symbol.id : emoji + symbol.id;
    const std::string word = face.label.empty() && kind.is_text ? face.written : face.label;
    if (symbol.forms.empty() || word.empty()) return symbol.id;
    return emoji + (word == symbol.id ? word : word + " (" + symbol.id + ")");
}

std::size_t count_max_symbols(const CardList& list) {
    std::size_t max_count = 0;
    for (const CardList::Card& card : list.cards) max_count = std::max(max_count, card.symbols.size());
    return max_count;
}

/// Returns the width of each column in cells of a terminal.
std::vector<int> measure_columns(const CardList& list) {
    std::vector<int> widths(count_max_symbols(list), 0);
    for (const CardList::Card& card : list.cards)
        for (std::size_t i = 0; i < card.symbols.size(); ++i)
            widths[i] = std::max(widths[i], base::measure_display_width(write_cell(list, card, i)));
    return widths;
}

/// Returns whether a spreadsheet would take the cell for a formula. Numbers with a sign are none.
bool is_formula(std::string_view text) {
    constexpr std::string_view begins = "=+-@\t\r";
    const bool may_be = !text.empty() && begins.find(text.front()) != std::string_view::npos;
    return may_be && text.substr(1).find_first_not_of("0123456789.,") != std::string_view::npos;
}

/// Quotes a field that contains a comma, a quote or a line end, doubling quotes (RFC 4180). An apostrophe
/// before a formula keeps spreadsheets from running it.
std::string write_csv_field(std::string_view text) {
    std::string field = is_formula(text) ? "'" + std::string(text) : std::string(text);
    if (field.find_first_of(",\"\r\n") == std::string::npos) return field;
    std::string quoted = "\"";
    for (const char c : field) quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

bool has_labels(const CardList& list) {
    for (const CardList::Symbol& symbol : list.symbols)
        for (const CardList::Face& face : symbol.forms)
            if (!face.label.empty()) return true;
    return false;
}

/// Returns what a column of the CSV shows of a symbol: its id, its label, or the printed emoji, text or path;
/// for drawings of a set deck, which have no file, their names.
std::string_view find_content(std::string_view column, const CardList::Face& face,
                              const CardList::Symbol& symbol) {
    if (column == "symbol") return symbol.id;
    if (column != "picture") return face.label;
    return face.written.empty() ? symbol.name : face.written;
}

/// Returns "pile 1: cards 1 to 29, pile 2: cards 30 to 57", if the list has piles.
diag::Sentence write_piles(const CardList& list) {
    diag::Sentence text;
    for (std::size_t begin = 0, end = 0; begin < list.cards.size(); begin = end) {
        while (end < list.cards.size() && list.cards[end].pile == list.cards[begin].pile) ++end;
        if (list.cards[begin].pile == 0) continue;
        const diag::Sentence pile =
            diag::write("pile {pile}: cards {first} to {last}", list.cards[begin].pile, begin + 1, end);
        text = text.empty() ? pile : diag::write("{words}, {last}", text, pile);
    }
    return text.empty() ? text : diag::write("{}\n", text);
}

/// Empty members are left out.
void add_face(base::Json& json, const CardList::Face& face) {
    if (!face.written.empty()) json[symbol::find_row(face.kind).name] = face.written;
    if (!face.label.empty()) json["label"] = face.label;
}

base::Json write_symbol(const CardList::Symbol& symbol) {
    base::Json json{{"id", symbol.id}, {"name", symbol.name}};
    if (!symbol.names.empty()) json["names"] = symbol.names;
    add_face(json, symbol.face);
    if (!symbol.category.empty()) json["category"] = symbol.category;
    for (const CardList::Face& face : symbol.forms) {
        base::Json form = base::Json::object();
        add_face(form, face);
        json["forms"].push_back(std::move(form));
    }
    return json;
}

base::Json write_card(const CardList& list, std::size_t index) {
    const CardList::Card& card = list.cards[index];
    base::Json json{{"number", index + 1}, {"symbols", base::Json::array()}};
    for (const int symbol : card.symbols)
        json["symbols"].push_back(list.symbols.at(static_cast<std::size_t>(symbol)).id);
    if (deck::find_info(list.kind).makes_drawings) json["features"] = card.features;
    if (!card.forms.empty()) json["forms"] = card.forms;
    if (card.pile > 0) json["pile"] = card.pile;
    return json;
}

} // namespace

const CardList::Face& find_face(const CardList& list, const CardList::Card& card, std::size_t place) {
    const CardList::Symbol& symbol = list.symbols.at(static_cast<std::size_t>(card.symbols.at(place)));
    if (symbol.forms.empty()) return symbol.face;
    return symbol.forms.at(card.forms.empty() ? 0 : static_cast<std::size_t>(card.forms.at(place)));
}

std::string list_as_text(const CardList& list) {
    std::string text;
    if (!list.title.empty()) text += diag::escape_controls(list.title) + "\n";
    // In the language of the symbols' names.
    text += diag::translate(diag::write("{}\n{}\n",
                                        diag::write("{cards} cards, {symbols} symbols: {promise}",
                                                    list.cards.size(), list.symbols.size(), list.promise),
                                        write_piles(list)),
                            list.language);
    const std::vector<int> widths = measure_columns(list);
    const std::size_t digits = std::to_string(list.cards.size()).size();
    for (std::size_t number = 1; number <= list.cards.size(); ++number) {
        std::string line = fmt::format("{:>{}}", number, digits);
        const CardList::Card& card = list.cards[number - 1];
        int missing = 0; // to the width of the column before
        for (std::size_t i = 0; i < card.symbols.size(); ++i) {
            const std::string shown = diag::escape_controls(write_cell(list, card, i));
            line.append(static_cast<std::size_t>(missing) + 2, ' ') += shown;
            missing = widths[i] - base::measure_display_width(shown);
        }
        text += line + "\n";
    }
    return text;
}

std::string list_as_csv(const CardList& list) {
    const std::size_t max_count = count_max_symbols(list);
    const bool piles =
        std::ranges::any_of(list.cards, [](const CardList::Card& card) { return card.pile > 0; });
    std::vector<std::string_view> columns{"symbol", "picture"};
    if (has_labels(list)) columns.emplace_back("label");
    std::string text = "card";
    for (const std::string_view column : columns)
        for (std::size_t i = 1; i <= max_count; ++i) text += fmt::format(",{}_{}", column, i);
    text += piles ? ",pile\r\n" : "\r\n";
    for (std::size_t number = 1; number <= list.cards.size(); ++number) {
        const CardList::Card& card = list.cards[number - 1];
        text += std::to_string(number);
        for (const std::string_view column : columns)
            for (std::size_t i = 0; i < max_count; ++i) {
                text += ',';
                if (i >= card.symbols.size()) continue;
                const CardList::Symbol& symbol = list.symbols.at(static_cast<std::size_t>(card.symbols[i]));
                text += write_csv_field(find_content(column, find_face(list, card, i), symbol));
            }
        text += piles ? fmt::format(",{}\r\n", card.pile) : "\r\n";
    }
    return text;
}

std::string list_as_json(const CardList& list) {
    base::Json json{{"schema_version", list_schema_version},
                    {"title", list.title},
                    {"language", list.language},
                    {"kind", base::find_enum_name(deck::kind_names, list.kind)},
                    {"promise", list.promise.english()},
                    {"symbols", base::Json::array()},
                    {"cards", base::Json::array()}};
    for (const CardList::Symbol& symbol : list.symbols) json["symbols"].push_back(write_symbol(symbol));
    for (std::size_t i = 0; i < list.cards.size(); ++i) json["cards"].push_back(write_card(list, i));
    return json.dump(2) + "\n";
}

} // namespace spotit::cards
