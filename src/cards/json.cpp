#include <spotit/cards.hpp>

#include <spotit/base/json.hpp>

namespace spotit::cards {
namespace {

/// Empty members are left out.
void add_face(base::Json& json, const CardList::Face& face) {
    if (!face.emoji.empty()) json["emoji"] = face.emoji;
    if (!face.text.empty()) json["text"] = face.text;
    if (!face.image.empty()) json["image"] = face.image;
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

std::string list_as_json(const CardList& list) {
    base::Json json{{"schema_version", list_schema_version},
                    {"title", list.title},
                    {"language", list.language},
                    {"kind", base::find_enum_name(deck::kind_names, list.kind)},
                    {"promise", list.promise},
                    {"symbols", base::Json::array()},
                    {"cards", base::Json::array()}};
    for (const CardList::Symbol& symbol : list.symbols) json["symbols"].push_back(write_symbol(symbol));
    for (std::size_t i = 0; i < list.cards.size(); ++i) json["cards"].push_back(write_card(list, i));
    return json.dump(2) + "\n";
}

} // namespace spotit::cards
