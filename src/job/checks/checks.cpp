#include "job/checks/checks.hpp"

namespace spotit::job {

// A check is a function in a file of this folder, its name here, and its row in the table.
using Check = std::vector<diag::Diagnostic>(const CheckSubject&);
Check find_similar_symbols, find_similar_set_colors, find_small_symbols, find_coarse_pictures,
    find_coarse_backgrounds, find_ambiguous_symbols, find_faint_symbols, find_white_boxes, find_less_bleed,
    find_missing_rulers;

namespace {

using theme::Checks;

/// An id of a check's findings.
struct CheckId {
    diag::Id id;
    theme::Check Checks::*setting = nullptr; ///< gives the severity; null: the check itself does
};
struct CheckRow {
    CheckStage stage{};
    Check* find = nullptr;
    std::vector<CheckId> ids;
};

constexpr CheckId look_alike{"look-alike", &Checks::look_alike},
    color_blind{"color-blind", &Checks::color_blind}, legibility{"legibility", &Checks::legibility},
    low_dpi{"low-dpi", &Checks::legibility}, ambiguous{"ambiguous", &Checks::legibility};

std::span<const CheckRow> check_rows() {
    static const std::vector<CheckRow> rows{
        {CheckStage::Drawings, find_similar_symbols, {look_alike, color_blind}},
        {CheckStage::Drawings,
         find_similar_set_colors,
         {look_alike, color_blind, legibility, {"blank-symbol"}}},
        {CheckStage::Drawings, find_faint_symbols, {legibility}},
        {CheckStage::Drawings, find_white_boxes, {{"white-box", &Checks::legibility}}},
        {CheckStage::Layouts, find_coarse_pictures, {low_dpi}},
        {CheckStage::Layouts, find_small_symbols, {legibility}},
        {CheckStage::Layouts, find_ambiguous_symbols, {ambiguous}},
        {CheckStage::Document, find_coarse_backgrounds, {low_dpi}},
        {CheckStage::Document, find_less_bleed, {{"less-bleed"}}},
        {CheckStage::Document, find_missing_rulers, {{"no-scale-check"}}},
    };
    return rows;
}

theme::Check chosen(const Checks& checks, const CheckId& id) {
    return id.setting == nullptr ? theme::Check::Warn : checks.*id.setting;
}

} // namespace

diag::Span find_key(const theme::Theme& theme, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys)
        if (const auto span = theme.spans.find(key); span != theme.spans.end()) return span->second;
    return {};
}

namespace {

std::vector<ExtremePlacements> find_extremes(const CheckSubject& deck) {
    const auto replace = [](OnCard& best, const OnCard& other, auto&& merit) {
        if (best.placement == nullptr || merit(other) > merit(best)) best = other;
    };
    const auto lack = [](const OnCard& at) { return at.placement->inner_white - at.placement->narrow_white; };
    std::vector<ExtremePlacements> all(deck.drawings.size());
    for (std::size_t card = 0; card < deck.layouts.size(); ++card)
        for (std::size_t i = 0; i < deck.pictures.cards[card].size(); ++i) {
            ExtremePlacements& found = all[static_cast<std::size_t>(deck.pictures.cards[card][i])];
            const OnCard at{&deck.layouts[card].placements[i], card};
            replace(found.largest, at, [](const OnCard& one) { return one.scale(); });
            replace(found.smallest, at, [](const OnCard& one) { return -one.placement->size; });
            if (lack(at) > 0) replace(found.ambiguous, at, lack);
        }
    return all;
}

} // namespace

std::vector<diag::Diagnostic> find_in_pictures(const CheckSubject& subject, FindInPicture* find) {
    const std::vector<ExtremePlacements> extremes = find_extremes(subject);
    std::vector<diag::Diagnostic> all;
    for (std::size_t i = 0; i < extremes.size(); ++i) {
        if (extremes[i].largest.placement == nullptr) continue;
        const PictureSpec& spec = subject.pictures.specs[i];
        if (auto found = find(spec, subject.drawings[i], extremes[i])) {
            found->span = spec.shown.span;
            found->subject = written_name(spec.shown);
            all.push_back(*std::move(found));
        }
    }
    return all;
}

void run_checks(CheckStage stage, const CheckSubject& subject, diag::Sink& sink) {
    const Checks& checks = subject.theme.check;
    const auto is_off = [&](const CheckId& id) { return chosen(checks, id) == theme::Check::Off; };
    for (const CheckRow& row : check_rows()) {
        if (row.stage != stage || std::ranges::all_of(row.ids, is_off)) continue;
        for (diag::Diagnostic& found : row.find(subject)) {
            const auto id = std::ranges::find(row.ids, found.id, &CheckId::id);
            if (id == row.ids.end())
                throw std::logic_error("a check without the id " + std::string(found.id.name()));
            if (is_off(*id)) continue;
            if (chosen(checks, *id) == theme::Check::Error) found.severity = diag::Severity::Error;
            sink.add(std::move(found));
        }
    }
}

} // namespace spotit::job
