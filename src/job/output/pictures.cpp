#include <spotit/job/output.hpp>

#include "job/prepared_deck.hpp"
#include "job/stages.hpp"

#include <spotit/pdf.hpp>

namespace spotit::job {
namespace {

File write_page(const PreparedDeck& deck, play::Start start) {
    const PreparedDeck::Data& data = deck.data();
    const auto& forms = data.theme.forms;
    Stages stages(data.request);
    std::string bytes = stages.run("page", data.document.picture_count, [&] {
        const render::Renderer renderer(data.document, make_palette(deck));
        // It keeps them; the page takes them one after the other.
        stages.run_each("page", data.document.picture_count, [&](std::size_t i) {
            static_cast<void>(renderer.draw_picture_svg(static_cast<int>(i)));
        });
        return play::make_page({.document = data.document,
                                .deck = data.deck,
                                .renderer = renderer,
                                .palette = make_palette(deck),
                                .gap = data.theme.layout.gap,
                                .labels = data.labels,
                                .is_split = forms && forms->mode == deck::FormMode::Split,
                                .left_out = count_left_out(data),
                                .start = start});
    });
    return {std::move(bytes), stages.add_to(data.report)};
}

} // namespace

render::Palette make_palette(const PreparedDeck& deck) {
    return deck.theme().output.inks == pdf::Inks::Gray ? render::Palette::Grays : render::Palette::Colors;
}

PictureFiles make_pictures(const PreparedDeck& deck, const PictureOptions& options) {
    const PreparedDeck::Data& data = deck.data();
    const document::Document& document = data.document;
    const bool sheets = options.subject == PictureSubject::Sheets;
    const bool backs = options.subject == PictureSubject::Backs;
    const int first = backs ? document.card_count : 0;
    const int last = sheets  ? static_cast<int>(document.pages.size())
                     : backs ? first + document::count_backs(document)
                             : document.card_count + (document.title_card ? 1 : 0);
    const PictureFormat::Draw draw = sheets ? options.format.sheet : options.format.face;
    render::Options drawing{.extent = options.bleed ? render::Extent::Bleed : render::Extent::Trim,
                            .palette = make_palette(deck),
                            .dpi = static_cast<double>(data.theme.image_dpi)};
    if (options.pixels) drawing.pixels = render::Pixels{options.pixels->first, options.pixels->second};
    const int count = options.only.empty() ? last - first : static_cast<int>(options.only.size());
    Stages stages(data.request);
    std::vector<std::string> files(static_cast<std::size_t>(count));
    stages.run("pictures", count, [&] {
        const render::Renderer renderer(document);
        stages.run_each("pictures", count, [&](std::size_t i) {
            int index = first + (options.only.empty() ? static_cast<int>(i) : options.only[i]);
            if (!sheets && !backs && index == document.card_count) index = *document.title_card;
            files[i] = (renderer.*draw)(index, drawing);
        });
    });
    return {std::move(files), stages.add_to(data.report)};
}

File make_games_page(const PreparedDeck& deck) {
    return write_page(deck, play::Start::Games);
}

File make_why_page(const PreparedDeck& deck) {
    return write_page(deck, play::Start::Why);
}

} // namespace spotit::job
