#include <spotit/cards.hpp>

#include "diag/write.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace spotit::cards {
namespace {

using Json = nlohmann::ordered_json;

/// No deck is larger.
constexpr std::size_t max_entries = 1U << 20U;

/// Reads values of one JSON text, and reports mistakes with their place.
struct Reader {
    std::shared_ptr<const diag::SourceText> source;

    [[noreturn]] void fail(diag::Sentence message, std::size_t begin = 0, std::size_t end = 1) const {
        const std::size_t size = source->text().size();
        throw diag::Error(diag::ErrorCategory::Input,
                          {.id = "card-list",
                           .message = std::move(message),
                           .span = {source, std::min(begin, size), std::min(end, size)},
                           .notes = {"make one with:  spotit-print cards THEME --json"}});
    }
    Json parse() const {
        try {
            return Json::parse(source->text());
        } catch (const Json::parse_error& problem) {
            fail("this is not JSON", problem.byte == 0 ? 0 : problem.byte - 1, problem.byte);
        } catch (const Json::out_of_range& problem) {
            fail_at_number(problem.what());
        }
    }
    const Json& find_member(const Json& json, std::string_view key, const diag::Sentence& where) const {
        if (!json.is_object() || !json.contains(key))
            fail(diag::write("{where} has no \"{key}\"", where, key));
        return json[key];
    }
    std::string read_text(const Json& json, const diag::Sentence& where) const {
        if (!json.is_string()) fail(diag::write("{where} must be a string", where));
        return json.get<std::string>();
    }
    /// Returns an empty text if the key is missing.
    std::string read_text_in(const Json& json, std::string_view key, const diag::Sentence& where) const {
        return json.contains(key) ? read_text(json[key], diag::write("\"{key}\" of {where}", key, where))
                                  : std::string();
    }
    const Json& find_array(const Json& json, std::string_view key) const {
        const Json& value = find_member(json, key, "the list");
        if (!value.is_array()) fail(diag::write("\"{key}\" must be an array", key));
        if (value.size() > max_entries) fail(diag::write("\"{key}\" has too many entries", key));
        return value;
    }

