#include <spotit/job/output.hpp>

#include "job/prepared_deck.hpp"
#include "job/stages.hpp"

namespace spotit::job {
namespace {

File write_page(const PreparedDeck& deck, play::Start start) {
    const PreparedDeck::Data& data = deck.data();
    const auto& forms = data.theme.forms;
    Stages stages(data.request);
    std::string bytes = stages.run("page", data.document.picture_count, [&] {
        const render::Renderer renderer(data.document, find_palette(deck));
        // It keeps them; the page takes them one after the other.
        stages.run_each("page", data.document.picture_count, [&](std::size_t i) {
            static_cast<void>(renderer.draw_picture_svg(static_cast<int>(i)));
        });
        return play::make_page({.document = data.document,
                                .deck = data.deck,
                                .renderer = renderer,
                                .palette = find_palette(deck),
                                .gap = data.theme.layout.gap,
                                .labels = data.labels,
                                .is_split = forms && forms->mode == deck::FormMode::Split,
                                .left_out = count_left_out(data),
                                .start = start});
    });
    return {std::move(bytes), stages.add_to(data.report)};
}

} // namespace

File make_games_page(const PreparedDeck& deck) {
    return write_page(deck, play::Start::Games);
}

File make_why_page(const PreparedDeck& deck) {
    return write_page(deck, play::Start::Why);
}

} // namespace spotit::job
