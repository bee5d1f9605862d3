#include "verify/checks/looks.hpp"

#include <spotit/base/numbers.hpp>

#include <algorithm>

namespace spotit::verify {
namespace {

constexpr std::size_t max_differing = 12; // pixels of a symbol
constexpr double min_ink_share = 0.01;    // of the ellipse in a symbol's box

/// Returns what is wrong with what is seen of a symbol; null if nothing is.
const char* find_fault(const Seen& seen) {
    if (static_cast<double>(seen.ink_inside) < min_ink_share * static_cast<double>(seen.inside))
        return "leaves no ink: it is empty, or as its card is";
    return seen.differing > max_differing
               ? "can't be seen as it is drawn: something covers, clips or fades it"
               : nullptr;
}

/// Looks at the drawings of a card on that page.
void look_at(const ReadCard& card, const PageLooks& page, Looks& looks, Findings& findings) {
    for (const ReadSymbol& symbol : card.symbols) {
        if (!symbol.drawing) continue;
        const Seen seen = look(page, *symbol.drawing);
        if (const char* const fault = find_fault(seen); fault != nullptr && !symbol.label.empty())
            findings.fail("hidden-symbol", "page {}, card {}: \"{}\" {}", card.page, card.number,
                          symbol.label, fault);
        if (!seen.ink.empty())
            looks[symbol.label].push_back({&card, seen.pixels, make_picture(seen.ink), &*symbol.drawing});
    }
}

} // namespace

void check_render(QPDF& file, std::string_view pdf, const ReadDeck& deck, Findings& findings) {
    PageRenderer as_it_is(pdf);
    const std::string& program = as_it_is.program();
    if (program.empty()) return findings.skip("render", "render: {}", as_it_is.problem());
    PageRenderer redrawn(write_redrawn(file, deck));
    Looks looks;
    for (int page = 1; page <= deck.cards.back().page; ++page) {
        const PageView& view = deck.views[static_cast<std::size_t>(page - 1)];
        PageLooks shown{view.size, as_it_is.render_next()};
        for (std::size_t i = 0; view.layers > 0 && i <= view.layers; ++i)
            shown.drawn.push_back(redrawn.render_next());
        const auto is_like_whole = [&](const RenderedPage& other) {
            return other.width == shown.whole.width && other.height == shown.whole.height;
        };
        if (shown.whole.width == 0 || !std::ranges::all_of(shown.drawn, is_like_whole))
            return findings.skip("render", "render: {} could not draw page {}", program, page);
        for (const ReadCard& card : deck.cards)
            if (card.page == page) look_at(card, shown, looks, findings);
    }
    const std::size_t uncompared = compare_looks(looks, deck, findings) ? deck.undrawn_labels : deck.labels;
    if (uncompared > 0 || deck.labels == 0)
        findings.skip("render", "render: {} of {} symbols were not compared", uncompared, deck.labels);
    else if (!findings.has_failed("hidden-symbol"))
        findings.pass("render", "{} can be seen as they are drawn, by {}",
                      base::write_count(deck.labels, "symbol"), program);
}

} // namespace spotit::verify
