// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job.hpp>

#include "job/card_list.hpp"
#include "job/cards.hpp"
#include "job/cast.hpp"
#include "job/distinct.hpp"
#include "job/hints.hpp"
#include "job/legibility.hpp"
#include "job/look_alikes.hpp"
#include "job/made.hpp"
#include "job/pictures.hpp"
#include "job/proof.hpp"
#include "job/set_cards.hpp"
#include "job/set_cast.hpp"

#include <spotit/backdrop.hpp>
#include <spotit/extras.hpp>
#include <spotit/layout.hpp>
#include <spotit/sheet.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <set>

namespace spotit::job {

namespace {

/// One run: what it is asked for, and what the stages note down on the way.
class Run {
public:
    explicit Run(Made::Data& data)
        : data_(data) {}
    void make();

private:
    void read();
    void deal();
    /// Who is on the cards, and their pictures.
    void load();
    void compare();
    std::vector<layout::Layout> lay_out();
    std::vector<layout::Layout> pack();
    void note_layouts(const std::vector<layout::Layout>& layouts);
    void warn_of_bleed(const sheet::Imposition& imposition);
    sheet::Imposition impose();
    void compose(const std::vector<layout::Layout>& layouts);
    void add_extras();
    Laid laid(std::span<const layout::Layout> layouts) const { return {cast_, pictures_, layouts}; }

