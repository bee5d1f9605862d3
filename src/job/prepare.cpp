// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job/prepare.hpp>

#include "job/cards.hpp"
#include "job/checks/distinct.hpp"
#include "job/checks/legibility.hpp"
#include "job/checks/similar_symbols.hpp"
#include "job/compose.hpp"
#include "job/hints.hpp"
#include "job/list.hpp"
#include "job/load_pictures.hpp"
#include "job/output/draft.hpp"
#include "job/pictures_of_deck.hpp"
#include "job/prepared_deck.hpp"
#include "job/set_deck/set_cards.hpp"
#include "job/set_deck/set_cast.hpp"

#include <spotit/layout.hpp>
#include <spotit/pdf.hpp>

#include <algorithm>
#include <set>

namespace spotit::job {

namespace {

/// How well the cards are filled.
void note_layouts(Report& report, const std::vector<layout::Layout>& layouts) {
    report.worst_coverage = 1;
    report.min_symbol = layouts.front().smallest;
    for (std::size_t i = 0; i < layouts.size(); ++i) {
        report.min_symbol = std::min(report.min_symbol, layouts[i].smallest);
        report.mean_coverage += layouts[i].coverage / static_cast<double>(layouts.size());
        if (layouts[i].coverage >= report.worst_coverage) continue;
        report.worst_coverage = layouts[i].coverage;
        report.worst_card = static_cast<int>(i) + 1;
    }
}

/// One preparation of a deck: its stages, and what they have made so far.
class Preparation {
public:
    explicit Preparation(const Request& request)
        : data_{.request = request}
        , stages_(request) {}
    PreparedDeck::Data run();

private:
    void read();
    void deal();
    /// Who is on the cards, and their pictures.
    void load();
    void compare();
    std::vector<layout::Layout> lay_out();
    std::vector<layout::Layout> pack();
    Laid laid(std::span<const layout::Layout> layouts) const { return {cast_, pictures_, layouts}; }

    PreparedDeck::Data data_;
    Stages stages_;
    diag::Sink sink_;
    const theme::Theme& theme_ = data_.theme;
    Report& report_ = data_.report;
    Cast cast_;
    std::vector<symbol::Symbol> pictures_;
};

void Preparation::read() {
    stages_.run("theme", 1, [&] {
        data_.theme = read_theme(data_.request, sink_);
        report_.proof = data_.request.purpose == Request::Purpose::Draft;
        if (report_.proof) make_quick(data_.theme);
    });
}

void Preparation::deal() {
    stages_.run("deck", 1, [&] {
        data_.deck = job::deal(theme_);
        const deck::CheckResult proof = deck::prove(data_.deck);
        report_.pairs = proof.pairs;
        report_.promise = proof.promise;
        report_.kind = deck::kind_name(data_.deck.kind);
        report_.cards = static_cast<int>(data_.deck.cards.size());
        report_.symbols_per_card = data_.deck.symbols_per_card;
        report_.symbols = data_.deck.symbol_count;
        report_.unused_symbols =
            std::max(0, static_cast<int>(theme_.symbols.size()) - data_.deck.symbol_count);
    });
}

void Preparation::load() {
    stages_.run("symbols", data_.deck.symbol_count, [&] {
        const base::DataPaths& places = data_.request.places;
        if (deck::has_features(data_.deck.kind)) {
            SetCast set = make_set_cast(theme_, data_.deck, places, sink_);
            cast_ = std::move(set.cast);
            pictures_ = std::move(set.drawings);
            report_.font = set.font;
        } else {
            cast_ = make_cast(theme_, data_.deck, places, sink_);
            sink_.throw_if_errors();
            report_.matches_across = cast_.matches_across;
            Pictures loaded = load_pictures(cast_, theme_, places, stages_, sink_);
            pictures_ = std::move(loaded.symbols);
            report_.font = loaded.font;
        }
        sink_.throw_if_errors();
        std::set<std::string> others;
        for (const symbol::Symbol& picture : pictures_)
            others.insert(picture.fallback_fonts.begin(), picture.fallback_fonts.end());
        report_.other_fonts.assign(others.begin(), others.end());
    });
}

void Preparation::compare() {
    stages_.run("likeness", data_.deck.symbol_count, [&] {
        for (diag::Diagnostic& alike : look_alikes(theme_, cast_, pictures_, data_.request))
            sink_.add(std::move(alike));
        sink_.throw_if_errors();
    });
}

std::vector<layout::Layout> Preparation::pack() {
    const Cards cards(theme_, data_.deck, cast_, pictures_, stages_.threads());
    std::vector<layout::Layout> layouts(data_.deck.cards.size());
    stages_.each("layout", static_cast<int>(layouts.size()),
                 [&](std::size_t card) { layouts[card] = cards.lay_out(card, theme_.layout); });
    require_legible(theme_, laid(layouts), &cards);
    return layouts;
}

std::vector<layout::Layout> Preparation::lay_out() {
    return stages_.run("layout", static_cast<int>(data_.deck.cards.size()), [&] {
        std::vector<layout::Layout> layouts;
        if (deck::has_features(data_.deck.kind)) {
            layouts = set_layouts(data_.deck, pictures_, theme_.style.card, theme_.layout);
            require_legible(theme_, laid(layouts), nullptr);
        } else {
            layouts = pack();
        }
        for (diag::Diagnostic& diagnostic : hard_to_see(theme_, laid(layouts)))
            sink_.add(std::move(diagnostic));
        sink_.throw_if_errors();
        return layouts;
    });
}

PreparedDeck::Data Preparation::run() {
    read();
    deal();
    load();
    compare();
    const std::vector<layout::Layout> layouts = lay_out();
    note_layouts(report_, layouts);
    stages_.run("sheets", 1, [&] { compose(data_, cast_, std::move(pictures_), layouts, sink_); });
    add_extras(data_, sink_);
    report_.card = theme_.style.card;
    report_.paper = theme_.paper_name;
    report_.files = theme_.files;
    report_.remarks = theme_.hints;
    report_.backs = backs_text(theme_);
    report_.hints = hints(theme_, report_.cards * theme_.copies);
    report_.warnings = sink_.sorted();
    data_.report = stages_.added_to(std::move(report_));
    return std::move(data_);
}

} // namespace

const Report& PreparedDeck::report() const {
    return data_->report;
}

const theme::Theme& PreparedDeck::theme() const {
    return data_->theme;
}

const document::Document& PreparedDeck::document() const {
    return data_->document;
}

PreparedDeck PreparedDeck::with_output(const pdf::Options& output) const {
    auto data = std::make_shared<Data>(*data_);
    data->theme.output = output;
    return PreparedDeck(std::move(data));
}

theme::Theme read_theme(const Request& request, diag::Sink& sink) {
    return theme::read(request.theme,
                       {request.overrides, request.places, request.overlays, distinct(request),
                        request.file_listener, request.hints, pdf::check_press_profile},
                       sink);
}

PreparedDeck prepare(const Request& request) {
    return PreparedDeck(std::make_shared<const PreparedDeck::Data>(Preparation(request).run()));
}

} // namespace spotit::job
