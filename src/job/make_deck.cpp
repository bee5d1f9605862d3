// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job.hpp>

#include "job/cards.hpp"
#include "job/legibility.hpp"
#include "job/look_alikes.hpp"
#include "job/parallel.hpp"

#include <spotit/deck.hpp>
#include <spotit/document.hpp>
#include <spotit/draw.hpp>
#include <spotit/layout.hpp>
#include <spotit/pdf.hpp>
#include <spotit/sheet.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <mutex>

namespace spotit::job {

namespace {

/// Pictures to a Cairo file: enough to keep threads busy, few enough that their resources are shared. It
/// shapes the bytes, so it must not depend on the number of threads.
constexpr int pictures_per_file = 32;

/// One run: the request, and what the stages note down on the way.
class Run {
public:
    explicit Run(const Request& request)
        : request_(request) {}
    Result result();

private:
    /// Times `work` and tells the listener when it begins and ends.
    template<class Work>
    auto stage(std::string_view name, int total, Work&& work);
    /// work(i) for all i in parallel, counted for the listener.
    template<class Work>
    void each(std::string_view name, int count, Work&& work);
    void tell(std::string_view name, int done, int total);

    deck::Deck deal(const theme::Theme& theme);
    std::vector<symbol::Symbol> load_symbols(const theme::Theme& theme, int count);
    std::vector<layout::Layout> lay_out(const theme::Theme& theme, const deck::Deck& deck,
                                        const std::vector<symbol::Symbol>& symbols);
    sheet::Imposition impose(const theme::Theme& theme);
    std::vector<std::string> draw_pictures(const document::Document& document);
    void note_layouts(const std::vector<layout::Layout>& layouts);