    Made::Data& data_;
    const theme::Theme& theme_ = data_.theme;
    Report& report_ = data_.report;
    Cast cast_;
    std::vector<symbol::Symbol> pictures_;
};

diag::Span span_of(const theme::Theme& theme, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys)
        if (const auto span = theme.spans.find(key); span != theme.spans.end()) return span->second;
    return {};
}

void Run::read() {
    data_.stages.run("theme", 1, [&] {
        const Request& request = data_.request;
        data_.theme = theme::read(request.theme,
                                  {request.overrides, request.places, request.overlays, distinct(request),
                                   request.file_listener, request.hints},
                                  data_.sink);
        report_.proof = request.purpose == Request::Purpose::Proof;
        if (report_.proof) make_quick(data_.theme);
    });
}

void Run::deal() {
    data_.stages.run("deck", 1, [&] {
        data_.deck = job::deal(theme_);
        const deck::Proof proof = deck::prove(data_.deck);
        report_.pairs = proof.pairs;
        report_.promise = proof.promise;
        report_.kind = kind_name(data_.deck.kind);
        report_.cards = static_cast<int>(data_.deck.cards.size());
        report_.symbols_per_card = data_.deck.symbols_per_card;
        report_.symbols = data_.deck.symbol_count;
        report_.unused_symbols =
            std::max(0, static_cast<int>(theme_.symbols.size()) - data_.deck.symbol_count);
    });
}

void Run::load() {
    data_.stages.run("symbols", data_.deck.symbol_count, [&] {
        const symbol::Places& places = data_.request.places;
        if (data_.deck.kind == deck::Kind::Set) {
            SetCast set = make_set_cast(theme_, data_.deck, places, data_.sink);
            cast_ = std::move(set.cast);
            pictures_ = std::move(set.drawings);
            report_.font = set.font;
        } else {
            cast_ = make_cast(theme_, data_.deck, places, data_.sink);
            data_.sink.throw_if_errors();
            report_.matches_across = cast_.matches_across;
            Pictures loaded = load_pictures(cast_, theme_, places, data_.stages, data_.sink);
            pictures_ = std::move(loaded.symbols);
            report_.font = loaded.font;
        }
        data_.sink.throw_if_errors();
        std::set<std::string> others;
        for (const symbol::Symbol& picture : pictures_)
            others.insert(picture.other_fonts.begin(), picture.other_fonts.end());
        report_.other_fonts.assign(others.begin(), others.end());
    });
}

void Run::compare() {
    if (data_.deck.kind == deck::Kind::Set) return; // they are meant to be alike
    data_.stages.run("likeness", data_.deck.symbol_count, [&] {
        for (diag::Diagnostic& alike : look_alikes(theme_, cast_, pictures_, data_.request))
            data_.sink.add(std::move(alike));
        data_.sink.throw_if_errors();
    });
}

std::vector<layout::Layout> Run::pack() {
    const Cards cards(theme_, data_.deck, cast_, pictures_, data_.stages.threads());
    std::vector<layout::Layout> layouts(data_.deck.cards.size());
    data_.stages.each("layout", static_cast<int>(layouts.size()),
                      [&](std::size_t card) { layouts[card] = cards.lay_out(card, theme_.layout); });
    require_legible(theme_, laid(layouts), &cards);
    return layouts;
}

std::vector<layout::Layout> Run::lay_out() {
    return data_.stages.run("layout", static_cast<int>(data_.deck.cards.size()), [&] {
        std::vector<layout::Layout> layouts;
        if (data_.deck.kind == deck::Kind::Set) {
            layouts = set_layouts(data_.deck, pictures_, theme_.style.card, theme_.layout);
            require_legible(theme_, laid(layouts), nullptr);
        } else {
            layouts = pack();
        }
        for (diag::Diagnostic& diagnostic : hard_to_see(theme_, laid(layouts)))
            data_.sink.add(std::move(diagnostic));
        data_.sink.throw_if_errors();
        return layouts;
    });
}

void Run::note_layouts(const std::vector<layout::Layout>& layouts) {
    report_.worst_coverage = 1;
    report_.smallest_symbol = layouts.front().smallest;
    for (std::size_t i = 0; i < layouts.size(); ++i) {
        report_.smallest_symbol = std::min(report_.smallest_symbol, layouts[i].smallest);
        report_.mean_coverage += layouts[i].coverage / static_cast<double>(layouts.size());
        if (layouts[i].coverage >= report_.worst_coverage) continue;
        report_.worst_coverage = layouts[i].coverage;
        report_.worst_card = static_cast<int>(i) + 1;
    }
}

void Run::warn_of_bleed(const sheet::Imposition& imposition) {
    if (imposition.bleed >= theme_.sheet.bleed - 1e-9) return;
    data_.sink.add(
        {.severity = diag::Severity::Warning,
         .id = "less-bleed",
         .message = fmt::format("cards that are {:.3g} mm apart leave room for {:.3g} mm of bleed, "
                                "not {:.3g} mm",
                                theme_.sheet.gap, imposition.bleed, theme_.sheet.bleed),
         .span = span_of(theme_, {"sheet.bleed"}),
         .label = "",
         .notes = {fmt::format("fix: sheet.gap: {:.3g}mm", 2 * theme_.sheet.bleed)}});
}

sheet::Imposition Run::impose() {
    sheet::Imposition imposition = sheet::impose(theme_.style.card, theme_.sheet);
    warn_of_bleed(imposition);
    report_.scale_check = imposition.horizontal_ruler || imposition.vertical_ruler;
    if (!theme_.sheet.scale_check || theme_.sheet.one_card_per_page) return imposition;
    if (imposition.horizontal_ruler && imposition.vertical_ruler) return imposition;
    const char* missing = !report_.scale_check        ? "the 50 mm bars"
                          : imposition.vertical_ruler ? "the horizontal 50 mm bar"
                                                      : "the vertical 50 mm bar";
    data_.sink.add({.severity = diag::Severity::Warning,
                    .id = "no-scale-check",
                    .message = fmt::format("the cards leave no room for {}", missing),
                    .span = span_of(theme_, {"sheet.scale_check"}),
                    .label = "",
                    .notes = {"measure a printed card instead, or give the sheet a larger sheet.margin"}});
    return imposition;
}

void Run::compose(const std::vector<layout::Layout>& layouts) {
    data_.stages.run("sheets", 1, [&] {
        const sheet::Imposition imposition = impose();
        std::vector<int> symbol_of;
        std::vector<CardList::Symbol> symbols(static_cast<std::size_t>(data_.deck.symbol_count));
        for (const Role& role : cast_.roles) {
            symbol_of.push_back(role.symbol);
            symbols[static_cast<std::size_t>(role.symbol)].name = role.source.name;
        }
        set_ids(symbols);
        std::vector<std::string> names;
        for (const CardList::Symbol& symbol : symbols) names.push_back(symbol.id);
        const std::string_view proof = report_.proof ? document::proof_word(theme_.language) : "";
        data_.document = document::compose({.title = theme_.title,
                                            .language = theme_.language,
                                            .style = theme_.style,
                                            .back = theme_.back,
                                            .cards = cast_.cards,
                                            .pictures = std::move(pictures_),
                                            .symbol_of = std::move(symbol_of),
                                            .names = std::move(names),
                                            .layouts = layouts,
                                            .imposition = imposition,
                                            .sheet = theme_.sheet,
                                            .footer = theme_.footer,
                                            .copies = theme_.copies,
                                            .copy_colors = theme_.copy_colors,
                                            .fonts = theme_.fonts,
                                            .margin = theme_.layout.margin,
                                            .proof = std::string(proof),
                                            .title_span = span_of(theme_, {"title"}),
                                            .footer_span = span_of(theme_, {"sheet.footer"})},
                                           data_.sink);
        for (diag::Diagnostic& diagnostic : coarse_backdrops(theme_, data_.document))
            data_.sink.add(std::move(diagnostic));
        report_.cards_per_sheet = static_cast<int>(imposition.slots.size());
        report_.sheets = static_cast<int>(
            std::ranges::count(data_.document.sheets, document::Side::Front, &document::Sheet::side));
        data_.sink.throw_if_errors();
    });
}

void Run::add_extras() {
    if (theme_.sheet.one_card_per_page) return; // there is no page that they fit on
    const bool is_set = data_.deck.kind == deck::Kind::Set;
    const bool is_whole = static_cast<int>(data_.deck.cards.size()) ==
                          deck::figures(theme_.deck, data_.deck.symbol_count).value_or(deck::Figures{}).cards;
    using extras::Promise;
    const std::size_t first = data_.document.sheets.size();
    const extras::Production production{.margin = std::max(theme_.sheet.margin, sheet::rulers_edge),
                                        .promise = !is_set    ? Promise::OneMatch
                                                   : is_whole ? Promise::OneThird
                                                              : Promise::None,
                                        .fonts = theme_.fonts};
    if (auto missing = extras::missing_letters(data_.document, theme_.extras, production)) {
        missing->span = span_of(theme_, {"extras.key"});
        data_.sink.add(std::move(*missing));
    }
    extras::add(data_.document, theme_.extras, production);
    document::pair_sheets(data_.document, first, theme_.sheet);
}

void Run::make() {
    read();
    deal();
    load();
    compare();
    const std::vector<layout::Layout> layouts = lay_out();
    note_layouts(layouts);
    compose(layouts);
    add_extras();
    report_.card = theme_.style.card;
    report_.paper = theme_.paper_name;
    report_.files = theme_.files;
    report_.remarks = theme_.hints;
    report_.backs = backs_text(theme_);
    report_.hints = hints(theme_, report_.cards * theme_.copies);
    report_.warnings = data_.sink.sorted();
    report_.stages = data_.stages.taken();
}

} // namespace

const Report& Made::report() const {
    return data_->report;
}

Made make(const Request& request) {
    auto data = std::make_shared<Made::Data>(request);
    Run(*data).make();
    return Made(std::move(data));
}

Result make_deck(const Request& request) {
    const Made made = make(request);
    std::string bytes = pdf(made);
    return {std::move(bytes), made.report()};
}

} // namespace spotit::job
