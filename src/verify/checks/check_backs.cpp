#include "verify/checks/checks.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace spotit::verify {
namespace {

constexpr double millimeter = geom::points_per_millimeter, degree = std::numbers::pi / 180;
constexpr double place_tolerance = 0.5 * millimeter; // what programs round, and no print shows
constexpr double near = 30 * millimeter;             // a back that is farther off is another card's
constexpr double max_angle = 45 * degree;
// The limits of sheet.back_offset and sheet.back_rotation, with roundings.
constexpr double max_shift = 20.2 / 0.9 * millimeter, max_rotation = 5.2 * degree;
constexpr double min_shown = 0.1; // millimeters, degrees

/// A way of flipping the paper; none where front and back are side by side, to be folded.
struct DuplexFlip {
    bool is_sideways = true; ///< over a vertical edge
    int pages_on = 1;        ///< the backs' page after the fronts'; 0: on the same

    geom::Point operator()(geom::Point p) const {
        return is_sideways ? geom::Point{-p.x, p.y} : geom::Point{p.x, -p.y};
    }
    /// Returns the direction in which the text of a back must run: who turns a card like the page of a book
    /// sees its back upright.
    geom::Point compute_direction(const ReadFace& card) const { return -1 * (*this)(card.em); }
};

/// A move of all backs that makes up for a printer: a rotation around the middle of the paper, then a shift.
/// Points, y up, as seen on the backs; radians, counterclockwise.
struct BackOffset {
    geom::Point shift{};
    double angle = 0;

    geom::Point operator()(geom::Point p) const { return shift + geom::Affine::rotation(angle)(p); }
    /// Returns true if a theme can ask for it.
    bool is_possible() const {
        return std::max(std::abs(shift.x), std::abs(shift.y)) <= max_shift && std::abs(angle) <= max_rotation;
    }
};

/// The faults when the paper is flipped in one way.
struct BackMatch {
    DuplexFlip flip{};
    BackOffset offset{};
    /// The numbers of the cards, by page, id of the fault and its amount in degrees or millimeters.
    std::map<std::tuple<int, std::string, double>, std::vector<int>> cards{};
    std::size_t faults = 0;
};

/// Returns the angle in radians from one direction to the other, counterclockwise.
double measure_angle_between(geom::Point first, geom::Point second) {
    return std::atan2(geom::cross(first, second), geom::dot(first, second));
}

/// Returns true if the middles of all cards are known.
bool is_exact(const std::vector<ReadCard>& cards) {
    return std::ranges::none_of(cards, [](const ReadCard& card) { return card.bounds.empty(); });
}

/// Returns the place of a face around the middle of its page.
geom::Point find_place(const ReadDeck& deck, const ReadFace& face) {
    return face.center() - deck.find_view(face).center();
}

/// Returns the faces of a page; all are in the order of the file.
template<class Face>
std::span<const Face> find_faces(const std::vector<Face>& all, int page) {
    return {std::ranges::lower_bound(all, page, {}, &ReadFace::page),
            std::ranges::upper_bound(all, page, {}, &ReadFace::page)};
}

/// Returns the offset by the median of all pairs of a card and its back, in the order of the file.
BackOffset compute_offset(const ReadDeck& deck, const DuplexFlip& flip) {
    std::vector<std::pair<const ReadCard*, const ReadFace*>> pairs;
    for (int page = 1; page <= std::ssize(deck.views); ++page) {
        const auto cards = find_faces(deck.cards, page);
        const auto backs = find_faces(deck.backs, page + flip.pages_on);
        for (std::size_t i = 0; backs.size() >= cards.size() && i < cards.size(); ++i)
            pairs.emplace_back(&cards[i], &backs[i]);
    }
    BackOffset offset;
    std::vector<double> angles, right, up;
    for (const auto& [card, back] : pairs)
        angles.push_back(measure_angle_between(flip.compute_direction(*card), back->em));
    offset.angle = median(std::move(angles));
    for (const auto& [card, back] : pairs) {
        const geom::Point away = find_place(deck, *back) - offset(flip(find_place(deck, *card)));
        right.push_back(away.x);
        up.push_back(away.y);
    }
    offset.shift = {median(std::move(right)), median(std::move(up))};
    return offset;
}

/// Returns the match with the offset that the backs have, if a theme can ask for it.
BackMatch match_backs(const ReadDeck& deck, const DuplexFlip& flip) {
    BackMatch result{.flip = flip};
    const BackOffset found = compute_offset(deck, flip);
    // A shift as small as that may be the number's, which is beside the middle of its card.
    const bool is_known = is_exact(deck.cards) || geom::length(found.shift) >= number_distance;
    const BackOffset offset = result.offset = found.is_possible() && is_known ? found : BackOffset();
    for (const ReadCard& card : deck.cards) {
        const geom::Point wanted = offset(flip(find_place(deck, card)));
        const geom::Point direction = geom::Affine::rotation(offset.angle)(flip.compute_direction(card));
        const auto compute_distance = [&](const ReadFace& back) {
            return geom::distance(find_place(deck, back), wanted);
        };
        const auto backs = find_faces(deck.backs, card.page + flip.pages_on);
        const auto back = std::ranges::min_element(backs, {}, compute_distance);
        const double away = back == backs.end() ? INFINITY : compute_distance(*back);
        const double angle = back == backs.end() ? 0 : std::abs(measure_angle_between(direction, back->em));
        std::string id = "missing-back";
        double amount = 0;
        if (away <= place_tolerance + (card.bounds.empty() ? number_distance : 0)) {
            if (angle < max_angle) continue;
            id = "rotated-back";
            amount = std::round(angle / degree);
        } else if (away <= near) {
            id = "moved-back";
            amount = std::round(10 * away / millimeter) / 10;
        }
        result.cards[{card.page, id, amount}].push_back(card.number);
        ++result.faults;
    }
    return result;
}

/// Returns "; all backs are moved 8.0 mm to the right, 0.3° clockwise, ..."; nothing if it is too small to
/// see.
diag::Sentence describe(const BackOffset& offset) {
    diag::Sentence moves;
    const auto add = [&](double value, diag::Template<double> positive, diag::Template<double> negative) {
        if (std::abs(value) < min_shown) return;
        const diag::Sentence move = diag::write(value > 0 ? positive : negative, std::abs(value));
        moves = moves.empty() ? move : diag::write("{words}, {last}", moves, move);
    };
    add(offset.shift.x / millimeter, "{distance:.1f} mm to the right", "{distance:.1f} mm to the left");
    add(offset.shift.y / millimeter, "{distance:.1f} mm up", "{distance:.1f} mm down");
    add(offset.angle / degree, "{angle:.1f}° counterclockwise", "{angle:.1f}° clockwise");
    return moves.empty() ? moves
                         : diag::write("; all backs are moved {directions}, to correct a printer", moves);
}

/// The flip that the file asks of the printer (ISO 32000-1, 12.2).
struct PrintRequest {
    std::string duplex{};
    bool is_portrait = true;

