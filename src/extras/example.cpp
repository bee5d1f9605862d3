#include "extras/shown_cards.hpp"

#include <algorithm>
#include <iterator>

namespace spotit::extras {

namespace {

constexpr double between = 8, below = 2.5, caption_size = 4.2; // mm on A4

/// Returns what stands below the cards.
std::string caption(const Context& context, const Match& match) {
    const texts::RulesTexts& texts = context.texts.rules;
    if (match.shown.empty()) return std::string(texts.set_example);
    const std::string name = symbol_name(context, match);
    return name.empty() ? "" : texts::fill_in(texts.match_example, {{"{symbol}", name}});
}

} // namespace

void add_example(Page& page, double max_height) {
    const Context& context = page.context();
    const document::Document& document = context.document;
    Match match;
    if (context.setup.trio)
        std::ranges::copy(*context.setup.trio, std::back_inserter(match.cards));
    else if (auto found = find_best_match(document))
        match = std::move(*found);
    if (match.cards.empty()) return;
    const double count = static_cast<double>(match.cards.size()), gap = between * context.scale;
    const geom::Box room = page.room();
    const geom::Size card = document.card.size();
    const double scale = std::min(max_height * context.scale / card.height,
                                  (room.width() - (count - 1) * gap) / (count * card.width));
    const double width = scale * card.width, height = scale * card.height;

    double x = room.center().x - (count * width + (count - 1) * gap) / 2 + width / 2;
    for (std::size_t i = 0; i < match.cards.size(); ++i, x += width + gap) {
        const geom::Affine place =
            geom::Affine::translation({x, room.top + height / 2}) * geom::Affine::scaling(scale);
        page.add_card(match.cards[i], place);
        if (!match.shown.empty()) page.add_ring(match.shown[i], place);
    }
    page.take(height + below * context.scale);
    page.add_centered(caption(context, match), context.bold(caption_size));
    page.take(5 * context.scale);
}

} // namespace spotit::extras
