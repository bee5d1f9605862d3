#include <spotit/job/prepare.hpp>

#include "job/checks/checks.hpp"
#include "job/checks/distinct_picker.hpp"
#include "job/prepared_deck.hpp"
#include "job/set_deck/set_deck.hpp"

#include <spotit/pdf.hpp>

#include <numeric>
#include <set>

namespace spotit::job {
namespace {

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

/// Adapts a theme for a draft: settings that take long or matter only in print are overridden.
void make_draft(theme::Theme& theme) {
    constexpr int draft_dpi = 150; // enough for a screen
    theme.layout.effort = layout::Effort::Fast;
    theme.image_dpi = std::min(theme.image_dpi, draft_dpi);
    // The draft word is transparent, which not all conformances allow; and a print shop must not use the
    // file.
    theme.output.conformance = pdf::Conformance::Pdf17;
    theme.output.inks = pdf::Inks::Rgb;
    theme.output.cut_contour.clear();
}

/// Returns the pictures of the deck's symbols, drawn. Throws diag::Error if some can't be drawn.
DrawnPictures draw_pictures(const PreparedDeck::Data& data, Stages& stages, diag::Sink& sink) {
    const Request& request = data.request;
    const theme::Theme& theme = data.theme;
    const deck::Deck& deck = data.deck;
    try_backgrounds(theme);
    DrawnPictures drawn;
    if (deck.features.empty()) {
        drawn.pictures = build_pictures(theme, deck, request.places, sink, request.memory.get());
        sink.throw_if_errors();
        drawn.drawings = load_drawings(drawn.pictures, theme, request, stages, sink);
    } else {
        drawn = build_set_pictures(theme, deck, request.places, sink, request.memory.get());
    }
    sink.throw_if_errors();
    return drawn;
}

void note_pictures(Report& report, const DrawnPictures& drawn) {
    report.matches_across = drawn.pictures.matches_across;
    report.font = drawn.drawings.font;
    std::set<std::string> others;
    for (const symbol::Symbol& drawing : drawn.drawings.symbols)
        others.insert(drawing.fallback_fonts.begin(), drawing.fallback_fonts.end());
    report.other_fonts.assign(others.begin(), others.end());
}

/// Runs the checks of a stage. Throws diag::Error when one of them has found an error.
void check(CheckStage stage, const CheckSubject& subject, diag::Sink& sink) {
    run_checks(stage, subject, sink);
    sink.throw_if_errors();
}

/// The layouts of a deck's cards, as far as they are made. What it is given must outlive it.
class CardLayouts {
public:
    CardLayouts(const PreparedDeck::Data& data, const DrawnPictures& drawn, Stages& stages, diag::Sink& sink)
        : data_(data)
        , drawn_(drawn)
        , stages_(stages)
        , sink_(sink)
        , layouts_(data.deck.cards.size()) {}

    const std::vector<layout::Layout>& layouts() const { return layouts_; }
    CheckSubject make_subject() const {
        return {.request = data_.request,
                .theme = data_.theme,
                .pictures = drawn_.pictures,
                .drawings = drawn_.drawings.symbols,
                .layouts = layouts_};
    }

    /// Lays out the cards that are wanted first, and passes them on if other cards are not remembered.
    void lay_out_first() {
        if (!data_.request.early_deck || !data_.deck.features.empty()) return;
        std::vector<std::size_t> order(layouts_.size()); // the cards that are wanted first before the others
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto others = std::stable_partition(order.begin(), order.end(), [&](std::size_t card) {
            return std::ranges::count(data_.request.first_cards, static_cast<int>(card)) > 0;
        });
        const auto first = static_cast<std::size_t>(others - order.begin());
        if (first == 0) return;
        const CardArranger& arranger = make_arranger();
        constexpr std::size_t step = 8; // cards, until it is known that some are not remembered
        stages_.run("layout", static_cast<int>(first), [&] {
            std::size_t end = 0;
            for (std::size_t count = first; end < order.size() && arranger.arranged() == 0; count = step) {
                const std::size_t begin = std::exchange(end, std::min(end + count, order.size()));
                stages_.run_each("layout", static_cast<int>(end - begin),
                                 [&](std::size_t i) { lay_out(order[begin + i]); });
            }
            if (end < order.size()) pass_on();
        });
    }

