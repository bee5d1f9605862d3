#include "job/checks/checks.hpp"

#include "diag/write.hpp"

#include <fmt/format.h>

namespace spotit::job {

std::vector<diag::Diagnostic> find_less_bleed(const CheckSubject& subject) {
    const sheet::Options& sheet = subject.theme.sheet;
    const double bleed = subject.imposition->bleed;
    if (bleed >= sheet.bleed - 1e-9) return {};
    const std::string gap = fmt::format("{:.3g}mm", 2 * sheet.bleed);
    return {
        {.id = "less-bleed",
         .message = diag::write("cards that are {gap:.3g} mm apart leave room for {room:.3g} mm of bleed, "
                                "not {bleed:.3g} mm",
                                sheet.gap, bleed, sheet.bleed),
         .span = subject.theme.find_place({"sheet.bleed"}),
         .notes = {diag::make_fix("sheet.gap: " + gap, {.settings = {{"sheet.gap", gap}}})}}};
}

std::vector<diag::Diagnostic> find_missing_rulers(const CheckSubject& subject) {
    const sheet::Options& sheet = subject.theme.sheet;
    const bool horizontal = subject.imposition->horizontal_ruler,
               vertical = subject.imposition->vertical_ruler;
    if (!sheet.scale_check || sheet.one_card_per_page || (horizontal && vertical)) return {};
    const diag::Sentence missing = horizontal ? diag::Sentence("the vertical 50 mm bar")
                                   : vertical ? diag::Sentence("the horizontal 50 mm bar")
                                              : "the 50 mm bars";
    return {{.id = "no-scale-check",
             .message = diag::write("the cards leave no room for {missing}", missing),
             .span = subject.theme.find_place({"sheet.scale_check"}),
             .notes = {"measure a printed card instead, or give the sheet a larger `sheet.margin`"}}};
}

} // namespace spotit::job
