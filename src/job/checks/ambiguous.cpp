#include "job/checks/checks.hpp"

#include <fmt/format.h>

namespace spotit::job {

namespace {

/// The placement of a picture where the white around it is the most too narrow.
struct Worst {
    const layout::Placement* placement = nullptr; ///< null: all are clear
    std::size_t card = 0;
};

double lacking(const layout::Placement& placement) {
    return placement.inner_white - placement.narrow_white;
}

std::vector<Worst> worst_placements(const CardLayouts& cards) {
    std::vector<Worst> result(cards.drawings.size());
    for (std::size_t card = 0; card < cards.layouts.size(); ++card)
        for (std::size_t i = 0; i < cards.pictures.cards[card].size(); ++i) {
            const layout::Placement& placement = cards.layouts[card].placements[i];
            Worst& worst = result[static_cast<std::size_t>(cards.pictures.cards[card][i])];
            const double max_lack = worst.placement == nullptr ? 0 : lacking(*worst.placement);
            if (lacking(placement) > max_lack) worst = {&placement, card};
        }
    return result;
}

} // namespace

std::vector<diag::Diagnostic> find_ambiguous_symbols(const CheckSubject& subject) {
    const std::vector<Worst> all = worst_placements({subject.pictures, subject.drawings, subject.layouts});
    std::vector<diag::Diagnostic> found;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [placement, card] = all[i];
        if (placement == nullptr) continue;
        const symbol::SymbolSpec& shown = subject.pictures.specs[i].shown;
        found.push_back(
            {.severity = diag::Severity::Warning,
             .id = "ambiguous",
             .message = fmt::format(
                 "parts of {} could be taken for symbols of their own: on card {} they are "
                 "{:.1f} mm apart, and another symbol is {:.1f} mm away",
                 subject.drawings[i].name, card + 1, placement->inner_white, placement->narrow_white),
             .span = shown.span,
             .notes = {shown.image.empty()
                           ? "fix: another symbol, whose parts are joined or nearer to each other"
                           : "fix: join the parts in the picture, or move them together until the white "
                             "between them is at most a quarter of the whole drawing's diameter"},
             .subject = written_name(shown)});
    }
    return found;
}

} // namespace spotit::job
