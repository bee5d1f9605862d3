#include "job/checks/checks.hpp"

#include <variant>

namespace spotit::job {

// A check is a function in a file of this folder, its name here, and its row in the table.
using Check = std::vector<diag::Diagnostic>(const CheckSubject&);
Check find_similar_symbols, find_similar_set_colors, find_coarse_backgrounds, find_faint_symbols,
    find_white_boxes, find_less_bleed, find_missing_rulers;
/// A check of each picture that is on cards, with its placements there.
using PictureCheck = std::optional<diag::Diagnostic>(const PictureSpec& spec, const symbol::Symbol& drawing,
                                                     std::span<const OnCard> on_cards);
PictureCheck find_small_symbol, find_coarse_picture, find_ambiguous_symbol;

namespace {

using theme::Checks;

/// An id of a check's findings.
struct CheckId {
    diag::Id id;
    theme::Check Checks::*setting = nullptr; ///< decides on the severity; null: `fixed` does
    theme::Check fixed = theme::Check::Warn;

    theme::Check choose(const Checks& checks) const { return setting == nullptr ? fixed : checks.*setting; }
};
struct CheckRow {
    CheckStage stage{};
    std::variant<Check*, PictureCheck*> find;
    std::vector<CheckId> ids;
};

constexpr CheckId look_alike{"look-alike", &Checks::look_alike},
    color_blind{"color-blind", &Checks::color_blind}, legibility{"legibility", &Checks::legibility},
    low_dpi{"low-dpi", &Checks::legibility}, ambiguous{"ambiguous", &Checks::legibility},
    white_box{"white-box", &Checks::legibility}, blank_symbol{"blank-symbol", nullptr, theme::Check::Error};

std::span<const CheckRow> check_rows() {
    using enum CheckStage;
    static const std::vector<CheckRow> rows{
        {Drawings, find_similar_symbols, {look_alike, color_blind}},
        {MadeDrawings, find_similar_set_colors, {look_alike, color_blind, legibility, blank_symbol}},
        {Drawings, find_faint_symbols, {legibility}},
        {Drawings, find_white_boxes, {white_box}},
        {Layouts, find_coarse_picture, {low_dpi}},
        {Layouts, find_small_symbol, {legibility}},
        {Layouts, find_ambiguous_symbol, {ambiguous}},
        {Document, find_coarse_backgrounds, {low_dpi}},
        {Document, find_less_bleed, {{"less-bleed"}}},
        {Document, find_missing_rulers, {{"no-scale-check"}}},
    };
    return rows;
}

std::vector<diag::Diagnostic> run_check(const CheckRow& row, const CheckSubject& subject) {
    if (const auto* const check = std::get_if<Check*>(&row.find)) return (*check)(subject);
    const auto& check = std::get<PictureCheck*>(row.find);
    std::vector<std::vector<OnCard>> on_cards(subject.drawings.size());
    for (std::size_t card = 0; card < subject.layouts.size(); ++card)
        for (std::size_t i = 0; i < subject.pictures.cards[card].size(); ++i)
            on_cards[static_cast<std::size_t>(subject.pictures.cards[card][i])].push_back(
                {&subject.layouts[card].placements[i], card});
    std::vector<diag::Diagnostic> all;
    for (std::size_t i = 0; i < on_cards.size(); ++i) {
        if (on_cards[i].empty()) continue;
        const PictureSpec& spec = subject.pictures.specs[i];
        if (auto found = check(spec, subject.drawings[i], on_cards[i])) {
            found->span = spec.shown.span;
            const auto symbols = list_subjects(spec.shown);
            found->subjects.insert(found->subjects.begin(), symbols.begin(), symbols.end());
            all.push_back(*std::move(found));
        }
    }
    return all;
}

} // namespace

void run_checks(CheckStage stage, const CheckSubject& subject, diag::Sink& sink) {
    const Checks& checks = subject.theme.check;
    const auto is_off = [&](const CheckId& id) { return id.choose(checks) == theme::Check::Off; };
    for (const CheckRow& row : check_rows()) {
        if (row.stage != stage || std::ranges::all_of(row.ids, is_off)) continue;
        for (diag::Diagnostic& found : run_check(row, subject)) {
            const auto id = std::ranges::find(row.ids, found.id, &CheckId::id);
            if (id == row.ids.end())
                throw std::logic_error("a check without the id " + std::string(found.id.name()));
            if (is_off(*id)) continue;
            found.severity =
                id->choose(checks) == theme::Check::Error ? diag::Severity::Error : diag::Severity::Warning;
            sink.add(std::move(found));
        }
    }
}

} // namespace spotit::job
