#include "serve/worker/lines/deck_lines.hpp"

#include "serve/text.hpp"
#include "serve/worker/lines/line_objects.hpp"

#include <spotit/job/output.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace spotit::serve {
namespace {

render::Palette choose_palette(const job::PreparedDeck& deck, const Page& page) {
    return page.wanted.is_proof ? render::Palette::Colors : job::make_palette(deck);
}

render::ColorMap choose_colors(const job::PreparedDeck& deck, const Page& page) {
    return page.wanted.is_proof ? job::make_soft_proof(deck) : render::ColorMap();
}

/// The drawings of a document, by their number there and by what is in them.
class Drawings {
public:
    Drawings(const job::PreparedDeck& deck, const Page& page)
        : document_(deck.document())
        , has_own_colors_(!page.wanted.is_proof && choose_palette(deck, page) == render::Palette::Colors)
        , renderer_(deck.document(), choose_palette(deck, page), choose_colors(deck, page))
        , has_(page.wanted.has)
        , picture_ids_(page.picture_ids)
        , ids_(document_.pictures.size()) {}

    const std::string& load_picture(int index) {
        std::string& id = ids_[static_cast<std::size_t>(index)];
        if (!id.empty()) return id;
        id = find_picture(index);
        if (index < document_.picture_count)
            boxes_[id] = render::join_svg_view_box(document_.pictures[static_cast<std::size_t>(index)].box);
        return id;
    }
    std::string find_ground(int face) {
        std::string svg = renderer_.draw_ground_svg(face);
        for (const auto& [number, place] :
             document_.faces[static_cast<std::size_t>(face)].list_pictures(document::Role::Ground))
            svg = replace_all(svg, fmt::format("\"#p{}\"", number), "\"#" + load_picture(number) + "\"");
        const std::string id = "g" + make_content_id(svg);
        return keep({id, svg});
    }
    /// Returns an id that differs where what is on a face does; to write its line for that would take longer.
    std::string make_face_id(const std::string& ground, const document::Face& face) {
        std::string content = ground;
        for (const document::Role role : {document::Role::Symbol, document::Role::Text})
            for (const auto& [index, place] : face.list_pictures(role)) {
                content += load_picture(index) + std::to_string(find_symbol(index));
                content.append(reinterpret_cast<const char*>(&place), sizeof place);
            }
        return make_content_id(content);
    }
    std::vector<Placed> list_placed(const std::vector<document::PlacedPicture>& all) {
        std::vector<Placed> list;
        for (const auto& [index, place] : all)
            list.emplace_back(load_picture(index), fmt::format("matrix({})", render::join_svg_matrix(place)),
                              find_symbol(index));
        return list;
    }
    /// Takes the drawings that the page does not have yet, by their ids.
    std::map<std::string, std::string> take_unknown() { return std::exchange(unknown_, {}); }
    const std::map<std::string, std::string>& boxes() const { return boxes_; }
    std::string clip() const { return render::draw_shape_svg(document_.card); }

private:
    /// Returns the symbol that a picture shows; -1 if it shows none.
    int find_symbol(int picture) const {
        return picture < document_.picture_count
                   ? static_cast<int>(document_.picture_symbols[static_cast<std::size_t>(picture)])
                   : -1;
    }
    std::string find_picture(int index) {
        if (!has_own_colors_) return keep(draw_picture(renderer_, index));
        std::string& id = picture_ids_[document_.pictures[static_cast<std::size_t>(index)].drawing.hash()];
        if (!has_.contains(id)) id = keep(draw_picture(renderer_, index));
        return id;
    }
    std::string keep(Fragment fragment) {
        if (!has_.contains(fragment.id)) unknown_[fragment.id] = std::move(fragment.svg);
        return fragment.id;
    }

    const document::Document& document_;
    bool has_own_colors_;
    render::Renderer renderer_;
    const std::set<std::string>& has_;
    PictureIds& picture_ids_;
    std::vector<std::string> ids_; ///< by number; empty where not known yet
    std::map<std::string, std::string> boxes_;
    std::map<std::string, std::string> unknown_;
};

/// Returns the symbols of the theme, those on cards with the picture that a card shows.
SymbolList list_symbols(const job::PreparedDeck& deck, const diag::SourceText& text, Drawings& drawings) {
    const document::Document& document = deck.document();
    std::map<int, int> pictures; // of symbols
    for (int i = document.picture_count - 1; i >= 0; --i)
        pictures[static_cast<int>(document.picture_symbols[static_cast<std::size_t>(i)])] = i;
    SymbolList list;
    for (std::size_t i = 0; i < std::max(deck.theme().symbols.size(), document.names.size()); ++i) {
        ShownSymbol shown;
        if (i < document.names.size()) shown.name = document.names[i];
        if (const auto at = pictures.find(static_cast<int>(i)); at != pictures.end()) {
            shown.picture = drawings.load_picture(at->second);
            shown.box =
                render::join_svg_view_box(document.pictures[static_cast<std::size_t>(at->second)].box);
        }
        list.push_back(make_symbol(deck.theme(), i, text, shown));
    }
    return list;
}

} // namespace

Fragment draw_picture(const render::Renderer& renderer, int picture) {
    const std::string given = fmt::format("p{}-", picture);
    std::string svg = replace_all(renderer.draw_picture_svg(picture), "\"" + given, "\"?-");
    svg = replace_all(svg, "#" + given, "#?-");
    std::string id = "s" + make_content_id(svg);
    svg = replace_all(svg, "\"?-", "\"" + id + "-");
    svg = replace_all(svg, "#?-", "#" + id + "-");
    return {std::move(id), std::move(svg)};
}

void send_deck(const job::PreparedDeck& deck, Page& page, std::span<const int> cards) {
    const document::Document& document = deck.document();
    Drawings drawings(deck, page);
    std::vector<Json> faces;
    const auto count = static_cast<std::size_t>(document.card_count + document::count_backs(document));
    for (std::size_t i = 0; i < count; ++i) {
        const document::Face& face = document.faces[i];
        if (!cards.empty() && (std::ranges::find(cards, static_cast<int>(i)) == cards.end() ||
                               face.list_pictures(document::Role::Symbol).empty()))
            continue; // its layout is to come
        const std::string ground = drawings.find_ground(static_cast<int>(i));
        std::string id = drawings.make_face_id(ground, face);
        if (i >= page.wanted.faces.size()) page.wanted.faces.resize(i + 1);
        if (std::exchange(page.wanted.faces[i], id) == id) continue;
        const FaceContent content{ground, drawings.list_placed(face.list_pictures(document::Role::Symbol)),
                                  drawings.list_placed(face.list_pictures(document::Role::Text))};
        faces.emplace_back(make_face(i, content, std::move(id)));
    }
    SymbolList symbols = list_symbols(deck, page.reader.text, drawings);
    std::map<std::string, std::string> unknown = drawings.take_unknown();
    for (const auto& [id, svg] : unknown) page.wanted.has.insert(id);
    page.send(make_head(
        deck, {page.reader, drawings.clip(), std::move(symbols), drawings.boxes(), std::move(unknown)}));
    for (const Json& face : faces) page.send(face);
}

void send_sheet(const job::PreparedDeck& deck, const Page& page) {
    const document::Document& document = deck.document();
    const int shown = std::clamp(page.wanted.page, 0, static_cast<int>(document.pages.size()) - 1);
    const render::Palette palette = choose_palette(deck, page);
    const render::Renderer renderer(document, palette, choose_colors(deck, page));
    page.send(make_sheet(document, static_cast<std::size_t>(shown), renderer, palette));
}

} // namespace spotit::serve
