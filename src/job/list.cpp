#include <spotit/job/output.hpp>

#include "diag/write.hpp"
#include "job/deck_pictures.hpp"
#include "job/set_deck/set_deck.hpp"

#include <spotit/document/compose.hpp>
#include <spotit/job/prepare.hpp>
#include <spotit/pdf.hpp>
#include <spotit/sheet.hpp>

namespace spotit::job {
namespace {

cards::CardList::Face make_face(const symbol::SymbolSpec& shown, const std::string& caption = {}) {
    return {shown.kind(), symbol::write_symbol(shown, symbol::PathPart::Whole), caption};
}

/// Adds the forms and piles of each card to a list, unless the deck shows each symbol as itself.
void note_forms(const theme::Theme& theme, const DeckPictures& pictures, cards::CardList& list) {
    const bool is_plain = std::ranges::all_of(pictures.specs, [&](const PictureSpec& spec) {
        const cards::CardList::Symbol& symbol = list.symbols[static_cast<std::size_t>(spec.symbol)];
        return make_face(spec.shown, spec.caption) == symbol.face;
    });
    if (is_plain) return;
    std::vector<int> form_of(pictures.specs.size());
    for (const int form : {0, 1})
        for (std::size_t i = 0; i < form_of.size(); ++i) {
            if (pictures.specs[i].form != form) continue;
            auto& forms = list.symbols[static_cast<std::size_t>(pictures.specs[i].symbol)].forms;
            form_of[i] = static_cast<int>(forms.size());
            forms.push_back(make_face(pictures.specs[i].shown, pictures.specs[i].caption));
        }
    const bool is_split = theme.forms && theme.forms->mode == deck::FormMode::Split;
    const std::size_t first_pile = deck::count_first_pile(list.cards.size());
    for (std::size_t card = 0; card < list.cards.size(); ++card) {
        if (is_split) list.cards[card].pile = card < first_pile ? 1 : 2;
        for (const PictureIndex picture : pictures.cards[card])
            list.cards[card].forms.push_back(form_of[static_cast<std::size_t>(picture)]);
    }
}

} // namespace

Listing list(const Request& request) {
    diag::Sink sink;
    const theme::Theme theme = read_theme(request, sink);
    const deck::Deck deck = deal(theme);
    const emoji::Names names(request.places, theme.language);

    Listing result;
    note_deck(theme, deck, result.report);
    cards::CardList& list = result.list;
    list.title = theme.title;
    list.language = theme.language;
    list.kind = result.report.kind;
    list.promise = result.report.promise;
    if (!deck.features.empty()) {
        for (const PictureSpec& spec : build_set_pictures(theme, deck, request.places, sink).pictures.specs)
            list.symbols.push_back({.id = "", .name = spec.shown.name});
        sink.throw_if_errors();
    } else {
        for (const symbol::SymbolSpec& source :
             std::span(theme.symbols).first(static_cast<std::size_t>(deck.symbol_count)))
            list.symbols.push_back({.id = "",
                                    .name = choose_symbol_name(source, names),
                                    .names = source.names,
                                    .face = make_face(source)});
    }
    for (cards::CardList::Symbol& symbol : list.symbols) symbol.id = symbol.name;
    number_names(list.symbols, &cards::CardList::Symbol::id);
    // Each category has the same number of consecutive symbols.
    const auto categories = static_cast<std::size_t>(deck.categories);
    for (std::size_t i = 0; i < list.symbols.size() && categories > 0; ++i)
        list.symbols[i].category = theme.categories.at(i / (list.symbols.size() / categories));
    for (std::size_t i = 0; i < deck.cards.size(); ++i)
        list.cards.push_back({deck.cards[i], i < deck.features.size() ? deck.features[i] : deck::Features{}});
    if (deck.features.empty()) {
        const DeckPictures pictures = build_pictures(theme, deck, request.places, sink);
        sink.throw_if_errors();
        note_forms(theme, pictures, list);
    }

    result.report.warnings = sink.list_sorted();
    return result;
}

std::string make_calibration(const Request& request) {
    const auto no_theme = std::make_shared<const diag::SourceText>(
        "calibrate", "symbols: [A, B, C, D, E, F, G]\ncard: {size: 40mm}\n");
    diag::Sink sink;
    const theme::Context& given = request;
    theme::Context context = given;
    context.check_profile = pdf::check_press_profile;
    theme::Theme theme = theme::read(request.theme ? request.theme : no_theme, context, sink);
    if (theme.sheet.duplex == sheet::Duplex::None) theme.sheet.duplex = sheet::Duplex::LongEdge;
    // The sheet lies as the deck does: the printer's error is another one when the paper is turned.
    if (request.theme && !theme.sheet.one_card_per_page) {
        const geom::Size paper = sheet::impose(theme.style.card, theme.sheet).paper;
        theme.sheet.orientation =
            paper.width > paper.height ? sheet::Orientation::Landscape : sheet::Orientation::Portrait;
    }
    const auto document =
        document::compose_calibration(theme.sheet, theme.language, {.places = theme.fonts.places});
    if (!document)
        throw diag::Error(
            diag::ErrorCategory::Input,
            {.id = "no-room",
             .message =
                 diag::write("{paper} has no room for the scales and their explanation", theme.paper_name),
             .span = theme.find_place({"sheet.paper"}),
             .notes = {diag::make_fix("use the paper of the deck, A5 or larger:  -s sheet.paper=A4",
                                      {.settings = {{"sheet.paper", "A4"}}})}});
    const pdf::FileInfo info{.producer = request.producer, .moment = request.moment};
    const pdf::Colors colors({}, info);
    const auto draw = [&](const symbol::Symbol& picture) { return pdf::draw(picture, colors); };
    return pdf::write(*document, base::collect(document->pictures, draw), colors, {}, info).bytes;
}

} // namespace spotit::job
