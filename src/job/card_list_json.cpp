// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include "job/card_list.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace spotit::job {

namespace {

using Json = nlohmann::ordered_json;

/// Grows when something changes its meaning or goes; not when something is added.
constexpr int schema_version = 1;
/// No deck that can be made is larger.
constexpr std::size_t most_entries = 1U << 20U;

Json symbol_json(const CardList::Symbol& symbol) {
    Json json{{"id", symbol.id}, {"name", symbol.name}};
    if (!symbol.names.empty()) json["names"] = symbol.names;
    if (!symbol.emoji.empty()) json["emoji"] = symbol.emoji;
    if (!symbol.text.empty()) json["text"] = symbol.text;
    if (!symbol.image.empty()) json["image"] = symbol.image;
    if (!symbol.category.empty()) json["category"] = symbol.category;
    return json;
}

/// Reads values of one JSON text, and says where in it something is wrong.
class Reader {
public:
    explicit Reader(std::shared_ptr<const diag::Source> source)
        : source_(std::move(source)) {}

    [[noreturn]] void fail(const std::string& message, std::size_t begin = 0, std::size_t end = 1) const {
        diag::Diagnostic diagnostic;
        diagnostic.id = "card-list";
        diagnostic.message = message;
        diagnostic.span = {source_, std::min(begin, source_->text().size()),
                           std::min(end, source_->text().size())};
        diagnostic.notes = {"a list of cards is what this writes:  spotit-print cards THEME --json"};
        throw diag::Error(diag::Fault::Input, std::move(diagnostic));
    }
    Json parsed() const {
        try {
            return Json::parse(source_->text());
        } catch (const Json::parse_error& problem) {
            fail("this is no JSON", problem.byte == 0 ? 0 : problem.byte - 1, problem.byte);
        }
    }
    const Json& member(const Json& json, const char* key, const std::string& where) const {
        if (!json.is_object() || !json.contains(key)) fail(fmt::format("{} has no \"{}\"", where, key));
        return json[key];
    }
    std::string text(const Json& json, const std::string& where) const {
        if (!json.is_string()) fail(where + " must be a text");
        return json.get<std::string>();
    }
    /// Empty where it is left out.
    std::string text_in(const Json& json, const char* key, const std::string& where) const {
        return json.contains(key) ? text(json[key], fmt::format("\"{}\" of {}", key, where)) : std::string();
    }
    const Json& array(const Json& json, const char* key) const {
        const Json& value = member(json, key, "the list");
        if (!value.is_array()) fail(fmt::format("\"{}\" must be an array", key));
        if (value.size() > most_entries) fail(fmt::format("\"{}\" has too many entries", key));
        return value;
    }

private:
    std::shared_ptr<const diag::Source> source_;
};

CardList::Symbol read_symbol(const Reader& reader, const Json& json, std::size_t index) {
    const std::string where = fmt::format("symbol {}", index + 1);
    CardList::Symbol symbol;
    symbol.id = reader.text(reader.member(json, "id", where), fmt::format("\"id\" of {}", where));
    symbol.name = reader.text_in(json, "name", where);
    symbol.emoji = reader.text_in(json, "emoji", where);
    symbol.text = reader.text_in(json, "text", where);
    symbol.image = reader.text_in(json, "image", where);
    symbol.category = reader.text_in(json, "category", where);
    if (json.contains("names"))
        for (const auto& [language, name] : json["names"].items())
            symbol.names.emplace(language, reader.text(name, fmt::format("a name of {}", where)));
    return symbol;
}

CardList::Card read_card(const Reader& reader, const Json& json, const std::map<std::string, int>& by_id,
                         std::size_t index) {
    const std::string where = fmt::format("card {}", index + 1);
    if (json.contains("number") && json["number"] != index + 1)
        reader.fail(fmt::format("the cards must be numbered from 1; {} has another number", where));
    const Json& symbols = reader.member(json, "symbols", where);
    if (!symbols.is_array()) reader.fail(fmt::format("\"symbols\" of {} must be an array", where));
    CardList::Card card;
    for (const Json& entry : symbols) {
        const std::string id = reader.text(entry, fmt::format("a symbol of {}", where));
        const auto found = by_id.find(id);
        if (found == by_id.end()) reader.fail(fmt::format("{} shows '{}', which is no symbol", where, id));
        card.symbols.push_back(found->second);
    }
    if (!json.contains("features")) return card;
    const Json& features = json["features"];
    if (!features.is_array() || features.size() != card.features.size())
        reader.fail(fmt::format("\"features\" of {} must be {} numbers", where, card.features.size()));
    for (std::size_t i = 0; i < card.features.size(); ++i) {
        if (!features[i].is_number_unsigned() || features[i].get<unsigned>() > 2)
            reader.fail(fmt::format("the features of {} must be 0, 1 or 2", where));
        card.features[i] = features[i].get<int>();
    }
    return card;
}

} // namespace

std::string list_as_json(const CardList& list) {
    Json json{{"schema_version", schema_version},
              {"title", list.title},
              {"language", list.language},
              {"kind", list.kind},
              {"promise", list.promise},
              {"symbols", Json::array()},
              {"cards", Json::array()}};
    for (const CardList::Symbol& symbol : list.symbols) json["symbols"].push_back(symbol_json(symbol));
    for (std::size_t i = 0; i < list.cards.size(); ++i) {
        Json card{{"number", i + 1}, {"symbols", Json::array()}};
        for (const int index : list.cards[i].symbols)
            card["symbols"].push_back(list.symbols.at(static_cast<std::size_t>(index)).id);
        if (list.kind == "set") card["features"] = list.cards[i].features;
        json["cards"].push_back(std::move(card));
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

CardList read_list(const std::shared_ptr<const diag::Source>& source) {
    const Reader reader(source);
    const Json json = reader.parsed();
    if (reader.member(json, "schema_version", "the list") != schema_version)
        reader.fail(fmt::format("this list is of another version; {} is known", schema_version));
    CardList list;
    list.title = reader.text_in(json, "title", "the list");
    list.language = reader.text_in(json, "language", "the list");
    list.kind = reader.text(reader.member(json, "kind", "the list"), "\"kind\"");
    if (std::ranges::find(deck::kinds(), list.kind, &deck::KindName::name) == deck::kinds().end())
        reader.fail(fmt::format("there is no kind of deck called '{}'", list.kind));
    std::map<std::string, int> by_id;
    for (const Json& entry : reader.array(json, "symbols")) {
        list.symbols.push_back(read_symbol(reader, entry, list.symbols.size()));
        if (!by_id.emplace(list.symbols.back().id, static_cast<int>(list.symbols.size()) - 1).second)
            reader.fail(fmt::format("two symbols have the id '{}'", list.symbols.back().id));
    }
    const auto has_none = [](const CardList::Symbol& symbol) { return symbol.category.empty(); };
    const auto without = std::ranges::find_if(list.symbols, has_none);
    if (without != list.symbols.end() && !std::ranges::all_of(list.symbols, has_none))
        reader.fail(fmt::format("'{}' has no category, and other symbols have", without->id));
    for (const Json& entry : reader.array(json, "cards"))
        list.cards.push_back(read_card(reader, entry, by_id, list.cards.size()));
    if (list.cards.size() < 2)
        reader.fail("this list has fewer than two cards, so there is nothing to prove");
    return list;
}

} // namespace spotit::job
