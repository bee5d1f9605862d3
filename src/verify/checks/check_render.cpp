#include "verify/checks/looks.hpp"

#include <spotit/geom/path.hpp>

#include <algorithm>
#include <cmath>

namespace spotit::verify {
namespace {

constexpr std::size_t max_differing = 12; // pixels of a symbol
constexpr double min_ink = 0.004;         // pixels for each square point of a symbol's box: nearly 1 %

/// Returns what is wrong with what is seen of a symbol; empty if nothing is.
diag::Sentence find_fault(const Seen& seen, const ReadDrawing& drawing) {
    if (static_cast<double>(seen.pixels.size()) < min_ink * drawing.area())
        return "leaves no ink: it is empty, or has the color of its card";
    if (seen.differing <= max_differing) return {};
    return "can't be seen as it is drawn: something covers, clips or fades it";
}

/// The cards without what is drawn at labels: all have one background.
class Backgrounds {
public:
    explicit Backgrounds(const ReadDeck& deck) {
        const double max = std::min(300.0, std::sqrt(max_pixels / static_cast<double>(deck.cards.size())));
        double way = geom::length(deck.to_next_card), reach = share_of_way * way;
        for (const ReadCard& card : deck.cards) {
            const double away = geom::distance(card.center(), deck.cards[0].center());
            if (away > 0 && card.page == deck.cards[0].page) way = std::min(way, away); // below
            for (const auto& [label, place, drawing] : card.symbols)
                if (drawing)
                    reach = std::max(reach, geom::distance(card.center(), place) + drawing->compute_length());
        }
        const double radius = std::min(max, share_of_way * way / pixel);
        const double middle = border + std::min(max, reach / pixel);
        inner_ = rows_ = std::vector<geom::Box>(static_cast<std::size_t>(2 * middle));
        for (double y = -radius; y < radius; ++y)
            for (const double x : {-std::sqrt(radius * radius - y * y), std::sqrt(radius * radius - y * y)}) {
                rows_[static_cast<std::size_t>(middle + y)].add({middle + x, 0});
                inner_[static_cast<std::size_t>(middle + inner_share * y)].add({middle + inner_share * x, 0});
            }
    }
    /// Adds a card. `inked`: pixels of the page with ink of its symbols; cards are compared there, too.
    void add(const ReadCard& card, const PageLooks& page, const std::vector<geom::Point>& inked) {
        const geom::Point x = pixel / geom::length(card.em) * card.em,
                          y = pixel / geom::length(card.up) * card.up;
        const auto side = static_cast<double>(rows_.size());
        const geom::Point corner = card.center() - side / 2 * (x + y);
        const geom::Affine to_page =
            page.map_to_pixels() * geom::Affine{x.x, x.y, y.x, y.y, corner.x, corner.y};
        const geom::Affine to_card = geom::inverse(to_page);
        for (const geom::Point ink : inked)
            if (const geom::Point at = to_card(ink); geom::Box{0, 0, side, side}.grow(-border).contains(at))
                for (auto* rows : {&rows_, &inner_}) (*rows)[static_cast<std::size_t>(at.y)].add(at);
        Parts& parts = cards_.emplace_back(card.number, Parts()).second;
        parts.reserve(3 * rows_.size() * rows_.size());
        for (double row = 0.5; row < side; ++row)
            for (double column = 0.5; column < side; ++column) {
                const geom::Point at = to_page({column, row});
                for (const std::uint8_t part : page.drawn[0].read_color(at.x, at.y)) parts.push_back(part);
            }
        if (std::ssize(cards_) == max_compared) compare(max_compared / 2);
    }
    void conclude(Findings& findings) {
        if (!cards_.empty()) compare(0);
        if (odd_.empty()) return;
        findings.fail("odd-background",
                      "{cards}: the area beside or behind the symbols differs from that on the other cards",
                      format_cards(odd_));
    }

private:
    using Parts = std::vector<std::uint8_t>; ///< the red, green and blue of pixels, by rows
    /// Calls a function with each part's place, and whether that is in the rim, where no symbols are.
    void visit_parts(auto&& visit) const {
        for (std::size_t row = 0; row < rows_.size(); ++row)
            for (double column = rows_[row].left; column <= rows_[row].right; ++column)
                for (std::size_t part = 0; part < 3; ++part)
                    visit(3 * (rows_.size() * row + static_cast<std::size_t>(column)) + part,
                          column < inner_[row].left || column > inner_[row].right);
    }
    /// Compares the cards, and keeps the last of them: of three or more, what one alone has is odd.
    void compare(std::size_t kept) {
        const std::size_t count = cards_.size(), rank = std::max<std::size_t>(1, count / 4),
                          row = 3 * rows_.size();
        Parts low(row * rows_.size(), 255), high(low.size()), values(count);
        visit_parts([&](std::size_t place, bool is_rim) {
            for (std::size_t i = 0; i < count; ++i) values[i] = cards_[i].second[place];
            if (std::ranges::count(values, values[0]) < std::ssize(values)) std::ranges::sort(values);
            for (const std::size_t line : {place - row, place, place + row}) // cards lie between pixels
                for (std::size_t far = is_rim ? 9 : 3, near = line - far; near <= line + far; near += 3) {
                    low[near] = std::min(low[near], values[std::min(rank, count - 1)]);
                    high[near] = std::max(high[near], values[count - 1 - std::min(rank, count - 1)]);
                }
        });
        for (const auto& card : cards_)
            if (std::ranges::all_of(shifts, [&](std::size_t shift) {
                    int odd = 0;
                    visit_parts([&](std::size_t place, bool is_rim) {
                        const int part = card.second[place + shift * row - border * row];
                        if (part < low[place] - max_unlike || part > high[place] + max_unlike)
                            odd += is_rim ? 1 : inner_weight;
                    });
                    return odd > max_odd;
                }))
                odd_.push_back(card.first);
        cards_.erase(cards_.begin(), cards_.end() - static_cast<std::ptrdiff_t>(kept));
    }
    // Points; of a quarter of all cards; of the way to the next card. In the rim are numbers, beside texts.
    static constexpr double pixel = 72.0 / 50, max_pixels = 5e7, share_of_way = 0.47, inner_share = 0.64;
    static constexpr int max_compared = 64, max_odd = 200, inner_weight = 8, max_unlike = 30; // of 255
    // Pixels: where forms were written out, the middle of a card is its number's, 3 or 6 points off.
    static constexpr std::size_t border = 5, shifts[] = {5, 3, 7, 1, 9};
    std::vector<geom::Box> rows_{}, inner_{}; ///< what is compared of each, and what of that is not the rim
    std::vector<std::pair<int, Parts>> cards_{}; ///< with their numbers
    std::vector<int> odd_{};
};

void look_at(const ReadCard& card, const PageLooks& page, Looks& looks, Backgrounds& backgrounds,
             Findings& findings) {
    std::vector<geom::Point> inked;
    for (const auto& [label, place, drawing] : card.symbols) {
        if (!drawing) continue;
        const Seen seen = look(page, card, *drawing);
        if (const diag::Sentence fault = find_fault(seen, *drawing); !fault.empty())
            findings.fail("hidden-symbol", "page {page}, card {card}: \"{symbol}\" {fault}", card.page,
                          card.number, label, fault);
        inked.insert(inked.end(), seen.pixels.begin(), seen.pixels.end());
        if (!seen.ink.empty())
            looks[label].push_back({&card, seen.pixels.size(), make_picture(seen.ink), &*drawing});
    }
    backgrounds.add(card, page, inked);
}

} // namespace

void check_render(QPDF& file, std::string_view pdf, const ReadDeck& deck, Findings& findings) {
    process::PageRenderer as_it_is(pdf);
    const std::string& program = as_it_is.program();
    if (program.empty()) return findings.skip("render", "render: {problem}", as_it_is.problem());
    process::PageRenderer redrawn(write_redrawn(file, deck));
    Looks looks;
    Backgrounds backgrounds(deck);
    for (int page = 1; page <= deck.cards.back().page; ++page) {
        const PageView& view = deck.views[static_cast<std::size_t>(page - 1)];
        PageLooks shown{view.size, as_it_is.render_next()};
        for (std::size_t i = 0; view.layers > 0 && i <= view.layers; ++i)
            shown.drawn.push_back(redrawn.render_next());
        const auto is_like_whole = [&](const RenderedPage& other) {
            return other.width == shown.whole.width && other.height == shown.whole.height;
        };
        if (shown.whole.width == 0 || !std::ranges::all_of(shown.drawn, is_like_whole))
            return findings.skip("render", "render: {program} could not draw page {page}", program, page);
        for (const ReadCard& card : deck.cards)
            if (card.page == page && view.layers > 0) look_at(card, shown, looks, backgrounds, findings);
    }
    backgrounds.conclude(findings);
    const std::size_t uncompared = compare_looks(looks, deck, findings) ? deck.undrawn_labels : deck.labels;
    if (uncompared > 0 || deck.labels == 0)
        findings.skip("render", "render: {count} of {symbols} symbols were not compared", uncompared,
                      deck.labels);
    else if (!findings.has_failed("hidden-symbol"))
        findings.pass("render", "{symbols} can be seen as they are drawn, according to {program}",
                      diag::write_count(deck.labels, "{count} symbol", "{count} symbols", deck.labels),
                      program);
}

} // namespace spotit::verify