    /// The library quotes the number, but doesn't tell where it stands.
    [[noreturn]] void fail_at_number(std::string_view quoted) const {
        const std::size_t quote = std::min(quoted.find('\''), quoted.size() - 1);
        const std::string_view number = quoted.substr(quote + 1, quoted.rfind('\'') - quote - 1);
        const std::string& text = source->text();
        std::size_t at = 0;
        for (std::size_t found = 0; (found = text.find(number, found)) != std::string::npos; ++found) {
            const std::size_t before = found == 0 ? 0 : text.find_last_not_of(" \t\r\n", found - 1);
            at = found;
            if (before != std::string::npos &&
                std::string_view(":,[").find(text[before]) != std::string::npos)
                break;
        }
        fail("this number is too large", at, at + number.size());
    }
};

CardList::Face read_face(const Reader& reader, const Json& json, const diag::Sentence& where) {
    CardList::Face face{.label = reader.read_text_in(json, "label", where)};
    for (const auto& kind : symbol::symbol_kinds)
        if (std::string written = reader.read_text_in(json, kind.name, where); !written.empty())
            face = {kind.value, std::move(written), std::move(face.label)};
    return face;
}

CardList::Symbol read_symbol(const Reader& reader, const Json& json, std::size_t index) {
    const diag::Sentence where = diag::write("symbol {number}", index + 1);
    CardList::Symbol symbol;
    symbol.id = reader.read_text(reader.find_member(json, "id", where), diag::write("\"id\" of {}", where));
    symbol.name = reader.read_text_in(json, "name", where);
    symbol.face = read_face(reader, json, where);
    symbol.category = reader.read_text_in(json, "category", where);
    if (json.contains("names"))
        for (const auto& [language, name] : json["names"].items())
            symbol.names.emplace(language, reader.read_text(name, diag::write("a name of {where}", where)));
    if (!json.contains("forms")) return symbol;
    if (!json["forms"].is_array() || json["forms"].empty())
        reader.fail(diag::write("\"forms\" of {where} must be an array with at least one form", where));
    for (const Json& form : json["forms"])
        symbol.forms.push_back(read_face(reader, form, diag::write("a form of {where}", where)));
    return symbol;
}

void read_features(const Reader& reader, const Json& json, const diag::Sentence& where,
                   CardList::Card& card) {
    if (!json.contains("features")) return;
    const Json& features = json["features"];
    if (!features.is_array() || features.size() != card.features.size())
        reader.fail(diag::write("\"features\" of {where} must be an array of {count} numbers", where,
                                card.features.size()));
    for (std::size_t i = 0; i < card.features.size(); ++i) {
        if (!features[i].is_number_unsigned() || features[i].get<unsigned>() > 2)
            reader.fail(diag::write("the features of {where} must be 0, 1 or 2", where));
        card.features[i] = features[i].get<int>();
    }
}

/// Reads the form of each of the card's symbols.
void read_forms(const Reader& reader, const Json& json, const CardList& list, CardList::Card& card) {
    const diag::Sentence where = diag::write("\"forms\" of card {card}", list.cards.size());
    if (json.contains("pile")) {
        if (json["pile"] != 1 && json["pile"] != 2) reader.fail("a card's \"pile\" must be 1 or 2");
        card.pile = json["pile"].get<int>();
    }
    if (!json.contains("forms")) return;
    const Json& forms = json["forms"];
    if (!forms.is_array() || forms.size() != card.symbols.size())
        reader.fail(diag::write("{where} must be an array with a number for each symbol", where));
    for (std::size_t i = 0; i < card.symbols.size(); ++i) {
        const std::size_t count = list.symbols[static_cast<std::size_t>(card.symbols[i])].forms.size();
        if (!forms[i].is_number_unsigned() || forms[i].get<std::size_t>() >= std::max<std::size_t>(count, 1))
            reader.fail(diag::write("{where} has a number that its symbol has no form for", where));
        card.forms.push_back(forms[i].get<int>());
    }
}

CardList::Card read_card(const Reader& reader, const Json& json, const std::map<std::string, int>& by_id,
                         std::size_t index) {
    const diag::Sentence where = diag::write("card {number}", index + 1);
    if (json.contains("number") && json["number"] != index + 1)
        reader.fail(diag::write("the cards must be numbered from 1; {where} has another number", where));
    const Json& symbols = reader.find_member(json, "symbols", where);
    if (!symbols.is_array()) reader.fail(diag::write("\"symbols\" of {where} must be an array", where));
    CardList::Card card;
    for (const Json& entry : symbols) {
        const std::string id = reader.read_text(entry, diag::write("a symbol of {where}", where));
        const auto found = by_id.find(id);
        if (found == by_id.end())
            reader.fail(diag::write("{where} shows '{id}', which is not a symbol", where, id));
        card.symbols.push_back(found->second);
    }
    read_features(reader, json, where, card);
    return card;
}

} // namespace

CardList read_list(const std::shared_ptr<const diag::SourceText>& source) {
    const Reader reader{source};
    const Json json = reader.parse();
    if (reader.find_member(json, "schema_version", "the list") != list_schema_version)
        reader.fail(
            diag::write("this list has another version; only {version} can be read", list_schema_version));
    CardList list;
    list.title = reader.read_text_in(json, "title", "the list");
    list.language = reader.read_text_in(json, "language", "the list");
    const std::string kind = reader.read_text(reader.find_member(json, "kind", "the list"), "\"kind\"");
    const auto known = base::find_enum(deck::kind_names, kind);
    if (!known) reader.fail(diag::write("there is no kind of deck called '{kind}'", kind));
    list.kind = *known;
    std::map<std::string, int> by_id;
    for (const Json& entry : reader.find_array(json, "symbols")) {
        list.symbols.push_back(read_symbol(reader, entry, list.symbols.size()));
        if (!by_id.emplace(list.symbols.back().id, static_cast<int>(list.symbols.size()) - 1).second)
            reader.fail(diag::write("two symbols have the id '{id}'", list.symbols.back().id));
    }
    const auto has_none = [](const CardList::Symbol& symbol) { return symbol.category.empty(); };
    const auto without = std::ranges::find_if(list.symbols, has_none);
    if (without != list.symbols.end() && !std::ranges::all_of(list.symbols, has_none))
        reader.fail(diag::write("'{id}' has no category, but other symbols have one", without->id));
    for (const Json& entry : reader.find_array(json, "cards")) {
        list.cards.push_back(read_card(reader, entry, by_id, list.cards.size()));
        read_forms(reader, entry, list, list.cards.back());
    }
    if (list.cards.size() < 2)
        reader.fail("this list has fewer than two cards, so there is nothing to check");
    return list;
}

} // namespace spotit::cards