    bool is_long(const DuplexFlip& flip) const { return flip.is_sideways == is_portrait; }
    diag::Sentence describe_edge(const DuplexFlip& flip) const {
        return is_long(flip) ? diag::Sentence("the long edge") : diag::Sentence("the short edge");
    }
    bool asks_for_edge() const { return duplex.starts_with("/DuplexFlip"); }
    bool asks_for(const DuplexFlip& flip) const {
        return flip.pages_on != 0 &&
               duplex == (is_long(flip) ? "/DuplexFlipLongEdge" : "/DuplexFlipShortEdge");
    }
};

/// Programs that rewrite files rotate single pages by the direction of their text.
void check_rotated_pages(const ReadDeck& deck, Findings& findings) {
    std::vector<int> rotated;
    for (std::size_t i = 0; i < deck.views.size(); ++i)
        if (deck.views[i].is_rotated) rotated.push_back(static_cast<int>(i) + 1);
    if (!rotated.empty() && rotated.size() < deck.views.size())
        findings.fail("page-rotation",
                      "only some of the {count} pages are rotated (/Rotate): {pages}. Ghostscript does that "
                      "without -dAutoRotatePages=/None",
                      deck.views.size(), pdf::format_ranges(rotated));
}

void pass_cards(const BackMatch& match, const PrintRequest& request, const ReadDeck& deck,
                Findings& findings) {
    if (match.flip.pages_on == 0)
        return findings.pass(
            "backs", "{count} of {count} fronts have a back beside them that folds behind them{offset}",
            deck.cards.size(), describe(match.offset));
    diag::Sentence found =
        diag::write("{count} of {count} fronts have a back behind them when the paper is flipped on {edge}",
                    deck.cards.size(), request.describe_edge(match.flip));
    if (request.asks_for_edge()) found += ", as the file asks the printer to";
    if (match.flip.pages_on < 0) found += "; backs come first";
    findings.pass("backs", "{}", found += describe(match.offset));
    if (!is_exact(deck.cards))
        findings.skip("back-register", "backs: another program rewrote the file, so their places are known "
                                       "only to within 3 mm");
    if (!request.asks_for_edge())
        findings.skip("duplex-flip", "backs: the file doesn't ask the printer for that edge, so choose it "
                                     "when you print");
}

} // namespace

void check_backs(QPDF& file, const ReadDeck& deck, Findings& findings) {
    if (deck.cards.empty()) return;
    if (deck.backs.empty()) return findings.skip("backs", "backs: this file has none");
    QPDFObjectHandle duplex = file.getRoot().getKey("/ViewerPreferences").getKeyIfDict("/Duplex");
    const geom::Size paper = deck.find_view(deck.cards.front()).size;
    const PrintRequest request{duplex.isName() ? duplex.getName() : "", paper.height >= paper.width};
    std::vector<BackMatch> matches;
    for (const int pages_on : {1, -1, 0})
        for (const bool is_sideways : {true, false})
            matches.push_back(match_backs(deck, {is_sideways, pages_on}));
    std::ranges::stable_sort(matches, {}, &BackMatch::faults);
    const BackMatch& best = matches.front();
    const auto requested =
        std::ranges::find_if(matches, [&](const BackMatch& each) { return request.asks_for(each.flip); });
    const BackMatch& match = requested == matches.end() || best.flip.pages_on == 0 ? best : *requested;
    if (match.faults == 0) return pass_cards(match, request, deck, findings);
    if (best.faults == 0)
        return findings.fail(
            "duplex-flip",
            "the file asks the printer to flip on {edge} (/Duplex), which leaves {faults} of {fronts} fronts "
            "without the right back; flip on {other_edge}, or make the file again from its theme",
            request.describe_edge(match.flip), match.faults, deck.cards.size(),
            request.describe_edge(best.flip));
    for (const auto& [key, numbers] : match.cards) {
        const auto& [page, id, amount] = key;
        const diag::Sentence cards = format_cards(numbers);
        if (id == "missing-back")
            findings.fail(id, "page {page}: no back behind {cards}", page, cards);
        else if (id == "rotated-back")
            findings.fail(id, "page {page}: the back behind {cards} is rotated by {angle:.0f}°", page, cards,
                          amount);
        else
            findings.fail(id, "page {page}: the back behind {cards} is off by {distance:.1f} mm", page, cards,
                          amount);
    }
    check_rotated_pages(deck, findings);
}

} // namespace spotit::verify
