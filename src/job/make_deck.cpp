// SPDX-FileCopyrightText: 2026 The spotit-print authors
// SPDX-License-Identifier: MIT
#include <spotit/job.hpp>

#include "job/parallel.hpp"

#include <spotit/deck.hpp>
#include <spotit/document.hpp>
#include <spotit/draw.hpp>
#include <spotit/layout.hpp>
#include <spotit/pdf.hpp>
#include <spotit/random.hpp>
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
    void require_legible(const theme::Theme& theme, const deck::Deck& deck,
                         const std::vector<symbol::Symbol>& symbols,
                         const std::vector<layout::Layout>& layouts);
    sheet::Imposition impose(const theme::Theme& theme);
    std::vector<std::string> draw_pictures(const document::Document& document);
    void note_coverage(const std::vector<layout::Layout>& layouts);

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
        const symbol::Font font = symbol::Font::open_default(request_.places, sink_);
        const symbol::Names names(request_.places, theme.language);
        report_.font = font.file().filename().string();
        std::vector<symbol::Symbol> symbols(static_cast<std::size_t>(count));
        std::vector<diag::Sink> sinks(symbols.size());
        each("symbols", count,
             [&](std::size_t i) { symbols[i] = symbol::load(theme.symbols[i], font, names, sinks[i]); });
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
        std::vector<std::optional<layout::Silhouette>> silhouettes(symbols.size());
        parallel_for(static_cast<int>(symbols.size()), request_.threads, [&](int i) {
            const auto index = static_cast<std::size_t>(i);
            silhouettes[index].emplace(symbols[index].outline);
        });
        const auto ranks = layout::size_ranks(deck.cards, deck.symbol_count, theme.layout_seed);
        std::vector<layout::Layout> layouts(deck.cards.size());
        each("layout", count, [&](std::size_t card) {
            std::vector<layout::Item> items;
            for (std::size_t i = 0; i < deck.cards[card].size(); ++i)
                items.push_back(
                    {*silhouettes[static_cast<std::size_t>(deck.cards[card][i])], ranks[card][i]});
            const std::uint64_t seed = random::Generator(theme.layout_seed, card).next();
            layouts[card] = layout::pack(items, theme.style.card, theme.layout, seed);
        });
        return layouts;
    });
}

/// The engine never fails to place, it only shrinks: what is too small to see is an error here, with the
/// worst card.
void Run::require_legible(const theme::Theme& theme, const deck::Deck& deck,
                          const std::vector<symbol::Symbol>& symbols,
                          const std::vector<layout::Layout>& layouts) {
    const auto worst = std::min_element(layouts.begin(), layouts.end(),
                                        [](const auto& a, const auto& b) { return a.smallest < b.smallest; });
    report_.smallest_symbol = worst->smallest;
    if (worst->smallest >= theme.layout.min_size) return;
    const auto card = static_cast<std::size_t>(worst - layouts.begin());
    const auto& placements = worst->placements;
    const auto item = static_cast<std::size_t>(
        std::min_element(placements.begin(), placements.end(),
                         [](const auto& a, const auto& b) { return a.size < b.size; }) -
        placements.begin());
    const symbol::Symbol& symbol = symbols[static_cast<std::size_t>(deck.cards[card][item])];

    diag::Diagnostic diagnostic;
    diagnostic.id = "too-small";
    diagnostic.message = fmt::format("on card {} {} would be {:.1f} mm, smaller than min_size {:.3g} mm",
                                     card + 1, symbol.name, worst->smallest, theme.layout.min_size);
    for (const char* key : {"layout.min_size", "card.size", "deck.symbols_per_card", "symbols"}) {
        const auto span = theme.spans.find(key);
        if (span == theme.spans.end()) continue;
        diagnostic.span = span->second;
        break;
    }
    diagnostic.notes = {
        fmt::format("either:  layout.min_size: {:.1f}mm", std::max(0.1, worst->smallest - 0.05)),
        fmt::format("or:      card.size: {:.0f}mm  (symbols grow with the card)",
                    theme.style.card.size.width * theme.layout.min_size / worst->smallest + 1),
        fmt::format(
            "or less  layout.gap (now {:.3g}mm), layout.size_variety (now {:.3g}) or deck.symbols_per_card",
            theme.layout.gap, theme.layout.size_variety)};
    throw diag::Error(diag::Fault::Input, std::move(diagnostic));
}

void Run::note_coverage(const std::vector<layout::Layout>& layouts) {
    report_.worst_coverage = 1;
    for (std::size_t i = 0; i < layouts.size(); ++i) {
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
    const theme::Theme theme =
        stage("theme", 1, [&] { return theme::read(request_.theme, request_.overrides, sink_); });
    const deck::Deck deck = deal(theme);
    std::vector<symbol::Symbol> symbols = load_symbols(theme, deck.symbol_count);
    const std::vector<layout::Layout> layouts = lay_out(theme, deck, symbols);
    require_legible(theme, deck, symbols, layouts);
    note_coverage(layouts);

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
