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

/// Adds the coverage and the smallest symbol to the report.
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

/// One preparation of a deck: its stages and their results so far.
class Preparation {
public:
    explicit Preparation(const Request& request)
        : data_{.request = request}
        , stages_(request) {}

    PreparedDeck::Data run() {
        stages_.run("theme", 1, [&] { read(); });
        stages_.run("deck", 1, [&] { deal(); });
        stages_.run("symbols", data_.deck.symbol_count, [&] { load(); });
        show_first_cards();
        stages_.run("similarity", data_.deck.symbol_count, [&] { check(CheckStage::Drawings); });
        stages_.run("layout", report_.cards, [&] { lay_out(); });
        note_layouts(report_, layouts_);
        stages_.run("sheets", 1,
                    [&] { compose(data_, pictures_, std::move(drawings_.symbols), layouts_, sink_); });
        add_extras(data_, sink_);
        report_.backs = find_backs(theme_);
        report_.print_options = print_options(theme_);
        report_.hints =
            find_savings(theme_, report_.cards * theme_.copies + (theme_.extras.title_card ? 1 : 0));
        report_.warnings = sink_.list_sorted();
        data_.report = stages_.add_to(std::move(report_));
        return std::move(data_);
    }

private:
    void read() {
        data_.theme = read_theme(data_.request, sink_);
        report_.draft = data_.request.purpose == Request::Purpose::Draft;
        if (report_.draft) make_draft(data_.theme);
    }

    void deal() {
        data_.deck = job::deal(theme_);
        note_deck(theme_, data_.deck, report_);
        layouts_.resize(data_.deck.cards.size());
    }

    /// Finds the pictures of the cards and draws them.
    void load() {
        const base::DataPaths& places = data_.request.places;
        Memory* const memory = data_.request.memory.get();
        try_backgrounds(theme_);
        if (deck::has_features(data_.deck.kind)) {
            SetPictures set = build_set_pictures(theme_, data_.deck, places, sink_, memory);
            pictures_ = std::move(set.pictures);
            drawings_ = std::move(set.drawings);
        } else {
            pictures_ = build_pictures(theme_, data_.deck, places, sink_, memory);
            sink_.throw_if_errors();
            report_.matches_across = pictures_.matches_across;
            drawings_ = load_drawings(pictures_, theme_, data_.request, stages_, sink_);
        }
        report_.font = drawings_.font;
        sink_.throw_if_errors();
        std::set<std::string> others;
        for (const symbol::Symbol& picture : drawings_.symbols)
            others.insert(picture.fallback_fonts.begin(), picture.fallback_fonts.end());
        report_.other_fonts.assign(others.begin(), others.end());
    }

    const CardArranger& arranger() {
        if (!arranger_) {
            arranger_.emplace(theme_, data_.deck, pictures_, drawings_, data_.request);
            arranger_->pin(pictures_, drawings_, sink_);
            sink_.throw_if_errors();
        }
        return *arranger_;
    }

    /// Lays out the cards that are wanted first and tells of them.
    void show_first_cards() {
        if (!data_.request.early_deck || deck::has_features(data_.deck.kind)) return;
        std::vector<std::size_t> order(layouts_.size()); // the cards that are wanted first before the others
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto others = std::stable_partition(order.begin(), order.end(), [&](std::size_t card) {
            return std::ranges::count(data_.request.first_cards, static_cast<int>(card)) > 0;
        });
        const auto first = static_cast<std::size_t>(others - order.begin());
        if (first == 0) return;
        const CardArranger& arranger = this->arranger();
        constexpr std::size_t step = 8; // cards, until it is known that some are not remembered
        stages_.run("layout", static_cast<int>(first), [&] {
            std::size_t end = 0;
            for (std::size_t count = first; end < order.size() && arranger.arranged() == 0; count = step) {
                const std::size_t begin = std::exchange(end, std::min(end + count, order.size()));
                stages_.run_each("layout", static_cast<int>(end - begin),
                                 [&](std::size_t i) { lay_out(order[begin + i]); });
            }
            if (end < order.size()) show_early();
        });
    }

    /// Tells of the cards that have their layouts already.
    void show_early() const {
        PreparedDeck::Data early = data_;
        DeckPictures pictures = pictures_;
        for (std::size_t card = 0; card < layouts_.size(); ++card)
            if (layouts_[card].placements.empty()) pictures.cards[card].clear();
        diag::Sink sink;
        try {
            compose(early, pictures, drawings_.symbols, layouts_, sink);
        } catch (const diag::Error&) {
            return; // the whole deck will report them
        }
        data_.request.early_deck(PreparedDeck(std::make_shared<const PreparedDeck::Data>(std::move(early))));
    }

    /// Lays out a card, when the arranger is made.
    void lay_out(std::size_t card) {
        layouts_[card] = arranger_->lay_out(card, theme_.layout);
        require_legible_fill(make_subject(), card, *arranger_);
    }

    void lay_out() {
        if (deck::has_features(data_.deck.kind)) {
            layouts_ = lay_out_set(data_.deck, drawings_.symbols, theme_.style.card, theme_.layout);
            require_legible(make_subject(), nullptr);
        } else {
            const CardArranger& arranger = this->arranger();
            stages_.run_each("layout", static_cast<int>(layouts_.size()), [&](std::size_t card) {
                if (layouts_[card].placements.empty()) lay_out(card);
            });
            require_legible(make_subject(), &arranger);
        }
        check(CheckStage::Layouts);
    }

    /// Runs the checks of a stage. Throws diag::Error when one of them has found an error.
    void check(CheckStage stage) {
        run_checks(stage, make_subject(), sink_);
        sink_.throw_if_errors();
    }

    CheckSubject make_subject() const {
        return {.request = data_.request,
                .theme = theme_,
                .pictures = pictures_,
                .drawings = drawings_.symbols,
                .layouts = layouts_};
    }

    PreparedDeck::Data data_;
    Stages stages_;
    diag::Sink sink_;
    const theme::Theme& theme_ = data_.theme;
    Report& report_ = data_.report;
    DeckPictures pictures_;
    Drawings drawings_;
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

bool is_early(const diag::Diagnostic& warning) {
    return warning.id == "large-deck";
}

theme::Theme read_theme(const Request& request, diag::Sink& sink) {
    theme::Theme theme = theme::read(request.theme,
                                     {request.overrides, request.places, request.overlays,
                                      pick_distinct(request), request.file_listener, pdf::check_press_profile,
                                      request.confine, request.theme_listener},
                                     sink);
    if (!request.early_warnings) return theme;
    for (const diag::Diagnostic& warning : sink.list_sorted())
        if (is_early(warning)) request.early_warnings(warning);
    return theme;
}

PreparedDeck prepare(const Request& request) {
    return PreparedDeck(std::make_shared<const PreparedDeck::Data>(Preparation(request).run()));
}

} // namespace spotit::job