    /// Lays out all cards that have no layout yet. Throws diag::Error if a symbol is too small.
    void lay_out_all() {
        if (data_.deck.features.empty()) {
            make_arranger();
            stages_.run_each("layout", static_cast<int>(layouts_.size()), [&](std::size_t card) {
                if (layouts_[card].placements.empty()) lay_out(card);
            });
            fill_up_emptiest();
        } else {
            layouts_ =
                lay_out_set(data_.deck, drawn_.drawings.symbols, data_.theme.style.card, data_.theme.layout);
        }
        require_legible(make_subject(), arranger_ ? &*arranger_ : nullptr);
        check(CheckStage::Layouts, make_subject(), sink_);
    }

private:
    const CardArranger& make_arranger() {
        if (!arranger_) {
            arranger_.emplace(data_.theme, data_.deck, drawn_.pictures, drawn_.drawings, data_.request);
            arranger_->pin(drawn_.pictures, drawn_.drawings, sink_);
            sink_.throw_if_errors();
        }
        return *arranger_;
    }

    /// Lays out a card. The arranger must be made.
    void lay_out(std::size_t card) {
        layouts_[card] = arranger_->lay_out(card, data_.theme.layout);
        require_legible_fill(make_subject(), card, *arranger_);
    }

    /// Lays out again the cards that are much emptier than the others: players notice them.
    void fill_up_emptiest() {
        const double wanted = compute_least_coverage();
        if (wanted == 0) return;
        run_parallel(layouts_.size(), stages_.threads(), [&](std::size_t card) {
            layouts_[card] = arranger_->fill_up(card, std::move(layouts_[card]), wanted);
        });
    }

    /// Returns the coverage below which a card is laid out again, as far as there are layouts; 0 where none
    /// is.
    double compute_least_coverage() const {
        constexpr double least_share = 0.87; // of the mean
        const layout::Options& options = data_.theme.layout;
        if (options.effort == layout::Effort::Fast || options.style != layout::Style::Scatter ||
            options.target_coverage)
            return 0;
        const auto count = static_cast<double>(std::ranges::count_if(
            layouts_, [](const layout::Layout& layout) { return !layout.placements.empty(); }));
        double wanted = 0;
        for (const layout::Layout& layout : layouts_) wanted += least_share * layout.coverage / count;
        return wanted;
    }

    /// Passes on a deck of the cards that have their layouts already, without those that may get others.
    void pass_on() const {
        PreparedDeck::Data early = data_;
        DeckPictures pictures = drawn_.pictures;
        std::vector<layout::Layout> layouts = layouts_;
        const double wanted = compute_least_coverage();
        for (std::size_t card = 0; card < layouts.size(); ++card)
            if (layouts[card].placements.empty() || layouts[card].coverage < wanted) {
                pictures.cards[card].clear();
                layouts[card] = {};
            }
        diag::Sink sink;
        try {
            compose(early, pictures, drawn_.drawings.symbols, layouts, sink);
        } catch (const diag::Error&) {
            return; // the whole deck will report them
        }
        data_.request.early_deck(PreparedDeck(std::make_shared<const PreparedDeck::Data>(std::move(early))));
    }

    const PreparedDeck::Data& data_;
    const DrawnPictures& drawn_;
    Stages& stages_;
    diag::Sink& sink_;
    std::optional<CardArranger> arranger_{};
    std::vector<layout::Layout> layouts_; ///< without placements where a card has none yet
};

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
    const theme::Context& given = request;
    theme::Context context = given;
    context.distinct = pick_distinct(request);
    context.check_profile = pdf::check_press_profile;
    return theme::read(request.theme, context, sink);
}

PreparedDeck prepare(const Request& request) {
    Stages stages(request);
    diag::Sink sink;
    PreparedDeck::Data data{.request = request};
    Report& report = data.report;
    report.draft = request.purpose == Request::Purpose::Draft;
    data.theme = stages.run("theme", 1, [&] { return read_theme(request, sink); });
    if (report.draft) make_draft(data.theme);
    stages.run("deck", 1, [&] {
        data.deck = deal(data.theme);
        note_deck(data.theme, data.deck, report);
    });
    DrawnPictures drawn =
        stages.run("symbols", data.deck.symbol_count, [&] { return draw_pictures(data, stages, sink); });
    note_pictures(report, drawn);
    CardLayouts cards(data, drawn, stages, sink);
    cards.lay_out_first();
    stages.run("similarity", data.deck.symbol_count, [&] {
        check(data.deck.features.empty() ? CheckStage::Drawings : CheckStage::MadeDrawings,
              cards.make_subject(), sink);
    });
    stages.run("layout", report.cards, [&] { cards.lay_out_all(); });
    note_layouts(report, cards.layouts());
    stages.run("sheets", 1, [&] {
        compose(data, drawn.pictures, std::move(drawn.drawings.symbols), cards.layouts(), sink);
    });
    add_extras(data, sink);
    report.backs = classify_backs(data.theme);
    report.print_options = print_options(data.theme);
    report.warnings = sink.list_sorted();
    report = stages.add_to(std::move(report));
    return PreparedDeck(std::make_shared<const PreparedDeck::Data>(std::move(data)));
}

} // namespace spotit::job
