#include "verify/checks/checks.hpp"

#include <algorithm>
#include <cmath>

namespace spotit::verify {
namespace {

constexpr double same_shape = 0.03;
// What is smaller than this and than a share of all others was made so.
constexpr double min_size = 8 * geom::points_per_millimeter, min_share_of_others = 0.3;
constexpr double min_share_of_distance = 0.9; // of the usual one between two cards

double find_size(const ReadDrawing& drawing) {
    return std::max(geom::distance(drawing.corners[0], drawing.corners[1]),
                    geom::distance(drawing.corners[0], drawing.corners[3]));
}

/// Returns whether the form holds pixels: those that stand for what is transparent have y up.
bool has_picture(QPDFObjectHandle form) {
    QPDFObjectHandle resources = form.getDict().getKey("/Resources");
    return resources.isDictionary() && resources.getKey("/XObject").isDictionary();
}

/// The places of one drawing.
struct Places {
    int upright = 0, mirrored = 0;
};

/// Returns what is wrong with the place of a drawing, and counts it; null if nothing is.
const char* find_fault(const ReadDrawing& drawing, Places& places) {
    if (drawing.number < 0) return nullptr; // its form was written out
    const geom::Affine& place = drawing.place;
    const geom::Point x{place.a, place.b}, y{place.c, place.d};
    const double across = geom::length(x), down = geom::length(y), area = geom::cross(x, y);
    if (std::abs(across - down) > same_shape * down || std::abs(geom::dot(x, y)) > same_shape * across * down)
        return "is squeezed or skewed";
    ++(area > 0 ? places.mirrored : places.upright);
    if (area > 0 && (places.upright > 0 || (places.mirrored <= 2 && !has_picture(drawing.form))))
        return "is mirrored"; // a place alone is counted twice
    return nullptr;
}

} // namespace

void check_shapes(const ReadDeck& deck, Findings& findings) {
    std::map<int, Places> places; // by drawing
    std::vector<double> sizes;
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols)
            if (symbol.drawing && !symbol.label.empty()) {
                sizes.push_back(find_size(*symbol.drawing));
                find_fault(*symbol.drawing, places[symbol.drawing->number]);
            }
    std::ranges::sort(sizes);
    const double small = sizes.size() < 2 ? 0 : std::min(min_size, min_share_of_others * sizes[1]);
    for (const ReadCard& card : deck.cards)
        for (const ReadSymbol& symbol : card.symbols) {
            if (!symbol.drawing || symbol.label.empty()) continue;
            const char* fault = find_fault(*symbol.drawing, places[symbol.drawing->number]);
            if (find_size(*symbol.drawing) < small) fault = "is much smaller than all others";
            if (fault != nullptr)
                findings.fail("distorted-symbol", "card {}: \"{}\" {}", card.number, symbol.label, fault);
        }
}

void check_distances(const ReadDeck& deck, Findings& findings) {
    std::vector<double> nearest;
    for (const ReadCard& card : deck.cards) {
        double& own = nearest.emplace_back(INFINITY);
        for (const ReadCard& other : deck.cards)
            if (&other != &card && other.page == card.page)
                own = std::min(own, geom::distance(card.center(), other.center()));
    }
    const double usual = median(nearest);
    for (std::size_t i = 0; i < nearest.size(); ++i)
        if (nearest[i] < min_share_of_distance * usual)
            findings.fail("overlapping-cards", "card {} lies upon another one (page {})",
                          deck.cards[i].number, deck.cards[i].page);
}

} // namespace spotit::verify
