#include "job/prepared_deck.hpp"

#include "job/checks/checks.hpp"

#include <spotit/extras.hpp>
#include <spotit/texts.hpp>

namespace spotit::job {
namespace {

using Trio = std::array<std::size_t, 3>;
/// Returns three cards of a Set deck that form a trio and differ in as many features as any do; nothing of
/// other decks.
std::optional<Trio> find_trio(const deck::Deck& deck) {
    const auto& cards = deck.features;
    std::optional<Trio> best;
    std::size_t max_count = 0;
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (std::size_t j = i + 1; j < cards.size(); ++j) {
            std::size_t differences = 0;
            for (std::size_t f = 0; f < cards[i].size(); ++f)
                if (cards[i][f] != cards[j][f]) ++differences;
            const auto third = std::ranges::find(cards, deck::complete_trio(cards[i], cards[j]));
            if (third == cards.end() || differences <= max_count) continue;
            max_count = differences;
            best = Trio{i, j, static_cast<std::size_t>(third - cards.begin())};
        }
    return best;
}

} // namespace

void compose(PreparedDeck::Data& data, const DeckPictures& pictures, std::vector<symbol::Symbol> drawings,
             const std::vector<layout::Layout>& layouts, diag::Sink& sink) {
    const theme::Theme& theme = data.theme;
    Report& report = data.report;
    const sheet::Imposition imposition = sheet::impose(theme.style.card, theme.sheet);
    report.bars = (imposition.horizontal_ruler ? 1 : 0) + (imposition.vertical_ruler ? 1 : 0);
    std::vector<SymbolIndex> picture_symbols;
    for (const PictureSpec& spec : pictures.specs) {
        picture_symbols.push_back(spec.symbol);
        if (!theme.forms) continue;
        // What the picture shows: its word, its caption or else the name of its symbol.
        const std::string& name = spec.caption.empty() ? spec.shown.name : spec.caption;
        data.labels.push_back(
            {spec.shown.row().is_text ? symbol::write_symbol(spec.shown) : name, spec.form});
    }
    const std::string_view proof =
        report.draft ? std::string_view(texts::find(theme.language)["footer.draft"]) : "";
    data.document =
        document::compose({.title = theme.title,
                           .language = theme.language,
                           .style = theme.style,
                           .back = theme.back,
                           .cards = pictures.cards,
                           .pictures = std::move(drawings),
                           .picture_symbols = std::move(picture_symbols),
                           .names = list_symbol_names(pictures, data.deck.symbol_count),
                           .layouts = layouts,
                           .imposition = imposition,
                           .sheet = theme.sheet,
                           .footer = theme.footer,
                           .first_pile = static_cast<int>(deck::count_first_pile(data.deck.cards.size())),
                           .copies = theme.copies,
                           .title_card = theme.extras.title_card,
                           .only = data.request.printed_cards,
                           .copy_colors = theme.copy_colors,
                           .fonts = theme.fonts,
                           .margin = theme.layout.margin,
                           .draft_word = std::string(proof),
                           .title_span = theme.find_place({"title"}),
                           .footer_span = theme.find_place({"sheet.footer"})},
                          sink);
    run_checks(CheckStage::Document,
               {.request = data.request,
                .theme = theme,
                .pictures = pictures,
                .imposition = &imposition,
                .document = &data.document},
               sink);
    report.cards_per_sheet = static_cast<int>(imposition.slots.size());
    report.sheets = static_cast<int>(
        std::ranges::count(data.document.pages, document::Side::Front, &document::Page::side));
    sink.throw_if_errors();
}

int count_left_out(const PreparedDeck::Data& data) {
    const auto size = deck::compute_size(data.theme.deck, data.deck.symbol_count);
    return size ? size->cards - static_cast<int>(data.deck.cards.size()) : 0;
}

void add_extras(PreparedDeck::Data& data, diag::Sink& sink) {
    const theme::Theme& theme = data.theme;
    if (!data.request.printed_cards.empty()) return; // some of the cards are to go to the others
    const int left_out = count_left_out(data);
    using extras::Promise;
    const std::size_t first = data.document.pages.size();
    const extras::PageSetup setup{.sheet = theme.sheet,
                                  .promise = data.deck.features.empty() ? Promise::OneMatch
                                             : left_out == 0            ? Promise::OneThird
                                                                        : Promise::None,
                                  .fonts = theme.fonts,
                                  .two_piles = theme.forms && theme.forms->mode == deck::FormMode::Split,
                                  .trio = find_trio(data.deck),
                                  .deck = &data.deck,
                                  .left_out = left_out};
    if (auto missing = extras::warn_of_missing_letters(data.document, theme.extras, setup)) {
        missing->span = theme.find_place({"extras.key"});
        sink.add(std::move(*missing));
    }
    if (auto few = extras::warn_of_too_few_cards(data.document, theme.extras, setup)) {
        few->span = theme.find_place({"extras.rules"});
        sink.add(std::move(*few));
    }
    extras::add(data.document, theme.extras, setup);
    if (data.report.draft)
        document::add_draft_word(data.document, first,
                                 std::string(texts::find(theme.language)["footer.draft"]), theme.fonts);
}

} // namespace spotit::job