    const Request& request_;
    diag::Sink sink_;
    Report report_;
    std::mutex telling_;
};

void Run::tell(std::string_view name, int done, int total) {
    if (!request_.listener) return;
    const std::lock_guard lock(telling_);
    request_.listener(name, done, total);
}

template<class Work>
auto Run::stage(std::string_view name, int total, Work&& work) {
    struct Timer {
        Run& run;
        std::string_view name;
        std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
        ~Timer() {
            const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
            run.report_.stages.push_back({name, taken.count()});
        }
    } const timer{*this, name};
    tell(name, 0, total);
    return work();
}

template<class Work>
void Run::each(std::string_view name, int count, Work&& work) {
    std::atomic<int> done{0};
    parallel_for(count, request_.threads, [&](int i) {
        work(static_cast<std::size_t>(i));
        tell(name, ++done, count);
    });
}

deck::Deck Run::deal(const theme::Theme& theme) {
    return stage("deck", 1, [&] {
        deck::Deck deck = deck::make(theme.deck, static_cast<int>(theme.symbols.size()));
        report_.pairs = deck::prove(deck).pairs;
        report_.cards = static_cast<int>(deck.cards.size());
        report_.symbols_per_card = deck.symbols_per_card;
        report_.symbols = deck.symbol_count;
        report_.unused_symbols = static_cast<int>(theme.symbols.size()) - deck.symbol_count;
        return deck;
    });
}

std::vector<symbol::Symbol> Run::load_symbols(const theme::Theme& theme, int count) {
    return stage("symbols", count, [&] {
        const auto sources = std::span(theme.symbols).first(static_cast<std::size_t>(count));
        const symbol::Fonts fonts = symbol::Fonts::open(theme.fonts, request_.places, sources, sink_);
        const symbol::Names names(request_.places, theme.language);
        if (fonts.emoji() != nullptr) report_.font = fonts.emoji()->file().filename().string();
        std::vector<symbol::Symbol> symbols(sources.size());
        std::vector<diag::Sink> sinks(symbols.size());
        each("symbols", count,
             [&](std::size_t i) { symbols[i] = symbol::load(sources[i], fonts, names, sinks[i]); });
        for (const diag::Sink& sink : sinks)
            for (const diag::Diagnostic& diagnostic : sink.sorted()) sink_.add(diagnostic);
        sink_.throw_if_errors();
        return symbols;
    });
}

std::vector<layout::Layout> Run::lay_out(const theme::Theme& theme, const deck::Deck& deck,
                                         const std::vector<symbol::Symbol>& symbols) {
    const int count = static_cast<int>(deck.cards.size());
    return stage("layout", count, [&] {
        const Cards cards(theme, deck, symbols, request_.threads);
        std::vector<layout::Layout> layouts(deck.cards.size());
        each("layout", count, [&](std::size_t card) { layouts[card] = cards.lay_out(card, theme.layout); });
        require_legible(theme, deck, symbols, layouts, cards);
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

sheet::Imposition Run::impose(const theme::Theme& theme) {
    sheet::Imposition imposition = sheet::impose(theme.style.card, theme.sheet);
    if (theme.sheet.scale_check && !(imposition.horizontal_ruler && imposition.vertical_ruler)) {
        const bool none = !imposition.horizontal_ruler && !imposition.vertical_ruler;
        const char* missing = none                        ? "the 50 mm bars"
                              : imposition.vertical_ruler ? "the horizontal 50 mm bar"
                                                          : "the vertical 50 mm bar";
        const auto span = theme.spans.find("sheet.scale_check");
        sink_.add({.severity = diag::Severity::Warning,
                   .id = "no-scale-check",
                   .message = fmt::format("the cards leave no room for {}", missing),
                   .span = span == theme.spans.end() ? diag::Span{} : span->second,
                   .label = "",
                   .notes = {"measure a printed card instead, or give the sheet a larger sheet.margin"}});
    }
    return imposition;
}

std::vector<std::string> Run::draw_pictures(const document::Document& document) {
    const int count = static_cast<int>(document.pictures.size());
    const int files = (count + pictures_per_file - 1) / pictures_per_file;
    return stage("drawing", files, [&] {
        std::vector<std::string> pages(static_cast<std::size_t>(files));
        each("drawing", files, [&](std::size_t i) {
            const std::size_t first = i * pictures_per_file;
            const std::size_t length =
                std::min<std::size_t>(pictures_per_file, document.pictures.size() - first);
            pages[i] = draw::picture_pages(std::span(document.pictures).subspan(first, length));
        });
        return pages;
    });
}

Result Run::result() {
    const theme::Theme theme = stage("theme", 1, [&] {
        return theme::read(request_.theme, {request_.overrides, request_.places}, sink_);
    });
    const deck::Deck deck = deal(theme);
    std::vector<symbol::Symbol> symbols = load_symbols(theme, deck.symbol_count);
    stage("likeness", deck.symbol_count, [&] {
        for (diag::Diagnostic& alike : look_alikes(theme, symbols, request_.threads))
            sink_.add(std::move(alike));
        sink_.throw_if_errors();
    });
    const std::vector<layout::Layout> layouts = lay_out(theme, deck, symbols);
    note_layouts(layouts);

    const sheet::Imposition imposition = impose(theme);
    const document::Document document = stage("sheets", 1, [&] {
        return document::compose({.title = theme.title,
                                  .language = theme.language,
                                  .style = theme.style,
                                  .deck = deck,
                                  .symbols = std::move(symbols),
                                  .layouts = layouts,
                                  .imposition = imposition,
                                  .sheet = theme.sheet});
    });
    const std::vector<std::string> pages = draw_pictures(document);
    std::string bytes = stage("pdf", 1, [&] {
        return pdf::write(document, pages, {.producer = request_.producer, .moment = request_.moment});
    });

    report_.sheets = static_cast<int>(document.sheets.size());
    report_.cards_per_sheet = static_cast<int>(imposition.slots.size());
    report_.card = theme.style.card;
    report_.paper = theme.paper_name;
    report_.scale_check = imposition.horizontal_ruler || imposition.vertical_ruler;
    report_.warnings = sink_.sorted();
    return {std::move(bytes), std::move(report_)};
}

} // namespace

Result make_deck(const Request& request) {
    return Run(request).result();
}

} // namespace spotit::job
